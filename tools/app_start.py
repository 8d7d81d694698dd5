"""What the app does when it is started: tools/app.py makes a program of this file.

Without words on its command line somebody has opened it by hand. Then it serves and opens the browser; if it runs
already only the browser, and where another program has its port it takes a free one.
"""

import multiprocessing
import os
import socket
import sys
import webbrowser

from tilerummy.cli import main
from tilerummy.cli.examination import busy_with_ours
from tilerummy.server.settings import Settings


def is_free(port: int) -> bool:
    with socket.socket() as found:
        if os.name != "nt":  # where it would take the port of others
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def by_hand() -> int:
    settings = Settings()
    if is_free(settings.port):
        return main(["serve", "--open"])
    if busy_with_ours(settings):
        webbrowser.open(f"http://127.0.0.1:{settings.port}/")
        return 0
    return main(["serve", "--open", "--port", "0"])


if __name__ == "__main__":
    multiprocessing.freeze_support()  # bots think in processes of their own: this same program
    os.environ.setdefault("TILERUMMY_LOG_LEVEL", "warning")  # a line for every request is for hosts
    sys.exit(main(sys.argv[1:]) if sys.argv[1:] else by_hand())
