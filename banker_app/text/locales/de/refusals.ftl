### Why not: what the rules say to a wish, and what would have to be.

## Who

refusal-unknown_player = Am Tisch sitzt niemand namens { $player }
refusal-player_out = { PLAYER($player) } ist nicht mehr im Spiel
refusal-reserved_id = So darf am Tisch niemand heißen: { $player }
refusal-player_twice = Am Tisch sitzt schon { PLAYER($player) }
refusal-too_few_players = Diese Ausgabe braucht mindestens { $least } Leute
refusal-too_many_players = Diese Ausgabe ist für höchstens { $most } Leute
refusal-same_account = An sich selbst zahlt niemand
refusal-trade_with_oneself = Mit sich selbst handelt niemand
refusal-theft_from_oneself = Sich selbst bestiehlt niemand
refusal-no_such_place = An diesem Tisch gibt es nur { $most } Plätze
refusal-nothing_to_change = Es gibt nichts zu ändern
refusal-not_your_turn = { PLAYER($turn) } ist dran
refusal-no_game_yet = Noch läuft kein Spiel
refusal-game_has_started = Dieses Spiel hat schon begonnen
refusal-game_finished = Das Spiel ist aus; machst du das Ende rückgängig, geht es weiter
refusal-unknown_edition = Eine Ausgabe { $edition } gibt es nicht
refusal-house_rules_clash = Diese Hausregeln passen nicht zusammen
refusal-not_in_this_edition = Das gibt es in dieser Ausgabe nicht
refusal-no_speed_die = Dieses Spiel läuft ohne Tempo-Würfel
refusal-too_few_deeds = Zum Verteilen gibt es nur { $deeds } Besitzrechtkarten

## Seats

refusal-onlooker_only_sees = Dieser Bildschirm schaut nur zu
refusal-only_the_banker = Das macht nur, wer die Bank führt
refusal-not_your_own = Mit deinem Handy spielst du nur für dich
refusal-unknown_device = Dieses Gerät ist nicht am Tisch
refusal-same_device = Das ist dasselbe Gerät
refusal-no_pin = Es ist keine PIN festgelegt
refusal-bad_pin = Eine PIN hat 4 bis 8 Ziffern
refusal-not_locked = Hier ist die Bank nicht gesperrt
refusal-wait = Zu oft die falsche PIN: Warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
refusal-table_has_moved_on = Inzwischen ist etwas passiert: Schau noch einmal hin

## Money and debts

refusal-not_enough_cash = { PLAYER($player) } hat nur { MONEY($cash) }, nötig sind { MONEY($needed) }
refusal-debt_pending = { PLAYER($player) } muss erst eine Schuld begleichen
refusal-no_debt = { PLAYER($player) } hat keine Schulden
refusal-could_still_pay = { PLAYER($player) } schuldet { MONEY($owed) } und kommt noch auf { MONEY($raisable) }
refusal-more_than_the_debt = Die Schuld beträgt nur { MONEY($amount) }
refusal-cash_only_with_deeds = Eine Schuld wird ganz bezahlt
refusal-not_in_deeds = Mit Grundstücken bezahlst du nur Miete an andere am Tisch, und nur wo die Ausgabe es erlaubt
refusal-money_is_gone = { PLAYER($player) } hat das Geld nicht mehr: Es fehlen { MONEY($missing) }
refusal-tokens_are_gone = { PLAYER($player) } hat die Loser-Marken nicht mehr
refusal-not_a_tax = Auf { SPACE($space) } wird keine Steuer fällig
refusal-no_percent_here = { SPACE($space) } hat nur einen festen Betrag

## Deeds

refusal-not_a_deed = { SPACE($space) } ist kein Grundstück
refusal-not_a_street = Auf { SPACE($deed) } wird nicht gebaut
refusal-deed_has_owner = { SPACE($deed) } gehört schon { PLAYER($owner) }
refusal-deed_has_no_owner = { SPACE($deed) } gehört niemandem
refusal-not_the_owner = { SPACE($deed) } gehört { PLAYER($player) } nicht
refusal-own_deed = { SPACE($deed) } ist das eigene Grundstück
refusal-deed_twice = Dasselbe Grundstück steht da zweimal
refusal-deed_mortgaged = Auf { SPACE($deed) } liegt eine Hypothek
refusal-deed_not_mortgaged = Auf { SPACE($deed) } liegt keine Hypothek
refusal-nothing_to_redeem = Auf { SPACE($deed) } ist hier keine Hypothek abzulösen
refusal-only_by_auction = Hier kommt jedes Grundstück unter den Hammer
refusal-deed_needed = Welches Grundstück?
refusal-deed_not_asked = Hier braucht es kein Grundstück
refusal-deeds_unsold = Die Bank hat noch { SPACES($deeds) }
refusal-group_complete = { SPACE($deed) } gehört zu einer vollständigen Farbgruppe und ist sicher

