### What happened, a sentence each. The first letter of a sentence is made large by itself.

## Accounts and reasons

bank = die Bank
pot = die Mitte
nobody = niemand
why-pay = Zahlung
why-pay_each = Zahlung an alle
why-collect_each = Zahlung von allen
why-rent = Miete
why-tax = Steuer
why-card = Karte
why-jail_fine = Freikauf
why-interest = Zinsen
why-pot = Geld aus der Mitte
why-final_rents = Mieten zum Schluss
house = ein Haus
hotel = ein Hotel
jail-card = die Gefängnis-frei-Karte aus dem Stapel „{ DECK($deck) }“
steps-houses = { $count ->
        [one] 1 Haus
       *[other] { $count } Häuser
    } auf { SPACE($deed) }
steps-hotel = ein Hotel auf { SPACE($deed) }
and = { $first } und { $last }

## The start and the players

event-start_money_paid = { PLAYER($player) } startet mit { MONEY($amount) }
event-pot_seeded = Die Bank legt { MONEY($amount) } in die Mitte
event-player_joined = { PLAYER($player) } spielt mit
event-player_left_again = { $name } spielt doch nicht mit
event-player_amended = Die Angaben zu { PLAYER($player) } sind geändert
event-mode_set = { $mode ->
        [players_act] Gebaut, beliehen und gekauft wird jetzt am eigenen Handy
       *[other] Wer die Bank führt, bestätigt jetzt alle Wünsche
    }
event-edition_amended = Für dieses Spiel berichtigt: { $path } ist { $value ->
        [true] ja
        [false] nein
        [none] nichts
       *[other] { $value }
    }
event-entry_reversed = Eintrag { $seq } ist zurückgenommen, die späteren bleiben
event-corrected = { $what ->
        [balance] Berichtigt: { PLAYER($player) } hat { MONEY($value) }
        [position] Berichtigt: { PLAYER($player) } steht auf { SPACE($value) }
        [tokens] Berichtigt: { PLAYER($player) } hat { $value ->
            [0] keine Loser-Marke
            [one] 1 Loser-Marke
           *[other] { $value } Loser-Marken
        }
        [jail_cards] Berichtigt: { PLAYER($player) } hat { $value ->
            [0] keine Gefängnis-frei-Karte
            [one] 1 Gefängnis-frei-Karte
           *[other] { $value } Gefängnis-frei-Karten
        }
        [in_jail] Berichtigt: { PLAYER($player) } sitzt { $value ->
            [true] im Gefängnis
           *[false] nicht im Gefängnis
        }
        [figure] Berichtigt: { PLAYER($player) } hat die große Figur{ $value ->
            [true] {""}
           *[false] {" "}nicht
        }
        [owner] Berichtigt: { SPACE($deed) } gehört { PLAYER($value) }
        [mortgaged] Berichtigt: { SPACE($deed) } hat { $value ->
            [true] eine Hypothek
           *[false] keine Hypothek
        }
       *[buildings] Berichtigt: { SPACE($deed) } hat { $value ->
            [0] kein Gebäude
            [one] 1 Haus
            [5] ein Hotel
           *[other] { $value } Häuser
        }
    }
event-undo = Eintrag { $of } ist rückgängig gemacht
event-redo = Eintrag { $of } gilt wieder

## Money

event-money_paid = { $why ->
        [rent] { PLAYER($payer) } zahlt { MONEY($amount) } Miete an { PLAYER($payee) }
        [pot] { PLAYER($payee) } nimmt { MONEY($amount) } aus der Mitte
        [pay] { PLAYER($payer) } { $payee ->
            [pot] legt { MONEY($amount) } in die Mitte
           *[other] zahlt { MONEY($amount) } an { PLAYER($payee) }
        }
       *[other] { PLAYER($payer) } { $payee ->
            [pot] legt { MONEY($amount) } in die Mitte ({ REASON($why) })
           *[other] zahlt { MONEY($amount) } an { PLAYER($payee) } ({ REASON($why) })
        }
    }
event-debt_incurred = { PLAYER($payer) } muss { MONEY($amount) } { $payee ->
        [pot] in die Mitte legen
       *[other] an { PLAYER($payee) } zahlen
    } ({ REASON($why) }), hat aber noch nicht genug
event-debt_settled = { PLAYER($payer) } { $payee ->
        [pot] legt die offenen { MONEY($amount) } in die Mitte
       *[other] zahlt die offenen { MONEY($amount) } an { PLAYER($payee) }
    }
event-debt_settled_in_deeds = { PLAYER($payer) } gibt für die Schuld { SPACES($deeds) }{ $amount ->
        [0] {""}
       *[other] {" "}und { MONEY($amount) }
    } an { PLAYER($payee) }
event-salary_paid = { PLAYER($player) } bekommt { MONEY($amount) } für LOS

