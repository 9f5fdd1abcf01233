"""Editions from their TOML files."""

import tomllib
from functools import cached_property
from pathlib import Path

from banker_app.edition.schema import Edition

PACKAGE = Path(__file__).resolve().parent.parent


def data_folder() -> Path:
    """The top of the checkout, else the folder inside the wheel."""
    top = PACKAGE.parent
    is_checkout = (top / "pyproject.toml").is_file() and (top / "editions").is_dir()
    return top if is_checkout else PACKAGE / "_data"


def editions_folder() -> Path:
    return data_folder() / "editions"


def assets_folder() -> Path:
    return data_folder() / "assets"


def read_edition(path: Path) -> Edition:
    return Edition.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))


class BadEdition(ValueError):
    """A file that is no edition; `banker editions check` lists what is wrong with it."""


class Shelf:
    """The boxes in some folders, one file each, named after the box's id; read when asked for."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._read: dict[str, Edition] = {}

    @cached_property
    def paths(self) -> dict[str, Path]:
        """A box in a later folder stands before one with the same id in an earlier."""
        found = {path.stem: path for folder in self.folders for path in folder.glob("*.toml")}
        return dict(sorted(found.items()))

    def load(self, id: str) -> Edition:
        if id not in self._read:
            path = self.paths[id]
            try:
                self._read[id] = read_edition(path)
            except (OSError, ValueError) as wrong:  # bad TOML, bad text, bad figures
                raise BadEdition(f"{path.name} is no edition: banker editions check it") from wrong
        return self._read[id]


BOXES = Shelf(editions_folder())


def edition_ids() -> list[str]:
    return list(BOXES.paths)


def load_edition(id: str) -> Edition:
    return BOXES.load(id)
