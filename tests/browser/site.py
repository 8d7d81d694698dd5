"""The page as static files under a sub-path, from a host that knows little: no packed files, only common types."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tilerummy.site import write

FOLDER = "/some/where/"
KNOWN = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


class Plain(SimpleHTTPRequestHandler):
    extensions_map = KNOWN | {"": "application/octet-stream"}
    protocol_version = "HTTP/1.1"

    def guess_type(self, path: Any) -> str:
        return self.extensions_map.get(Path(path).suffix, "application/octet-stream")

    def translate_path(self, path: str) -> str:
        """Nothing but the one folder."""
        inside = path.removeprefix(FOLDER) if path.startswith(FOLDER) else "nothing-here"
        return super().translate_path(f"/{inside}")

    def log_message(self, *_: object) -> None:
        pass


class Site:
    """`url`: where it begins, with a slash at its end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.host = ThreadingHTTPServer(("127.0.0.1", 0), lambda *given: Plain(*given, directory=str(folder)))
        self.host.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.host.server_port}{FOLDER}"

    def start(self) -> None:
        threading.Thread(target=self.host.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.host.shutdown()
        self.host.server_close()


@contextmanager
def serving(folder: Path, server: str = "") -> Iterator[Site]:
    write(folder, server)
    with hosting(folder) as site:
        yield site


@contextmanager
def hosting(folder: Path) -> Iterator[Site]:
    """A folder that is written already."""
    site = Site(folder)
    site.start()
    try:
        yield site
    finally:
        site.stop()
