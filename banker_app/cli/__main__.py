import sys

from banker_app.cli import main

sys.exit(main())
