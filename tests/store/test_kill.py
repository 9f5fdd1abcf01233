"""kill -9 under load: no acknowledged entry is lost, the chain holds, the game goes on."""

from pathlib import Path

import pytest

from tests.store.kills import killed

KILLS, FOLDERS = 6, 5


@pytest.mark.parametrize("folder", range(FOLDERS))
def test_nothing_that_was_acknowledged_is_lost(
    tmp_path: Path, folder: int, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = killed(tmp_path, f"in CI {folder}", KILLS)
    assert figures.kills == KILLS and figures.lost == 0
    assert figures.found == figures.acks + figures.extras >= KILLS
    assert figures.extras <= KILLS  # one at most was on its way each time


def test_there_are_enough_kills() -> None:
    assert KILLS * FOLDERS >= 25
