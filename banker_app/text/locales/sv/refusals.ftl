### Why not: what the rules say to a wish, and what would have to be.

## Who

refusal-unknown_player = Vid bordet sitter ingen som heter { $player }
refusal-player_out = { PLAYER($player) } är inte kvar i spelet
refusal-reserved_id = Ingen vid bordet får heta { $player }
refusal-player_twice = Vid bordet sitter redan { PLAYER($player) }
refusal-too_few_players = Den här utgåvan kräver minst { $least } spelare
refusal-too_many_players = Den här utgåvan är för högst { $most } spelare
refusal-same_account = Ingen betalar till sig själv
refusal-trade_with_oneself = Ingen gör affärer med sig själv
refusal-theft_from_oneself = Ingen stjäl från sig själv
refusal-no_such_place = Det finns bara { $most } platser vid bordet
refusal-nothing_to_change = Det finns inget att ändra
refusal-not_your_turn = Det är { PLAYER($turn) } som är i tur
refusal-no_game_yet = Inget spel har börjat än
refusal-game_has_started = Spelet har redan börjat
refusal-game_finished = Spelet är slut, men fortsätter om du ångrar avslutet
refusal-unknown_edition = Det finns ingen utgåva { $edition }
refusal-house_rules_clash = De här husreglerna går inte ihop
refusal-not_in_this_edition = Det finns inte i den här utgåvan
refusal-no_speed_die = Det här spelet går utan snabbtärning
refusal-too_few_deeds = Det finns bara { $deeds } lagfartsbevis att dela ut

## Seats

refusal-onlooker_only_sees = Den här skärmen tittar bara på
refusal-only_the_banker = Det gör bara bankiren
refusal-not_your_own = På din mobil spelar du bara för dig själv
refusal-unknown_device = Den här enheten är inte med vid bordet
refusal-same_device = Det är samma enhet
refusal-no_pin = Ingen pinkod har valts
refusal-bad_pin = En pinkod har 4 till 8 siffror
refusal-not_locked = Banken är inte låst här
refusal-wait = Fel pinkod för många gånger: vänta { $seconds ->
        [one] 1 sekund
       *[other] { $seconds } sekunder
    }
refusal-table_has_moved_on = Något har hänt under tiden: titta en gång till

## Money and debts

refusal-not_enough_cash = { PLAYER($player) } har bara { MONEY($cash) } och det behövs { MONEY($needed) }
refusal-debt_pending = { PLAYER($player) } måste betala en skuld först
refusal-no_debt = { PLAYER($player) } har inga skulder
refusal-could_still_pay = { PLAYER($player) } är skyldig { MONEY($owed) } och kan få ihop { MONEY($raisable) }
refusal-more_than_the_debt = Skulden är bara { MONEY($amount) }
refusal-cash_only_with_deeds = En skuld betalas i sin helhet
refusal-not_in_deeds = Bara hyra till någon vid bordet kan betalas med tomter, och bara där utgåvan tillåter det
refusal-money_is_gone = { PLAYER($player) } har inte kvar pengarna: det fattas { MONEY($missing) }
refusal-tokens_are_gone = { PLAYER($player) } har inte kvar förlorarbrickorna
refusal-not_a_tax = Det är ingen skatt på { SPACE($space) }
refusal-no_percent_here = { SPACE($space) } har bara ett fast belopp

## Deeds

refusal-not_a_deed = { SPACE($space) } är ingen tomt
refusal-not_a_street = På { SPACE($deed) } byggs det inget
refusal-deed_has_owner = { PLAYER($owner) } äger redan { SPACE($deed) }
refusal-deed_has_no_owner = Ingen äger { SPACE($deed) }
refusal-not_the_owner = { PLAYER($player) } äger inte { SPACE($deed) }
refusal-own_deed = { SPACE($deed) } är den egna tomten
refusal-deed_twice = Samma tomt står där två gånger
refusal-deed_mortgaged = Det ligger en inteckning på { SPACE($deed) }
refusal-deed_not_mortgaged = Det ligger ingen inteckning på { SPACE($deed) }
refusal-nothing_to_redeem = Det finns ingen inteckning på { SPACE($deed) } att lösa här
refusal-only_by_auction = Här går alla tomter under klubban
refusal-deed_needed = Vilken tomt?
refusal-deed_not_asked = Här behövs ingen tomt
refusal-deeds_unsold = Banken har fortfarande { SPACES($deeds) }
refusal-group_complete = { SPACE($deed) } ingår i en komplett färggrupp och går inte att ta

