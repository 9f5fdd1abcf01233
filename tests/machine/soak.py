"""make soak: a million random commands over all editions; the seed is printed."""

import sys
import time

from banker_app.edition.load import edition_ids
from tests.machine.walk import walk


def main() -> None:
    commands = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    print(f"seed {seed}")
    names = edition_ids()
    for name in names:
        count, accepted = walk(f"{seed}:{name}", name, commands // len(names) + 1)
        print(
            f"{name}: {count} commands, {sum(accepted.values())} accepted, {len(accepted)} kinds",
            flush=True,
        )


if __name__ == "__main__":
    main()
