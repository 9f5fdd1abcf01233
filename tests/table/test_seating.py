"""Which device has which seat: tokens, the banker's PIN and its lock-out, the bank handed over."""

import pytest

from banker_app.engine.core import Refused
from banker_app.table.seating import TRIES, WAIT_MS, Seating, of
from banker_app.table.seats import BANKER, ONLOOKER, Seat, seat_of

HOST, ANNS, BOBS, WALL = "token of the host", "token of ann", "token of bob", "token of the wall"
PIN, SALT = "481516", "salt"
NOW = 1_700_000_000_000


def seated() -> Seating:
    """A host who keeps the bank, two phones, and a screen on the wall."""
    seats = {HOST: BANKER, ANNS: seat_of("ann"), BOBS: seat_of("bob"), WALL: ONLOOKER}
    found = Seating()
    for token, seat in seats.items():
        found = found.admitted(token, seat)
    return found


def seats(seating: Seating) -> list[Seat]:
    return [seating.seat(token) for token in (HOST, ANNS, BOBS, WALL)]


PLAYERS = [seat_of("ann"), seat_of("bob"), ONLOOKER]


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.RaisesExc(Refused, check=lambda wrong: wrong.code == code)


def with_pin() -> Seating:
    return seated().with_pin(HOST, PIN, SALT)


def shut() -> Seating:
    return with_pin().locked(HOST)


def tried(seating: Seating, wrong: int, now: int = NOW) -> Seating:
    """So many wrong PINs, each as soon as it may be given; the time of the last one is lost."""
    for _ in range(wrong):
        assert seating.pin is not None
        now = max(now, seating.pin.wait_until)
        seating = seating.unlocked(HOST, "0000", now)
    return seating


# ---- tokens


def test_every_device_has_the_seat_it_was_given() -> None:
    assert seats(seated()) == [BANKER, *PLAYERS]


@pytest.mark.parametrize("token", ["", "unknown", HOST + " ", HOST.upper(), of(HOST), "\ud800"])
def test_an_unknown_token_only_sees(token: str) -> None:
    assert seated().seat(token) == ONLOOKER and not seated().knows(token)
    assert Seating().seat(token) == ONLOOKER


def test_a_seat_is_given_anew_and_taken_away() -> None:
    seating = seated().admitted(ANNS, seat_of("cat"))
    assert seating.seat(ANNS) == seat_of("cat")
    gone = seating.freed(ANNS)
    assert gone.seat(ANNS) == ONLOOKER and not gone.knows(ANNS)
    assert gone.seat(BOBS) == seat_of("bob")
    assert gone.freed(ANNS) == gone


def test_a_seating_is_replaced_and_never_changed() -> None:
    first = with_pin()
    bits = first.written()
    first.admitted("new", BANKER)
    first.freed(ANNS)
    first.handed_over(HOST, ANNS)
    first.with_pin(HOST, "", "")
    first.locked(HOST).unlocked(HOST, "0000", NOW)
    assert first.written() == bits


# ---- the PIN


def test_a_locked_bank_is_an_onlooker_until_the_pin_is_given() -> None:
    assert seats(with_pin()) == [BANKER, *PLAYERS]
    assert seats(shut()) == [ONLOOKER, *PLAYERS]
    assert shut().knows(HOST)
    assert seats(shut().unlocked(HOST, PIN, NOW)) == [BANKER, *PLAYERS]


@pytest.mark.parametrize(
    "pin", ["", "481517", "48151", "4815166", "４８１５１６", "x" * 10**5, "\ud800"]
)
def test_a_wrong_pin_opens_nothing_and_is_counted(pin: str) -> None:
    after = shut().unlocked(HOST, pin, NOW)
    assert seats(after) == [ONLOOKER, *PLAYERS]
    assert after.pin is not None and after.pin.wrong == 1


@pytest.mark.parametrize("pin", ["0000", "1234", "12345678"])
def test_a_pin_has_four_to_eight_digits(pin: str) -> None:
    seating = seated().with_pin(HOST, pin, SALT).locked(HOST)
    assert seating.unlocked(HOST, pin, NOW).seat(HOST) == BANKER


