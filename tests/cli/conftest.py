"""A `banker` on a folder of its own, empty or with games in it."""

from pathlib import Path

import pytest

from tests.cli.bankers import Banker
from tests.store.evenings import kept


@pytest.fixture
def banker(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Banker:
    return Banker(tmp_path / "data", capsys)


@pytest.fixture
def full(banker: Banker) -> Banker:
    kept(banker.data)
    return banker