## Deeds and loans

event-deed_bought = { PLAYER($player) } kauft { SPACE($deed) } für { MONEY($amount) }
event-deed_mortgaged = { PLAYER($player) } beleiht { SPACE($deed) } und bekommt { MONEY($amount) }
event-deed_redeemed = { PLAYER($player) } löst die Hypothek auf { SPACE($deed) } für { MONEY($amount) } ab
event-buildings_built = { PLAYER($player) } baut { STEPS($steps) } für { MONEY($amount) }
event-buildings_sold = { PLAYER($player) } verkauft { STEPS($steps) } für { MONEY($amount) }
event-trade_made = { PLAYER($left) } gibt { PLAYER($right) } { GIVES($left_gives) } und bekommt dafür { GIVES($right_gives) }
event-paid_on_mortgages = { PLAYER($player) } zahlt { MONEY($amount) } an die Bank für übernommene Hypotheken
event-trade_offered = { PLAYER($left) } bietet { PLAYER($right) } { GIVES($left_gives) } für { GIVES($right_gives) }
event-trade_answered = { $accept ->
        [true] { PLAYER($right) } nimmt das Angebot von { PLAYER($left) } an
       *[false] Das Angebot von { PLAYER($left) } an { PLAYER($right) } ist vom Tisch
    }
gives-nothing = nichts
gives-jail_cards = { $count ->
        [one] 1 Gefängnis-frei-Karte
       *[other] { $count } Gefängnis-frei-Karten
    }
gives-tokens = { $count ->
        [one] 1 Loser-Marke
       *[other] { $count } Loser-Marken
    }

## Auctions

event-auction_opened = Unter den Hammer kommt { LOT($lot) }
event-bid_placed = { PLAYER($player) } bietet { MONEY($amount) }
event-bid_dropped = { PLAYER($player) } zieht das Gebot zurück
event-auction_cancelled = Die Versteigerung ist abgesagt: { LOT($lot) }
event-auction_unsold = Für { LOT($lot) } bietet niemand
event-lot_sold = { LOT($lot) } geht für { MONEY($amount) } an { PLAYER($player) }
event-lot_sold_built = { LOT($lot) } geht für { MONEY($amount) } an { PLAYER($player) } und kommt auf { SPACE($deed) }

## Turns and jail

event-dice_thrown = { PLAYER($player) } würfelt { DICE($dice) }
event-dice_thrown_speed = { PLAYER($player) } würfelt { DICE($dice) }, dazu { $speed ->
        [bus] den Bus
        [mr] das Männchen
       *[other] eine { $speed }
    }
event-token_moved = { PLAYER($player) } landet auf { SPACE($to) }
event-player_jailed = { PLAYER($player) } muss ins Gefängnis
event-jail_throw_missed = { PLAYER($player) } bleibt im Gefängnis
event-player_freed = { $how ->
        [fine] { PLAYER($player) } kommt durch Freikauf aus dem Gefängnis
        [card] { PLAYER($player) } kommt mit einer Karte aus dem Gefängnis
       *[doubles] { PLAYER($player) } kommt mit einem Pasch aus dem Gefängnis
    }
event-turn_ended = { PLAYER($player) } ist dran
event-card_drawn = { PLAYER($player) } zieht eine Karte vom Stapel „{ DECK($deck) }“
event-jail_card_kept = { PLAYER($player) } behält die Gefängnis-frei-Karte

## Sore losers

event-token_taken = { PLAYER($player) } bekommt eine Loser-Marke
event-token_stolen = { $kept ->
        [true] { PLAYER($player) } klaut eine Loser-Marke von { PLAYER($victim) }
       *[false] { PLAYER($player) } klaut eine Loser-Marke von { PLAYER($victim) } und gibt sie an die Bank
    }
event-figure_taken = { PLAYER($player) } tauscht die Loser-Marken gegen die große Figur
event-free_house_placed = { PLAYER($player) } stellt ein Gratishaus auf { SPACE($deed) }
event-deed_stolen = { PLAYER($player) } setzt { PLAYER($victim) } fest und nimmt { SPACE($deed) }
event-deed_stolen_none = { PLAYER($player) } setzt { PLAYER($victim) } fest, aber zu holen ist da nichts

## The end

event-player_bankrupt = { PLAYER($player) } scheidet aus, alles geht an { PLAYER($creditor) }
event-game_finished = { $how ->
        [last_player] Das Spiel ist aus: Sieg für { PLAYERS($winners) }, sonst ist niemand mehr dabei
        [final_rents] Das Spiel ist aus: Sieg für { PLAYERS($winners) } mit dem meisten Geld nach den letzten Mieten
       *[worth] Das Spiel ist aus: Sieg für { PLAYERS($winners) } mit dem größten Vermögen
    }
