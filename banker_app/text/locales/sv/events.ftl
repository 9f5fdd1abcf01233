### What happened, a sentence each. The first letter of a sentence is made large by itself.

## Accounts and reasons

bank = banken
pot = mitten
nobody = ingen
why-pay = betalning
why-pay_each = betalning till alla
why-collect_each = betalning från alla
why-rent = hyra
why-tax = skatt
why-card = kort
why-jail_fine = böter
why-interest = ränta
why-pot = pengar från mitten
why-final_rents = hyror på slutet
house = ett hus
hotel = ett hotell
jail-card = frikortet från fängelset ur högen ”{ DECK($deck) }”
steps-houses = { $count ->
        [one] 1 hus
       *[other] { $count } hus
    } på { SPACE($deed) }
steps-hotel = ett hotell på { SPACE($deed) }
and = { $first } och { $last }

## The start and the players

event-start_money_paid = { PLAYER($player) } börjar med { MONEY($amount) }
event-pot_seeded = Banken lägger { MONEY($amount) } i mitten
event-player_joined = { PLAYER($player) } är med i spelet
event-player_left_again = { $name } är inte med i spelet ändå
event-player_amended = Uppgifterna om { PLAYER($player) } har ändrats
event-mode_set = { $mode ->
        [players_act] Nu bygger, intecknar och köper alla på egen mobil
       *[other] Nu bekräftar bankiren det som spelarna vill göra
    }
event-edition_amended = Rättat för det här spelet: { $path } är { $value ->
        [true] ja
        [false] nej
        [none] inget
       *[other] { $value }
    }
event-entry_reversed = Händelse { $seq } har tagits tillbaka, de senare står kvar
event-corrected = { $what ->
        [balance] Rättat: { PLAYER($player) } har { MONEY($value) }
        [position] Rättat: { PLAYER($player) } står på { SPACE($value) }
        [tokens] Rättat: { PLAYER($player) } har { $value ->
            [0] ingen förlorarbricka
            [one] 1 förlorarbricka
           *[other] { $value } förlorarbrickor
        }
        [jail_cards] Rättat: { PLAYER($player) } har { $value ->
            [0] inget frikort från fängelset
            [one] 1 frikort från fängelset
           *[other] { $value } frikort från fängelset
        }
        [in_jail] Rättat: { PLAYER($player) } sitter { $value ->
            [true] i fängelse
           *[false] inte i fängelse
        }
        [figure] Rättat: { PLAYER($player) } har { $value ->
            [true] figuren
           *[false] inte figuren
        }
        [owner] Rättat: { PLAYER($value) } äger { SPACE($deed) }
        [mortgaged] Rättat: { SPACE($deed) } har { $value ->
            [true] en inteckning
           *[false] ingen inteckning
        }
       *[buildings] Rättat: { SPACE($deed) } har { $value ->
            [0] ingen byggnad
            [one] 1 hus
            [5] ett hotell
           *[other] { $value } hus
        }
    }
event-undo = Händelse { $of } är ångrad
event-redo = Händelse { $of } gäller igen

## Money

event-money_paid = { $why ->
        [rent] { PLAYER($payer) } betalar { MONEY($amount) } i hyra till { PLAYER($payee) }
        [pot] { PLAYER($payee) } tar { MONEY($amount) } från mitten
        [pay] { PLAYER($payer) } { $payee ->
            [pot] lägger { MONEY($amount) } i mitten
           *[other] betalar { MONEY($amount) } till { PLAYER($payee) }
        }
       *[other] { PLAYER($payer) } { $payee ->
            [pot] lägger { MONEY($amount) } i mitten ({ REASON($why) })
           *[other] betalar { MONEY($amount) } till { PLAYER($payee) } ({ REASON($why) })
        }
    }
event-debt_incurred = { PLAYER($payer) } ska { $payee ->
        [pot] lägga { MONEY($amount) } i mitten
       *[other] betala { MONEY($amount) } till { PLAYER($payee) }
    } ({ REASON($why) }) men har inte råd än
event-debt_settled = { PLAYER($payer) } betalar sin skuld på { MONEY($amount) } till { PLAYER($payee) }
event-debt_settled_in_deeds = { PLAYER($payer) } betalar sin skuld till { PLAYER($payee) } med { SPACES($deeds) }{ $amount ->
        [0] {""}
       *[other] {" "}och { MONEY($amount) }
    }
event-salary_paid = { PLAYER($player) } får { MONEY($amount) } i lön på Gå

