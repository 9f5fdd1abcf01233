"""Run as a process of its own: `banker`, but no file may grow beyond so many bytes."""

import sys

from banker_app.cli import main
from tests.store.small_disk import limited

if __name__ == "__main__":
    limited(int(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
