### Why not: what the rules say to a wish, and what would have to be.

## Who

refusal-unknown_player = There is no player { $player } at this table
refusal-player_out = { PLAYER($player) } is out of the game
refusal-reserved_id = A player cannot be called { $player }
refusal-player_twice = There already is a player { PLAYER($player) }
refusal-too_few_players = This box needs at least { $least } players
refusal-too_many_players = This box is for at most { $most } players
refusal-same_account = Payer and receiver are the same
refusal-trade_with_oneself = Nobody trades with themselves
refusal-theft_from_oneself = Nobody steals from themselves
refusal-no_such_place = There are only { $most } places at this table
refusal-nothing_to_change = There is nothing to change
refusal-not_your_turn = It is the turn of { PLAYER($turn) }
refusal-no_game_yet = No game has begun yet
refusal-game_has_started = This game has already begun
refusal-game_finished = The game is over; undo would open it again
refusal-unknown_edition = There is no edition { $edition }
refusal-house_rules_clash = These house rules do not go together
refusal-not_in_this_edition = This box does not have that
refusal-no_speed_die = This game is played without the speed die
refusal-too_few_deeds = There are only { $deeds } deeds to deal

## Seats

refusal-onlooker_only_sees = This screen only looks on
refusal-only_the_banker = Only the banker does that
refusal-not_your_own = A player's phone acts for that player only
refusal-unknown_device = This device is not at the table
refusal-same_device = That is the same device
refusal-no_pin = No PIN has been set
refusal-bad_pin = A PIN has 4 to 8 digits
refusal-not_locked = The bank is not locked here
refusal-wait = Too many wrong PINs: wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
refusal-table_has_moved_on = Something has happened meanwhile: look again

## Money and debts

refusal-not_enough_cash = { PLAYER($player) } has { MONEY($cash) }, and { MONEY($needed) } are needed
refusal-debt_pending = { PLAYER($player) } has a debt to settle first
refusal-no_debt = { PLAYER($player) } owes nothing
refusal-could_still_pay = { PLAYER($player) } owes { MONEY($owed) } and could still raise { MONEY($raisable) }
refusal-more_than_the_debt = The debt is { MONEY($amount) }
refusal-cash_only_with_deeds = Without deeds a debt is paid in full
refusal-not_in_deeds = Only a rent owed to a player may be paid in deeds, where the box allows it
refusal-money_is_gone = { PLAYER($player) } no longer has that money: { MONEY($missing) } are missing
refusal-tokens_are_gone = { PLAYER($player) } no longer has those tokens
refusal-not_a_tax = There is no tax on { SPACE($space) }
refusal-no_percent_here = { SPACE($space) } has one fixed amount

## Deeds

refusal-not_a_deed = { SPACE($space) } has no deed
refusal-not_a_street = Nothing is built on { SPACE($deed) }
refusal-deed_has_owner = { SPACE($deed) } belongs to { PLAYER($owner) }
refusal-deed_has_no_owner = { SPACE($deed) } belongs to nobody
refusal-not_the_owner = { SPACE($deed) } does not belong to { PLAYER($player) }
refusal-own_deed = { SPACE($deed) } is the player's own
refusal-deed_twice = The same deed stands there twice
refusal-deed_mortgaged = { SPACE($deed) } is mortgaged
refusal-deed_not_mortgaged = { SPACE($deed) } is not mortgaged
refusal-nothing_to_redeem = There is no mortgage on { SPACE($deed) } to lift with this
refusal-only_by_auction = Here every deed is auctioned
refusal-deed_needed = Which deed?
refusal-deed_not_asked = No deed is asked for here
refusal-deeds_unsold = The bank still has { SPACES($deeds) }
refusal-group_complete = { SPACE($deed) } is part of a complete group and safe

## Rent

refusal-rent_claimed_too_late = The next player has thrown: the rent is lost
refusal-owner_in_jail = { PLAYER($player) } is in jail and collects no rent here
refusal-dice_needed = What do the dice show?
refusal-dice_out_of_range = These dice show { $most } at most

## Building

refusal-group_incomplete = The whole group of { SPACE($deed) } is needed
refusal-mortgage_bars_building = First the mortgage on { SPACES($deeds) } must be lifted
refusal-buildings_stand = First the buildings on { SPACES($deeds) } must be sold
refusal-buildings_stay = In this box buildings are never sold
refusal-fully_built = { SPACE($deed) } cannot have more
refusal-not_even = The group must stay even: { SPACE($deed) } has to wait
refusal-hotel_needs_group = A hotel needs four houses on each street of the group
refusal-hotel_sold_whole = Here a hotel is sold as a whole
refusal-no_houses_left = The bank has too few houses
refusal-no_hotels_left = The bank has too few hotels
refusal-not_so_many_buildings = { SPACE($deed) } has not so many buildings
refusal-nothing_to_build = Nothing to build
refusal-nothing_to_sell = Nothing to sell
refusal-other_building = This building does not fit on { SPACE($deed) } now
refusal-could_build_nowhere = { PLAYER($player) } could build it nowhere

