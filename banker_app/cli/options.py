"""What the options of several commands mean."""

import argparse
from pathlib import Path

from banker_app.edition.load import BOXES, Shelf, editions_folder


def boxes_of(options: argparse.Namespace) -> Shelf:
    """The boxes that come with Bankir, and those in a folder of one's own."""
    return Shelf(editions_folder(), Path(options.editions)) if options.editions else BOXES
