"""`banker` as a process of its own, which ends with the test whatever happens."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
BANKER = [sys.executable, "-m", "banker_app.cli"]
PATIENCE = 60  # seconds, after which something hangs


def surroundings() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(TOP)}


def banker(*arguments: object) -> subprocess.CompletedProcess[str]:
    return script("banker_app.cli", *arguments)


def script(module: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", module, *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=TOP,
        env=surroundings(),
        timeout=PATIENCE,
    )


@contextmanager
def begun(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*BANKER, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=TOP,
        env=surroundings(),
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()


def acks_until(process: subprocess.Popen[str], wanted: int) -> int:
    """Reads `ack 1`, `ack 2` … up to the wanted one; the last that came."""
    assert process.stdout
    last = 0
    while last < wanted:
        line = process.stdout.readline()
        if not line.endswith("\n"):
            break
        last = ack_of(line, last)
    return last


def ack_of(line: str, last: int) -> int:
    word, number = line.split()
    assert word == "ack" and int(number) == last + 1
    return int(number)