## Rent

refusal-rent_claimed_too_late = Nästa spelare har redan slagit: hyran är förlorad
refusal-owner_in_jail = { PLAYER($player) } sitter i fängelse och får ingen hyra här
refusal-dice_needed = Vad visar tärningarna?
refusal-dice_out_of_range = De här tärningarna visar högst { $most }

## Building

refusal-group_incomplete = Det krävs hela färggruppen som { SPACE($deed) } hör till
refusal-mortgage_bars_building = Först måste inteckningen på { SPACES($deeds) } lösas
refusal-buildings_stand = Först måste byggnaderna på { SPACES($deeds) } säljas
refusal-buildings_stay = I den här utgåvan säljs aldrig byggnader
refusal-fully_built = Mer går inte att bygga på { SPACE($deed) }
refusal-not_even = Det måste vara jämnt i färggruppen: { SPACE($deed) } får vänta
refusal-hotel_needs_group = Ett hotell kräver fyra hus på varje tomt i färggruppen
refusal-hotel_sold_whole = Här säljs hotell bara hela
refusal-no_houses_left = Banken har för få hus
refusal-no_hotels_left = Banken har för få hotell
refusal-not_so_many_buildings = Så många byggnader finns inte på { SPACE($deed) }
refusal-nothing_to_build = Det finns inget att bygga
refusal-nothing_to_sell = Det finns inget att sälja
refusal-other_building = Den byggnaden passar inte på { SPACE($deed) } nu
refusal-could_build_nowhere = { PLAYER($player) } har ingenstans att bygga det

## Auctions and trades

refusal-auction_open = En auktion pågår
refusal-auction_due = { SPACE($deed) } ska först auktioneras ut
refusal-auctions_due = Först ska konkursboet auktioneras ut
refusal-no_auction = Ingen auktion pågår
refusal-no_auctions = Vid det här bordet hålls inga auktioner
refusal-card_not_due = Det kortet är inte till salu
refusal-bid_too_low = Budet måste vara minst { MONEY($least) }
refusal-bid_not_covered = { PLAYER($player) } har bjudit { MONEY($needed) } men har bara { MONEY($cash) }
refusal-no_bid = { PLAYER($player) } har inte lagt något bud
refusal-empty_trade = Ingenting skulle byta ägare
refusal-no_offer = Det finns inget sådant erbjudande
refusal-which_offer = Vilket erbjudande?
refusal-no_jail_card = { PLAYER($player) } har inget frikort från fängelset för det
refusal-not_enough_tokens = { PLAYER($player) } har för få förlorarbrickor
refusal-too_many_tokens = Ingen får ha fler än { $most } förlorarbrickor

## Turns, jail, cards

refusal-already_thrown = { PLAYER($player) } har redan slagit
refusal-trapped = { PLAYER($player) } sitter fast under figuren
refusal-move_on_first = { PLAYER($player) } ska flytta vidare först
refusal-no_move_on_due = { PLAYER($player) } ska inte flytta vidare nu
refusal-speed_die_not_yet = { PLAYER($player) } slår nu utan snabbtärning: den används först efter ett varv förbi Gå och aldrig i fängelset
refusal-speed_die_needed = Vad visar snabbtärningen?
refusal-bus_steps = Bussen tar dig lika långt som den ena vita tärningen, den andra eller båda ihop
refusal-steps_not_asked = Bara med bussen får du välja
refusal-to_needed = Tre lika: till vilken ruta?
refusal-to_not_asked = Bara med tre lika väljer du ruta
refusal-already_in_jail = { PLAYER($player) } sitter i fängelse
refusal-not_in_jail = { PLAYER($player) } sitter inte i fängelse
refusal-throw_the_dice = Det avgörs med tärningarna
refusal-fine_too_late = Det är för sent att betala böterna, det gick bara före ett tidigare slag
refusal-cards_not_known = Korten i den här utgåvan är inte kända: betala det som står på kortet
refusal-no_such_card = Det finns inget sådant kort
refusal-option_needed = Kortet ger dig ett val
refusal-no_such_option = Kortet har bara { $options } alternativ
refusal-no_choice_here = Det här kortet ger dig inget val
refusal-card_is_held = Någon har redan det kortet