@pytest.mark.parametrize(
    "pin", ["1", "123", "123456789", "12a4", "12 4", "-123", "١٢٣٤", "１２３４", "²²²²"]
)
def test_and_nothing_else(pin: str) -> None:
    with refused("bad_pin"):
        seated().with_pin(HOST, pin, SALT)


@pytest.mark.parametrize("token", [ANNS, WALL, "unknown"])
def test_only_the_bank_sets_a_pin_and_locks(token: str) -> None:
    with refused("only_the_banker"):
        seated().with_pin(token, PIN, SALT)
    with refused("only_the_banker"):
        with_pin().with_pin(token, "", "")
    with refused("only_the_banker"):
        with_pin().locked(token)


def test_a_locked_bank_neither_changes_its_pin_nor_hands_over() -> None:
    for change in (
        lambda: shut().with_pin(HOST, "", ""),
        lambda: shut().with_pin(HOST, "0000", SALT),
        lambda: shut().handed_over(HOST, ANNS),
        lambda: shut().locked(HOST),
    ):
        with refused("only_the_banker"):
            change()


def test_there_is_nothing_to_lock_without_a_pin_nor_to_unlock_where_nothing_is_locked() -> None:
    with refused("no_pin"):
        seated().locked(HOST)
    for seating, token in ((with_pin(), HOST), (shut(), ANNS), (shut(), "x"), (seated(), HOST)):
        with refused("not_locked"):
            seating.unlocked(token, PIN, NOW)


def test_a_new_pin_takes_the_place_of_the_old_one() -> None:
    seating = with_pin().with_pin(HOST, "9999", "other salt").locked(HOST)
    assert seating.unlocked(HOST, PIN, NOW).seat(HOST) == ONLOOKER
    assert seating.unlocked(HOST, "9999", NOW).seat(HOST) == BANKER


def test_a_pin_that_is_taken_away_leaves_no_bank_behind_a_lock() -> None:
    """Two devices keep the bank, one of them is locked: without a PIN it could never open."""
    seating = shut().admitted("second host", BANKER).with_pin("second host", "", "")
    assert seating.pin is None and seating.seat(HOST) == BANKER
    with refused("no_pin"):
        seating.locked(HOST)


# ---- locked out


def test_the_first_wrong_pins_cost_no_waiting() -> None:
    seating = tried(shut(), TRIES - 1)
    assert seating.unlocked(HOST, PIN, NOW).seat(HOST) == BANKER


def test_then_each_wrong_pin_doubles_the_wait() -> None:
    waits, seating, now = [], tried(shut(), TRIES - 1), NOW
    for _ in range(13):
        seating = seating.unlocked(HOST, "0000", now)
        assert seating.pin is not None
        waits.append((seating.pin.wait_until - now) // WAIT_MS)
        with refused("wait"):
            seating.unlocked(HOST, PIN, seating.pin.wait_until - 1)  # nor does the right one
        now = seating.pin.wait_until
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024]


def test_while_one_waits_nothing_is_tried() -> None:
    """The right PIN does not open, and a wrong one does not make it worse."""
    seating = tried(shut(), TRIES)
    for pin in (PIN, "0000"):
        for now, seconds in ((NOW, 30), (NOW + 1, 30), (NOW + 29_000, 1), (NOW + 29_999, 1)):
            with pytest.raises(Refused) as wrong:
                seating.unlocked(HOST, pin, now)
            assert (wrong.value.code, wrong.value.facts) == ("wait", {"seconds": seconds})
    assert seating.unlocked(HOST, PIN, NOW + 30_000).seat(HOST) == BANKER


def test_the_right_pin_ends_the_counting() -> None:
    seating = tried(shut(), TRIES).unlocked(HOST, PIN, NOW + WAIT_MS)
    assert seating.pin is not None and (seating.pin.wrong, seating.pin.wait_until) == (0, 0)
    assert tried(seating.locked(HOST), TRIES - 1).unlocked(HOST, PIN, NOW).seat(HOST) == BANKER