## Rent

refusal-rent_claimed_too_late = Es wurde schon weitergewürfelt: Die Miete ist verfallen
refusal-owner_in_jail = { PLAYER($player) } sitzt im Gefängnis und kassiert hier keine Miete
refusal-dice_needed = Was zeigen die Würfel?
refusal-dice_out_of_range = Diese Würfel zeigen höchstens { $most }

## Building

refusal-group_incomplete = Dafür braucht es die ganze Farbgruppe von { SPACE($deed) }
refusal-mortgage_bars_building = Auf { SPACES($deeds) } liegt noch eine Hypothek, die muss erst weg
refusal-buildings_stand = Erst müssen die Gebäude auf { SPACES($deeds) } verkauft werden
refusal-buildings_stay = In dieser Ausgabe werden Gebäude nie verkauft
refusal-fully_built = Mehr geht auf { SPACE($deed) } nicht
refusal-not_even = Die Farbgruppe muss gleichmäßig bleiben: { SPACE($deed) } muss warten
refusal-hotel_needs_group = Für ein Hotel braucht jede Straße der Farbgruppe vier Häuser
refusal-hotel_sold_whole = Hier wird ein Hotel nur ganz verkauft
refusal-no_houses_left = Die Bank hat zu wenige Häuser
refusal-no_hotels_left = Die Bank hat zu wenige Hotels
refusal-not_so_many_buildings = So viele Gebäude hat { SPACE($deed) } nicht
refusal-nothing_to_build = Es gibt nichts zu bauen
refusal-nothing_to_sell = Es gibt nichts zu verkaufen
refusal-other_building = Dieses Gebäude passt jetzt nicht auf { SPACE($deed) }
refusal-could_build_nowhere = { PLAYER($player) } hat dafür keinen Bauplatz

## Auctions and trades

refusal-auction_open = Es läuft gerade eine Versteigerung
refusal-auction_due = { SPACE($deed) } muss erst noch versteigert werden
refusal-auctions_due = Erst kommt die Konkursmasse unter den Hammer
refusal-no_auction = Es läuft keine Versteigerung
refusal-no_auctions = An diesem Tisch wird nicht versteigert
refusal-card_not_due = Diese Karte steht nicht zum Verkauf
refusal-bid_too_low = Geboten werden müssen mindestens { MONEY($least) }
refusal-bid_not_covered = { PLAYER($player) } hat { MONEY($needed) } geboten und besitzt nur { MONEY($cash) }
refusal-no_bid = { PLAYER($player) } hat nichts geboten
refusal-empty_trade = Dabei würde nichts getauscht
refusal-no_offer = So ein Angebot gibt es nicht
refusal-which_offer = Welches Angebot?
refusal-no_jail_card = { PLAYER($player) } hat dafür keine Gefängnis-frei-Karte
refusal-not_enough_tokens = { PLAYER($player) } hat zu wenige Loser-Marken
refusal-too_many_tokens = Mehr als { $most } Loser-Marken darf niemand haben

## Turns, jail, cards

refusal-already_thrown = { PLAYER($player) } hat schon gewürfelt
refusal-trapped = { PLAYER($player) } sitzt unter der großen Figur fest
refusal-move_on_first = { PLAYER($player) } muss erst noch weiterziehen
refusal-no_move_on_due = { PLAYER($player) } zieht jetzt nicht weiter
refusal-speed_die_not_yet = { PLAYER($player) } würfelt jetzt ohne Tempo-Würfel: Den gibt es erst nach dem ersten Mal über LOS und nie im Gefängnis
refusal-speed_die_needed = Was zeigt der Tempo-Würfel?
refusal-bus_steps = Mit dem Bus ziehst du um den einen weißen Würfel weiter, um den anderen oder um beide
refusal-steps_not_asked = Nur beim Bus hast du die Wahl
refusal-to_needed = Drei Gleiche: Auf welches Feld?
refusal-to_not_asked = Nur bei drei Gleichen suchst du dir das Feld aus
refusal-already_in_jail = { PLAYER($player) } sitzt im Gefängnis
refusal-not_in_jail = { PLAYER($player) } sitzt nicht im Gefängnis
refusal-throw_the_dice = Dafür wird gewürfelt
refusal-fine_too_late = Zum Freikaufen ist es zu spät, das ging nur vor einem früheren Wurf
refusal-cards_not_known = Die Karten dieser Ausgabe sind nicht bekannt: Zahle, was auf der Karte steht
refusal-no_such_card = So eine Karte gibt es nicht
refusal-option_needed = Die Karte lässt dir die Wahl
refusal-no_such_option = Die Karte lässt dir nur { $options } Möglichkeiten
refusal-no_choice_here = Diese Karte lässt dir keine Wahl
refusal-card_is_held = Diese Karte hat schon jemand

