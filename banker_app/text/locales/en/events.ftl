### What happened, a sentence each. The first letter of a sentence is made large by itself.

## Accounts and reasons

bank = the bank
pot = the middle
nobody = nobody
why-pay = payment
why-pay_each = payment to everyone
why-collect_each = payment from everyone
why-rent = rent
why-tax = tax
why-card = card
why-jail_fine = fine
why-interest = interest
why-pot = money in the middle
why-final_rents = rents at the end
house = a house
hotel = a hotel
jail-card = the jail card of { DECK($deck) }
steps-houses = { $count ->
        [one] 1 house
       *[other] { $count } houses
    } on { SPACE($deed) }
steps-hotel = a hotel on { SPACE($deed) }
and = { $first } and { $last }

## The start and the players

event-start_money_paid = { PLAYER($player) } starts with { MONEY($amount) }
event-pot_seeded = The bank lays { MONEY($amount) } into the middle
event-player_joined = { PLAYER($player) } joins
event-player_left_again = { $name } has not joined after all
event-player_amended = What the table knows of { PLAYER($player) } has changed
event-mode_set = { $mode ->
        [players_act] Players now build, mortgage and buy on their own phones
       *[other] The banker confirms what players wish
    }
event-edition_amended = Put right for this game: { $path } is { $value ->
        [true] yes
        [false] no
        [none] none
       *[other] { $value }
    }
event-entry_reversed = Entry { $seq } is taken back, the later ones stay
event-corrected = { $what ->
        [balance] Put right: { PLAYER($player) } has { MONEY($value) }
        [position] Put right: { PLAYER($player) } stands on { SPACE($value) }
        [tokens] Put right: { PLAYER($player) } has { $value ->
            [one] 1 token
           *[other] { $value } tokens
        }
        [jail_cards] Put right: { PLAYER($player) } has { $value ->
            [one] 1 jail card
           *[other] { $value } jail cards
        }
        [in_jail] Put right: { PLAYER($player) } is { $value ->
            [true] in jail
           *[false] not in jail
        }
        [figure] Put right: { PLAYER($player) } { $value ->
            [true] has the figure
           *[false] does not have the figure
        }
        [owner] Put right: { SPACE($deed) } belongs to { PLAYER($value) }
        [mortgaged] Put right: { SPACE($deed) } is { $value ->
            [true] mortgaged
           *[false] not mortgaged
        }
       *[buildings] Put right: { SPACE($deed) } has { $value ->
            [0] no building
            [one] 1 house
            [5] a hotel
           *[other] { $value } houses
        }
    }
event-undo = Entry { $of } is undone
event-redo = Entry { $of } stands again

## Money

event-money_paid = { $why ->
        [rent] { PLAYER($payer) } pays { PLAYER($payee) } { MONEY($amount) } rent
        [pot] { PLAYER($payee) } takes { MONEY($amount) } from the middle
        [pay] { PLAYER($payer) } pays { PLAYER($payee) } { MONEY($amount) }
       *[other] { PLAYER($payer) } pays { PLAYER($payee) } { MONEY($amount) } ({ REASON($why) })
    }
event-debt_incurred = { PLAYER($payer) } owes { PLAYER($payee) } { MONEY($amount) } ({ REASON($why) }) and cannot pay it yet
event-debt_settled = { PLAYER($payer) } settles the debt to { PLAYER($payee) }: { MONEY($amount) }
event-debt_settled_in_deeds = { PLAYER($payer) } settles the debt to { PLAYER($payee) } with { SPACES($deeds) }{ $amount ->
        [0] {""}
       *[other] {" "}and { MONEY($amount) }
    }
event-salary_paid = { PLAYER($player) } gets { MONEY($amount) } on GO

## Deeds and loans

event-deed_bought = { PLAYER($player) } buys { SPACE($deed) } for { MONEY($amount) }
event-deed_mortgaged = { PLAYER($player) } mortgages { SPACE($deed) } for { MONEY($amount) }
event-deed_redeemed = { PLAYER($player) } lifts the mortgage on { SPACE($deed) } for { MONEY($amount) }
event-buildings_built = { PLAYER($player) } builds { STEPS($steps) } for { MONEY($amount) }
event-buildings_sold = { PLAYER($player) } sells { STEPS($steps) } for { MONEY($amount) }
event-trade_made = { PLAYER($left) } gives { PLAYER($right) } { GIVES($left_gives) } and gets { GIVES($right_gives) }
event-paid_on_mortgages = { PLAYER($player) } pays the bank { MONEY($amount) } for mortgages that came along
event-trade_offered = { PLAYER($left) } offers { PLAYER($right) } { GIVES($left_gives) } for { GIVES($right_gives) }
event-trade_answered = { $accept ->
        [true] { PLAYER($right) } takes the offer of { PLAYER($left) }
       *[false] The offer of { PLAYER($left) } to { PLAYER($right) } is gone
    }
gives-nothing = nothing
gives-jail_cards = { $count ->
        [one] 1 jail card
       *[other] { $count } jail cards
    }
gives-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }

## Auctions

event-auction_opened = Under the hammer: { LOT($lot) }
event-bid_placed = { PLAYER($player) } bids { MONEY($amount) }
event-bid_dropped = { PLAYER($player) } takes the bid back
event-auction_cancelled = The auction of { LOT($lot) } is called off
event-auction_unsold = Nobody bids for { LOT($lot) }
event-lot_sold = { LOT($lot) } goes to { PLAYER($player) } for { MONEY($amount) }
event-lot_sold_built = { LOT($lot) } goes to { PLAYER($player) } for { MONEY($amount) } and is built on { SPACE($deed) }

## Turns and jail

event-dice_thrown = { PLAYER($player) } throws { DICE($dice) }
event-dice_thrown_speed = { PLAYER($player) } throws { DICE($dice) } and { $speed ->
        [bus] the bus
        [mr] the figure
       *[other] { $speed }
    }
event-token_moved = { PLAYER($player) } moves to { SPACE($to) }
event-player_jailed = { PLAYER($player) } goes to jail
event-jail_throw_missed = { PLAYER($player) } stays in jail
event-player_freed = { $how ->
        [fine] { PLAYER($player) } leaves jail for the fine
        [card] { PLAYER($player) } leaves jail with a card
       *[doubles] { PLAYER($player) } leaves jail with a double
    }
event-turn_ended = It is the turn of { PLAYER($player) }
event-card_drawn = { PLAYER($player) } draws a card of { DECK($deck) }
event-jail_card_kept = { PLAYER($player) } keeps a jail card

## Sore losers

event-token_taken = { PLAYER($player) } takes a token
event-token_stolen = { $kept ->
        [true] { PLAYER($player) } takes a token from { PLAYER($victim) }
       *[false] { PLAYER($victim) } loses a token to the bank because of { PLAYER($player) }
    }
event-figure_taken = { PLAYER($player) } hands in the tokens and takes the figure
event-free_house_placed = { PLAYER($player) } puts a free house on { SPACE($deed) }
event-deed_stolen = { PLAYER($player) } traps { PLAYER($victim) } and takes { SPACE($deed) }
event-deed_stolen_none = { PLAYER($player) } traps { PLAYER($victim) }, who has nothing to take

## The end

event-player_bankrupt = { PLAYER($player) } is out; everything goes to { PLAYER($creditor) }
event-game_finished = { $how ->
        [last_player] The game is over. The last one left: { PLAYERS($winners) }
        [final_rents] The game is over. Most cash after the last rents: { PLAYERS($winners) }
       *[worth] The game is over. Worth most: { PLAYERS($winners) }
    }
