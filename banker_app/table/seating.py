"""Which device has which seat; the banker's PIN. Pure: secrets and the time come in.

Only digests of secrets are kept, so that a copied folder lets nobody in.
"""

import json
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any

from banker_app.engine.core import require
from banker_app.table.seats import BANKER, ONLOOKER, Seat, seat_of

TRIES = 5  # wrong PINs before the first wait
WAIT_MS = 30_000  # doubled with every further one
ROUNDS = 20_000  # makes trying all PINs on a stolen file slow


@dataclass(frozen=True, slots=True)
class Pin:
    salt: str
    digest: str
    wrong: int = 0
    wait_until: int = 0  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Device:
    seat: Seat
    locked: bool = False  # a shared device on which nobody is the banker just now
    player: str = ""  # whose device it is, also while it is the bank


@dataclass(frozen=True, slots=True)
class Seating:
    devices: dict[str, Device] = field(default_factory=dict)  # by the digest of its token
    pin: Pin | None = None

    def seat(self, token: str) -> Seat:
        """An unknown token sees; a locked bank is an onlooker until the PIN is given."""
        device = self.devices.get(of(token))
        return ONLOOKER if device is None or device.locked else device.seat

    def knows(self, token: str) -> bool:
        return of(token) in self.devices

    def admitted(self, token: str, seat: Seat) -> "Seating":
        known = self.devices.get(of(token)) if seat == BANKER else None
        device = Device(seat, player=known.player if known else seat.player)
        return replace(self, devices={**self.devices, of(token): device})

    def freed(self, token: str) -> "Seating":
        left = {key: device for key, device in self.devices.items() if key != of(token)}
        return replace(self, devices=left)

    def handed_over(self, from_token: str, to_token: str) -> "Seating":
        """The bank changes hands; who gives it keeps his player's seat, if he plays."""
        require(self.seat(from_token) == BANKER, "only_the_banker", kind="hand_over")
        require(self.knows(to_token), "unknown_device")
        require(of(from_token) != of(to_token), "same_device")
        giver, taker = self.devices[of(from_token)], self.devices[of(to_token)]
        given = seat_of(giver.player) if giver.player else ONLOOKER
        devices = {
            of(to_token): replace(taker, seat=BANKER, locked=False),
            of(from_token): replace(giver, seat=given),
        }
        return replace(self, devices={**self.devices, **devices})

    def with_pin(self, token: str, pin: str, salt: str) -> "Seating":
        """Sets the PIN, or takes it away with an empty one."""
        require(self.seat(token) == BANKER, "only_the_banker", kind="set_pin")
        require(not pin or (pin.isascii() and pin.isdigit() and 4 <= len(pin) <= 8), "bad_pin")
        if pin:
            return replace(self, pin=Pin(salt, stretched(pin, salt)))
        # Where there is no PIN, nothing could ever be unlocked again.
        devices = {key: replace(device, locked=False) for key, device in self.devices.items()}
        return replace(self, devices=devices, pin=None)

    def locked(self, token: str) -> "Seating":
        require(self.pin is not None, "no_pin")
        require(self.seat(token) == BANKER, "only_the_banker", kind="lock")
        device = replace(self.devices[of(token)], locked=True)
        return replace(self, devices={**self.devices, of(token): device})

    def unlocked(self, token: str, pin: str, now: int) -> "Seating":
        """The seating after this try; the caller keeps it, also when the PIN was wrong."""
        device = self.devices.get(of(token))
        require(device is not None and device.locked and self.pin is not None, "not_locked")
        assert device is not None and self.pin is not None
        left = self.pin.wait_until - now
        # More than was ever said: the clock was set back, and nobody waits for it to come round.
        require(not 0 < left <= wait_after(self.pin.wrong), "wait", seconds=-(-left // 1000))
        if stretched(pin, self.pin.salt) == self.pin.digest:
            devices = {**self.devices, of(token): replace(device, locked=False)}
            return replace(self, devices=devices, pin=replace(self.pin, wrong=0, wait_until=0))
        wrong = self.pin.wrong + 1
        until = now + wait_after(wrong)
        return replace(self, pin=replace(self.pin, wrong=wrong, wait_until=until))

    def written(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    @classmethod
    def read(cls, text: bytes) -> "Seating":
        """As it was written; with a damaged note everybody takes a seat anew."""
        try:
            data: dict[str, Any] = json.loads(text)
            devices = {
                key: Device(Seat(**device["seat"]), device["locked"], device["player"])
                for key, device in data["devices"].items()
            }
            return cls(devices, Pin(**data["pin"]) if data["pin"] else None)
        except (ValueError, KeyError, TypeError, AttributeError):
            return cls()


def of(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def wait_after(wrong: int) -> int:
    """How long, in milliseconds, after so many wrong PINs."""
    return WAIT_MS * 2 ** min(wrong - TRIES, 10) if wrong >= TRIES else 0


def stretched(pin: str, salt: str) -> str:
    digest = (salt + pin).encode("utf-8", "replace")
    for _ in range(ROUNDS):
        digest = sha256(digest + salt.encode()).digest()
    return digest.hex()