## Deeds and loans

event-deed_bought = { PLAYER($player) } köper { SPACE($deed) } för { MONEY($amount) }
event-deed_mortgaged = { PLAYER($player) } intecknar { SPACE($deed) } och får { MONEY($amount) }
event-deed_redeemed = { PLAYER($player) } löser inteckningen på { SPACE($deed) } för { MONEY($amount) }
event-buildings_built = { PLAYER($player) } bygger { STEPS($steps) } för { MONEY($amount) }
event-buildings_sold = { PLAYER($player) } säljer { STEPS($steps) } för { MONEY($amount) }
event-trade_made = { PLAYER($left) } ger { PLAYER($right) } { GIVES($left_gives) } och får { GIVES($right_gives) } i utbyte
event-paid_on_mortgages = { PLAYER($player) } betalar { MONEY($amount) } till banken för inteckningar som följde med
event-trade_offered = { PLAYER($left) } erbjuder { PLAYER($right) } { GIVES($left_gives) } i utbyte mot { GIVES($right_gives) }
event-trade_answered = { $accept ->
        [true] { PLAYER($right) } säger ja till erbjudandet från { PLAYER($left) }
       *[false] Erbjudandet från { PLAYER($left) } till { PLAYER($right) } gäller inte längre
    }
gives-nothing = ingenting
gives-jail_cards = { $count ->
        [one] 1 frikort från fängelset
       *[other] { $count } frikort från fängelset
    }
gives-tokens = { $count ->
        [one] 1 förlorarbricka
       *[other] { $count } förlorarbrickor
    }

## Auctions

event-auction_opened = { LOT($lot) } går under klubban
event-bid_placed = { PLAYER($player) } bjuder { MONEY($amount) }
event-bid_dropped = { PLAYER($player) } tar tillbaka sitt bud
event-auction_cancelled = Auktionen är inställd: { LOT($lot) }
event-auction_unsold = Ingen bjuder på { LOT($lot) }
event-lot_sold = { LOT($lot) } går till { PLAYER($player) } för { MONEY($amount) }
event-lot_sold_built = { LOT($lot) } går till { PLAYER($player) } för { MONEY($amount) } och byggs på { SPACE($deed) }

## Turns and jail

event-dice_thrown = { PLAYER($player) } slår { DICE($dice) }
event-dice_thrown_speed = { PLAYER($player) } slår { DICE($dice) } plus { $speed ->
        [bus] bussen
        [mr] gubben
       *[other] { $speed }
    }
event-token_moved = { PLAYER($player) } hamnar på { SPACE($to) }
event-player_jailed = { PLAYER($player) } åker i fängelse
event-jail_throw_missed = { PLAYER($player) } sitter kvar i fängelset
event-player_freed = { $how ->
        [fine] { PLAYER($player) } lämnar fängelset mot böter
        [card] { PLAYER($player) } lämnar fängelset med ett frikort
       *[doubles] { PLAYER($player) } slår lika och lämnar fängelset
    }
event-turn_ended = Turen går till { PLAYER($player) }
event-card_drawn = { PLAYER($player) } drar ett kort ur högen ”{ DECK($deck) }”
event-jail_card_kept = { PLAYER($player) } behåller frikortet från fängelset

## Sore losers

event-token_taken = { PLAYER($player) } får en förlorarbricka
event-token_stolen = { $kept ->
        [true] { PLAYER($player) } snor en förlorarbricka från { PLAYER($victim) }
       *[false] { PLAYER($player) } snor en förlorarbricka från { PLAYER($victim) } och lämnar den till banken
    }
event-figure_taken = { PLAYER($player) } byter sina förlorarbrickor mot figuren
event-free_house_placed = { PLAYER($player) } ställer ett gratishus på { SPACE($deed) }
event-deed_stolen = { PLAYER($player) } fångar { PLAYER($victim) } och tar { SPACE($deed) }
event-deed_stolen_none = { PLAYER($player) } fångar { PLAYER($victim) }, men där finns inget att ta

## The end

event-player_bankrupt = { PLAYER($player) } är ute och allt går till { PLAYER($creditor) }
event-game_finished = { $how ->
        [last_player] Spelet är slut: { PLAYERS($winners) } vinner, ingen annan är kvar
        [final_rents] Spelet är slut: { PLAYERS($winners) } vinner med mest pengar efter de sista hyrorna
       *[worth] Spelet är slut: { PLAYERS($winners) } vinner med störst förmögenhet
    }