## Sore losers

refusal-figure_goes_nowhere = Figuren åker inte i fängelse, den skickar någon annan
refusal-figure_takes_no_token = Den som har figuren får inga förlorarbrickor
refusal-has_the_figure = { PLAYER($player) } har redan figuren
refusal-not_the_figure = { PLAYER($player) } har inte figuren
refusal-figure_has_not_landed = Figuren har inte fångat någon sedan senaste slaget
refusal-not_on_one_space = { PLAYER($player) } står på en annan ruta
refusal-safe_at_home = { PLAYER($player) } är redan i mål och i säkerhet
refusal-no_double_thrown = Ett gratishus kräver att någon slår lika

## Corrections, undo

refusal-player_needed = Vem gäller det?
refusal-player_not_asked = Här behövs inget namn
refusal-wrong_value = Det värdet passar inte
refusal-bad_path = I den här utgåvan finns inte { $path }
refusal-bad_value = Det värdet passar inte för { $path }
refusal-would_break = { $invariant ->
        [within_supply] Så många byggnader har banken inte
        [even_buildings] Det skulle inte vara jämnt byggt i färggruppen
        [buildings_need_the_group] Det skulle stå byggnader utan hela färggruppen
        [no_buildings_on_a_mortgage] Det skulle stå byggnader på en intecknad tomt
        [no_buildings_beside_a_mortgage] Det skulle stå byggnader bredvid en intecknad tomt
        [mortgaged_is_owned] En intecknad tomt måste ha en ägare
        [a_lot_has_no_owner] Den tomten auktioneras ut just nu
        [no_fifth_token] Någon skulle ha för många förlorarbrickor
        [the_figure_has_no_token] Den som har figuren skulle ha förlorarbrickor
        [one_jail_card_a_deck] Två spelare skulle ha samma frikort från fängelset
        [jail_is_one_space] Någon skulle sitta i fängelse och stå någon annanstans
        [bankrupt_owns_nothing] Någon som är ute skulle ha något kvar
        [balances_sum_to_zero] Pengarna vid bordet skulle inte gå jämnt upp
        [nobody_below_zero] Någon skulle ha mindre än ingenting
        [turn_of_a_player_still_in] Turen skulle vara hos någon som är ute
        [owned_by_a_player_still_in] En tomt skulle ägas av någon som är ute
        [everybody_stands_somewhere_or_nobody] Några pjäser skulle stå på brädet och andra ingenstans
        [jail_throws_are_in_jail] Slag i fängelset skulle räknas för någon som inte sitter där
        [one_auction] Två auktioner skulle pågå samtidigt
        [pending_names_players_still_in] En skuld, ett bud eller ett erbjudande skulle höra till någon som är ute
       *[other] Något på bordet skulle inte stämma längre
    }
refusal-nothing_to_undo = Det finns inget att ångra
refusal-nothing_to_redo = Det finns inget att återställa
refusal-not_in_force = Händelse { $seq } gäller inte
refusal-start_stays = Spelets början går inte att ta tillbaka
refusal-stands_in_the_way = Senare händelser står i vägen

## Keeping

not-kept-disk_full = Inget bokfördes: disken är full
not-kept-read_only = Inget bokfördes: det går inte att skriva i mappen
not-kept-disk_error = Inget bokfördes: disken rapporterar ett fel
not-kept-not_readable = Inget lästes: filerna i mappen går inte att öppna
