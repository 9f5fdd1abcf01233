"""What the options of several commands mean."""

import argparse
import os
import time
from pathlib import Path

import platformdirs

from banker_app.edition.load import BOXES, Shelf, editions_folder
from banker_app.text.language import Language, best_language


def boxes_of(options: argparse.Namespace) -> Shelf:
    """The boxes that come with Bankir, and those in a folder of one's own."""
    return Shelf(editions_folder(), Path(options.editions)) if options.editions else BOXES


def data_of(options: argparse.Namespace) -> Path:
    """Where games are kept: the user's own data folder, or the one that is named."""
    return Path(options.data) if options.data else platformdirs.user_data_path("bankir", False)


def clock() -> int:
    """Milliseconds since 1970; only told to people, never computed with."""
    return time.time_ns() // 1_000_000


def language_of_the_system() -> Language:
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return best_language((wanted or "").split(".")[0])