## Auctions and trades

refusal-auction_open = An auction is open
refusal-auction_due = { SPACE($deed) } is still to be auctioned
refusal-auctions_due = First the bankrupt player's estate is auctioned
refusal-no_auction = There is no auction
refusal-no_auctions = There are no auctions at this table
refusal-card_not_due = This card is not for sale
refusal-bid_too_low = At least { MONEY($least) } must be bid
refusal-bid_not_covered = { PLAYER($player) } bid { MONEY($needed) } and has { MONEY($cash) }
refusal-no_bid = { PLAYER($player) } has made no bid
refusal-empty_trade = Nothing would change hands
refusal-no_offer = There is no such offer
refusal-which_offer = Which offer?
refusal-no_jail_card = { PLAYER($player) } has too few jail cards
refusal-not_enough_tokens = { PLAYER($player) } has too few tokens
refusal-too_many_tokens = Nobody has more than { $most } tokens

## Turns, jail, cards

refusal-already_thrown = { PLAYER($player) } has thrown already
refusal-trapped = { PLAYER($player) } is trapped under the figure
refusal-move_on_first = { PLAYER($player) } moves on first
refusal-no_move_on_due = { PLAYER($player) } has no further move
refusal-speed_die_not_yet = { PLAYER($player) } does not use the speed die now: not before passing GO once, nor in jail
refusal-speed_die_needed = What does the speed die show?
refusal-bus_steps = The bus moves by one white die, the other, or both
refusal-steps_not_asked = Only the bus lets one choose
refusal-to_needed = Three alike: to which space?
refusal-to_not_asked = Only three alike move anywhere
refusal-already_in_jail = { PLAYER($player) } is in jail
refusal-not_in_jail = { PLAYER($player) } is not in jail
refusal-throw_the_dice = Dice are thrown for this
refusal-fine_too_late = Before this throw the fine can no longer be paid
refusal-cards_not_known = The cards of this box are not known: pay what the card says
refusal-no_such_card = There is no such card
refusal-option_needed = The card gives a choice
refusal-no_such_option = The card gives { $options } choices
refusal-no_choice_here = This card gives no choice
refusal-card_is_held = Somebody holds that card

## Sore losers

refusal-figure_goes_nowhere = The figure is sent nowhere: it sends another player
refusal-figure_takes_no_token = Who has the figure takes no token
refusal-has_the_figure = { PLAYER($player) } has the figure already
refusal-not_the_figure = { PLAYER($player) } does not have the figure
refusal-figure_has_not_landed = Since the last throw the figure has landed on nobody, or has taken what it may
refusal-not_on_one_space = { PLAYER($player) } stands on another space
refusal-safe_at_home = { PLAYER($player) } is home already and safe
refusal-no_double_thrown = A free house needs a double

## Corrections, undo

refusal-player_needed = Which player?
refusal-player_not_asked = No player is asked for here
refusal-wrong_value = That value does not fit
refusal-bad_path = This box has no { $path }
refusal-bad_value = That value does not fit { $path }
refusal-would_break = { $invariant ->
        [within_supply] The bank does not have so many buildings
        [even_buildings] The group would not be even
        [buildings_need_the_group] Buildings would stand without the whole group
        [no_buildings_on_a_mortgage] A mortgaged street would have buildings
        [no_buildings_beside_a_mortgage] Buildings would stand beside a mortgage
        [mortgaged_is_owned] A mortgaged deed needs an owner
        [a_lot_has_no_owner] That deed is being auctioned
        [no_fifth_token] Somebody would have too many tokens
        [the_figure_has_no_token] Who has the figure would have tokens
        [one_jail_card_a_deck] Two players would hold the same jail card
        [jail_is_one_space] Somebody would be in jail and stand elsewhere
        [bankrupt_owns_nothing] A player who is out would own something
        [balances_sum_to_zero] The money at the table would not add up
        [nobody_below_zero] Somebody would have less than nothing
        [turn_of_a_player_still_in] It would be the turn of a player who is out
        [owned_by_a_player_still_in] A deed would belong to a player who is out
        [everybody_stands_somewhere_or_nobody] Some tokens would stand on the board and others nowhere
        [jail_throws_are_in_jail] Throws in jail would count for somebody outside it
        [one_auction] Two auctions would be open at once
        [pending_names_players_still_in] A debt, a bid or an offer would be left to a player who is out
       *[other] The table would no longer be in order
    }
refusal-nothing_to_undo = There is nothing to undo
refusal-nothing_to_redo = There is nothing to bring back
refusal-not_in_force = Entry { $seq } is not in force
refusal-start_stays = The start of a game stays
refusal-stands_in_the_way = Later entries stand in the way

## Keeping

not-kept-disk_full = Nothing was booked: there is no space left on the disk
not-kept-read_only = Nothing was booked: the folder cannot be written to
not-kept-disk_error = Nothing was booked: the disk reports an error
not-kept-not_readable = Nothing was read: the files in this folder cannot be opened