## Sore losers

refusal-figure_goes_nowhere = Die große Figur muss nicht ins Gefängnis, sie schickt jemand anderen
refusal-figure_takes_no_token = Wer die große Figur hat, bekommt keine Loser-Marken
refusal-has_the_figure = { PLAYER($player) } hat die große Figur schon
refusal-not_the_figure = { PLAYER($player) } hat die große Figur nicht
refusal-figure_has_not_landed = Seit dem letzten Wurf hat die große Figur niemanden erwischt
refusal-not_on_one_space = { PLAYER($player) } steht auf einem anderen Feld
refusal-safe_at_home = { PLAYER($player) } ist schon am Ziel und sicher
refusal-no_double_thrown = Ein Gratishaus gibt es nur bei einem Pasch

## Corrections, undo

refusal-player_needed = Um wen geht es?
refusal-player_not_asked = Hier braucht es keinen Namen
refusal-wrong_value = Dieser Wert passt nicht
refusal-bad_path = In dieser Ausgabe gibt es { $path } nicht
refusal-bad_value = Dieser Wert passt nicht zu { $path }
refusal-would_break = { $invariant ->
        [within_supply] So viele Gebäude hat die Bank nicht
        [even_buildings] Die Farbgruppe wäre nicht mehr gleichmäßig bebaut
        [buildings_need_the_group] Gebäude stünden da ohne die ganze Farbgruppe
        [no_buildings_on_a_mortgage] Auf einer Straße mit Hypothek stünden Gebäude
        [no_buildings_beside_a_mortgage] Neben einer Straße mit Hypothek stünden Gebäude
        [mortgaged_is_owned] Eine Hypothek gibt es nur auf Grundstücken, die jemandem gehören
        [a_lot_has_no_owner] Dieses Grundstück wird gerade versteigert
        [no_fifth_token] Jemand hätte zu viele Loser-Marken
        [the_figure_has_no_token] Wer die große Figur hat, hätte Loser-Marken
        [one_jail_card_a_deck] Dieselbe Gefängnis-frei-Karte wäre zweimal vergeben
        [jail_is_one_space] Jemand säße im Gefängnis und stünde zugleich woanders
        [bankrupt_owns_nothing] Wer ausgeschieden ist, hätte noch Besitz
        [balances_sum_to_zero] Das Geld am Tisch ginge nicht mehr auf
        [nobody_below_zero] Jemand hätte weniger als nichts
        [turn_of_a_player_still_in] Dran wäre jemand, der ausgeschieden ist
        [owned_by_a_player_still_in] Ein Grundstück gehörte jemandem, der ausgeschieden ist
        [everybody_stands_somewhere_or_nobody] Manche Figuren stünden auf dem Brett und andere nirgends
        [jail_throws_are_in_jail] Würfe im Gefängnis zählten für jemanden, der nicht darin sitzt
        [one_auction] Zwei Versteigerungen liefen gleichzeitig
        [pending_names_players_still_in] Eine Schuld, ein Gebot oder ein Angebot bliebe bei jemandem, der ausgeschieden ist
       *[other] Am Tisch würde danach etwas nicht mehr stimmen
    }
refusal-nothing_to_undo = Es gibt nichts rückgängig zu machen
refusal-nothing_to_redo = Es gibt nichts zurückzuholen
refusal-not_in_force = Eintrag { $seq } gilt nicht
refusal-start_stays = Der Spielbeginn bleibt, wie er ist
refusal-stands_in_the_way = Dem stehen spätere Einträge im Weg

## Keeping

not-kept-disk_full = Nichts wurde gebucht: Der Speicher ist voll
not-kept-read_only = Nichts wurde gebucht: In den Ordner lässt sich nicht schreiben
not-kept-disk_error = Nichts wurde gebucht: Der Speicher meldet einen Fehler
not-kept-not_readable = Nichts wurde gelesen: Die Dateien in diesem Ordner lassen sich nicht öffnen
