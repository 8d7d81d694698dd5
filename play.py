"""Sets up what playing needs, serves the page and opens the browser: `python play.py`, on Linux, macOS and Windows;
with make also `make play`. Options are those of `tilerummy serve`. Nothing but Python is needed; with a C compiler
bots are fast.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  before anything is imported that an older Python cannot read
    sys.exit("tilerummy cannot be set up: Python 3.11 or newer is needed, and this is {}.{}.".format(*sys.version_info))

from tools.starting.play import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
