"""All rows of all rule tables."""

import importlib
from pathlib import Path

from tests.engine.rows import Row


def all_rows() -> list[Row]:
    found = []
    for path in sorted((Path(__file__).parent / "rules").glob("test_*.py")):
        module = importlib.import_module(f"tests.engine.rules.{path.stem}")
        found += module.ROWS
    return found
