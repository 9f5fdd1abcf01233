"""make soak: a thousand kills under load; the seed and the figures are printed."""

import sys
import time
from contextlib import redirect_stdout
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.store.kills import Figures, killed

IN_ONE_FOLDER = 20


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    print(f"seed {seed}", flush=True)
    total, folder = Figures(), 0
    with TemporaryDirectory() as top:
        while total.kills < kills:
            count = min(IN_ONE_FOLDER, kills - total.kills)
            with redirect_stdout(StringIO()):  # what `banker verify` has to say of each game
                figures = killed(Path(top) / str(folder), f"{seed}:{folder}", count)
            total = Figures(**{k: v + asdict(figures)[k] for k, v in asdict(total).items()})
            folder += 1
            if folder % 10 == 0 or total.kills == kills:
                print(said(total), flush=True)
    assert total.lost == 0


def said(total: Figures) -> str:
    return (
        f"{total.kills} kills, {total.acks} acks seen, {total.found} entries found, "
        f"{total.lost} lost, {total.extras} more than were acknowledged, "
        f"all journals whole, {total.seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
