"""`banker replay --acks` whose reader has gone away: the game is kept, and nobody complains."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.games.test_golden import GAMES, golden, text_of

COMMAND = (sys.executable, "-m", "banker_app.cli")


def test_a_game_is_kept_to_its_end_when_nobody_reads_the_acks(tmp_path: Path) -> None:
    path = min(GAMES, key=lambda path: path.stat().st_size)
    evening, data = tmp_path / "evening.jsonl", str(tmp_path / "data")
    evening.write_text(text_of(golden(path)), "utf-8")
    ours, theirs = os.pipe()
    os.close(ours)  # from the very first ack on, the pipe is broken
    try:
        done = subprocess.run(
            [*COMMAND, "replay", str(evening), "--into", data, "--acks"],
            stdout=theirs,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=60,
        )
    finally:
        os.close(theirs)
    assert (done.returncode, done.stderr) == (0, "")
    found = subprocess.run(
        [*COMMAND, "verify", "--json", "--data", data],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)[0]["entries"] == len(golden(path)["commands"])