def test_locking_again_or_another_device_does_not_end_it() -> None:
    """The count is the PIN's, not a device's: trying on two of them is no faster."""
    seating = shut().admitted("second host", BANKER).locked("second host")
    for number in range(TRIES):
        seating = seating.unlocked((HOST, "second host")[number % 2], "0000", NOW)
    for token in (HOST, "second host"):
        with refused("wait"):
            seating.unlocked(token, PIN, NOW)
    with refused("wait"):
        seating.admitted("third", seat_of("eve")).freed(ANNS).unlocked(HOST, PIN, NOW)


@pytest.mark.parametrize("back_ms", [WAIT_MS, 3_600_000, 10**12])
def test_a_clock_that_was_set_back_makes_nobody_wait_longer(back_ms: int) -> None:
    """A machine that began with a wrong year would otherwise keep the bank shut for years."""
    seating = tried(shut(), TRIES)
    assert seating.unlocked(HOST, PIN, NOW - back_ms).seat(HOST) == BANKER
    wrong_again = seating.unlocked(HOST, "0000", NOW - back_ms)
    with refused("wait"):
        wrong_again.unlocked(HOST, PIN, NOW - back_ms)


# ---- the bank handed over


def test_the_bank_changes_hands_and_who_gave_it_only_sees() -> None:
    """The host played no player: he is not given the seat of him who took the bank."""
    assert seats(seated().handed_over(HOST, BOBS)) == [ONLOOKER, seat_of("ann"), BANKER, ONLOOKER]
    assert seats(seated().handed_over(HOST, WALL)) == [ONLOOKER, *PLAYERS[:2], BANKER]


def test_who_plays_keeps_his_seat_and_gets_it_back() -> None:
    given = seated().handed_over(HOST, ANNS)
    again = given.handed_over(ANNS, BOBS)
    assert seats(again) == [ONLOOKER, seat_of("ann"), BANKER, ONLOOKER]
    assert seats(again.handed_over(BOBS, HOST)) == [BANKER, *PLAYERS]
    read = Seating.read(given.written())  # also when the host was started anew meanwhile
    assert seats(read.handed_over(ANNS, HOST)) == [BANKER, *PLAYERS]


def test_a_player_whom_the_host_makes_the_banker_is_still_that_player() -> None:
    seating = seated().admitted(ANNS, BANKER).handed_over(ANNS, BOBS)
    assert seating.seat(ANNS) == seat_of("ann")
    # Unless his device has become another's, or nobody's.
    other = seated().admitted(ANNS, seat_of("cat")).admitted(ANNS, BANKER)
    assert other.handed_over(ANNS, BOBS).seat(ANNS) == seat_of("cat")
    nobodys = seated().admitted(ANNS, ONLOOKER).admitted(ANNS, BANKER)
    assert nobodys.handed_over(ANNS, BOBS).seat(ANNS) == ONLOOKER


def test_who_may_hand_over_and_to_whom() -> None:
    for token in (ANNS, WALL, "unknown"):
        with refused("only_the_banker"):
            seated().handed_over(token, BOBS)
    with refused("unknown_device"):
        seated().handed_over(HOST, "unknown")
    with refused("same_device"):
        seated().handed_over(HOST, HOST)


def test_the_pin_goes_with_the_bank() -> None:
    seating = with_pin().handed_over(HOST, ANNS)
    with refused("only_the_banker"):
        seating.locked(HOST)
    shut_there = seating.locked(ANNS)
    assert shut_there.seat(ANNS) == ONLOOKER
    with refused("not_locked"):
        shut_there.unlocked(HOST, PIN, NOW)
    assert shut_there.unlocked(ANNS, PIN, NOW).seat(ANNS) == BANKER
    back = shut_there.unlocked(ANNS, PIN, NOW).handed_over(ANNS, HOST)
    assert seats(back) == [BANKER, *PLAYERS]
