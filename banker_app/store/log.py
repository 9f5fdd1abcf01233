"""The write-ahead log beside the database, read as SQLite's file format describes it."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from banker_app.store.layout import PAGE

HEADER, FRAME = 32, 24
BYTE_ORDER = {0x377F0682: "<", 0x377F0683: ">"}
Sums = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """One page as it was written, `commits` if it is the last one of a transaction."""

    page: int
    commits: bool
    content: bytes
    whole: bool  # SQLite reads up to the last of these


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def frames(path: Path) -> Iterator[Frame]:
    """Those of the log's latest round, whole or not; it is written over and over from its start."""
    log = log_of(path)
    raw = log.read_bytes() if log.exists() else b""
    if len(raw) < HEADER:
        return
    order = BYTE_ORDER.get(int.from_bytes(raw[:4], "big"), "")
    sums = summed(order, raw[:24], (0, 0)) if order else None
    whole = sums == struct.unpack(">II", raw[24:HEADER])
    round_ = raw[16:24] if whole else raw[HEADER + 8 : HEADER + 16]
    for at in range(HEADER, len(raw) - FRAME - PAGE + 1, FRAME + PAGE):
        head, content = raw[at : at + FRAME], raw[at + FRAME : at + FRAME + PAGE]
        if head[8:16] != round_:
            whole = False
            continue
        if whole and sums:
            sums = summed(order, head[:8] + content, sums)
            whole = sums == struct.unpack(">II", head[16:])
        page, size = struct.unpack(">II", head[:8])
        yield Frame(page, size > 0, content, whole)


def summed(order: str, data: bytes, sums: Sums) -> Sums:
    first, second = sums
    for left, right in struct.iter_unpack(f"{order}II", data):
        first = (first + left + second) & 0xFFFFFFFF
        second = (second + right + first) & 0xFFFFFFFF
    return first, second


def loses_entries(path: Path) -> bool:
    """Whether transactions lie behind a place that is not whole: SQLite drops them without a word.

    One at the very end may be half there after a crash; nobody was told that it stands.
    """
    return sum(frame.commits for frame in frames(path) if not frame.whole) > 1


def logged(path: Path) -> dict[int, bytes]:
    """The pages as the transactions in the log left them."""
    found: dict[int, bytes] = {}
    waiting: dict[int, bytes] = {}
    for frame in frames(path):
        waiting[frame.page] = frame.content
        if frame.commits:
            found.update(waiting)
            waiting.clear()
    return found
