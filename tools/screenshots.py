"""Writes docs/pictures/*.png: the page as it is, from the running program. Deals are fixed, so that the pictures
change only when the page does. Some are shown before the page is installed (web/vite.config.ts): those are copied.

    python -m tools.screenshots [NAME ...]
"""

import os
import shutil
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.players import GinPlayer, InvestoPlayer, RummyPlayer
from tests.browser.serving import running
from tests.browser.tables import sit

FOLDER = Path(__file__).parents[1] / "docs/pictures"
PUBLIC = Path(__file__).parents[1] / "web/public"
INSTALLING = {"investo-phone": "screen-investo", "rummy-phone": "screen-rummy", "investo-desk": "screen-desk"}
PHONE, TABLET, DESK = (360, 740), (768, 1024), (1280, 800)


def seeded_app() -> Any:
    """The server, dealing the same tiles in the same order every time it is started."""
    from tilerummy.dealer import seed_of
    from tilerummy.server import app
    from tilerummy.server.live import services

    numbers = count(int(os.environ.get("TILERUMMY_PICTURE", "1")))
    services.new_seed = lambda: seed_of(f"picture {next(numbers)}")  # type: ignore[attr-defined]
    return app.create_app()


def start(page: Page) -> None:
    page.wait_for_selector(".cards")


def investo(page: Page) -> None:
    """Runs on the table, a full row in the pot, two tiles of a run laid out and one missing."""
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: player.moves > 45 and seen["step"] in (1, 2) and len(seen["rack"]) > 4)
    page.click("[data-do=sort]")
    for name in neighbours(player.look()["rack"]):
        player.piece(name)
    page.click("button.drop")


def neighbours(rack: list[dict[str, str]]) -> list[str]:
    """Two tiles that want a third."""
    held = {piece["tile"]: piece["id"] for piece in rack}
    pairs = [(tile, f"{tile[0]}{int(tile[1:]) + 1}") for tile in held]
    return next([held[low], held[high]] for low, high in pairs if high in held)


def rummy(page: Page) -> None:
    sit(page, "rummy", ["greedy", "greedy", "greedy"])
    player = RummyPlayer(page)
    player.play(until=lambda seen: len(seen["melds"]) > 8 and seen["drop"])
    page.click("[data-do=sort]")


def gin(page: Page) -> None:
    sit(page, "gin", ["greedy"])
    player = GinPlayer(page)
    player.play(until=lambda seen: player.moves > 14 and seen["step"] == 0)


def round_end(page: Page) -> None:
    sit(page, "gin", ["greedy"], "rounds=1")
    GinPlayer(page).play()


Shot = tuple[Callable[[Page], None], tuple[int, int], str, str]
SHOTS: dict[str, Shot] = {
    "start-phone": (start, PHONE, "light", "en-GB"),
    "investo-phone": (investo, PHONE, "light", "nl-NL"),
    "rummy-phone": (rummy, PHONE, "dark", "fr-FR"),
    "gin-phone": (gin, PHONE, "light", "de-DE"),
    "gin-end-phone": (round_end, PHONE, "dark", "en-GB"),
    "investo-desk": (investo, DESK, "light", "en-GB"),
    "rummy-desk": (rummy, DESK, "dark", "en-GB"),
}


@contextmanager
def browsing() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    environment: dict[str, str | float | bool] = {**os.environ, "LD_LIBRARY_PATH": os.environ.get("CHROMIUM_LIBS", "")}
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=FLAGS, env=environment)
        yield browser
        browser.close()


def take(browser: Browser, name: str) -> None:
    """Each picture has a server of its own, so that its deal does not depend on the pictures before it."""
    show, (width, height), colours, language = SHOTS[name]
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "tools.screenshots:seeded_app") as server:
        page = browser.new_page(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=colours,  # type: ignore[arg-type]
            reduced_motion="reduce",
            base_url=server.url,
        )
        page.goto("/")
        show(page)
        page.mouse.move(1, 1)
        page.wait_for_timeout(200)
        target = FOLDER / f"{name}.png"
        target.write_bytes(smaller(page.screenshot()))
        if name in INSTALLING:
            shutil.copy(target, PUBLIC / f"{INSTALLING[name]}.png")
        print(f"{target.name}: {target.stat().st_size // 1024} kB")
        page.close()


def smaller(png: bytes) -> bytes:
    """The same picture without what nobody sees: the lowest three bits of each colour, and a full alpha channel."""
    width, height, rows = pixels(png)
    lines = []
    before = bytes(3 * width)
    for row in rows:
        line = bytes(value & 0xF8 | value >> 5 for value in row)
        lines.append(min((filtered(kind, line, before) for kind in (0, 1, 2)), key=roughness))
        before = line
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(lines), 9)
    return png[:8] + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def filtered(kind: int, line: bytes, before: bytes) -> bytes:
    """A line as PNG writes it: as it is (0), less what is left of it (1), less what is above it (2)."""
    less = {0: bytes(len(line)), 1: bytes(3) + line[:-3], 2: before}[kind]
    return bytes([kind]) + bytes((value - other) & 255 for value, other in zip(line, less, strict=True))


def roughness(line: bytes) -> int:
    return sum(min(value, 256 - value) for value in line[1:])


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height, and the lines as red, green, blue: of what browsers write, 8 bits and no interlacing."""
    width, height, depth, colour = struct.unpack(">IIBB", png[16:26])
    assert depth == 8
    size = {2: 3, 6: 4}[colour]
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(data)
    lines, before = [], bytearray(width * size)
    for top in range(0, len(raw), width * size + 1):
        before = unfiltered(raw[top], bytearray(raw[top + 1 : top + 1 + width * size]), before, size)
        lines.append(bytes(before if size == 3 else (value for i, value in enumerate(before) if i % 4 < 3)))
    return width, height, lines


def unfiltered(kind: int, line: bytearray, above: bytearray, size: int) -> bytearray:
    for i, value in enumerate(line):
        left = line[i - size] if i >= size else 0
        up, corner = above[i], above[i - size] if i >= size else 0
        line[i] = (value + (0, left, up, (left + up) // 2, paeth(left, up, corner))[kind]) & 255
    return line


def paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    names = sys.argv[1:] or list(SHOTS)
    with browsing() as browser:
        for name in names:
            take(browser, name)


if __name__ == "__main__":
    main()
