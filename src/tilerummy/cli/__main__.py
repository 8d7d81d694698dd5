"""`python -m tilerummy.cli`."""

import sys

from tilerummy.cli import main

sys.exit(main())
