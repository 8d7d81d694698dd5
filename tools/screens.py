"""Every screen and phase (tests/browser/gallery.py) in five sizes, four languages and both themes: what is clipped, too
small, too pale or lies over something else (tests/browser/measures.js), and a contact sheet of each to look at.

    python -m tools.screens [--minutes 60] [--again] [--sizes 360x640,390x844] [--part 1/2] [NAME ...]

One server, one browser. What was found is kept in .cache/screens: a screen is done again when the page, the way there
or the measures have changed, so a run that was ended goes on. With `--part 1/2` and `--part 2/2` two runs share the
screens; a run after them tells what both have found. `--evidence` writes docs/evidence/screens.json once all is done.
Ends with 1 when something is wrong.
"""

import argparse
import base64
import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, Route

from tests.browser.engine import Engine
from tests.browser.gallery import SCREENS, WITH_ENGINE
from tests.browser.measures import LANGUAGES, SIZES, THEMES, VARIANTS, Variant, called, dress, faults, in_turn
from tests.browser.pages import KNOWN, load
from tests.browser.serving import running
from tilerummy.server.edge.http.assets import FOLDER as WEB
from tools.screenshots import browsing

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".cache/screens"
EVIDENCE = ROOT / "docs/evidence/screens.json"
WAYS = ["measures.js", "gallery.py", "hard.py", "staged.py", "screens.py"]
Found = dict[str, list[str]]


def stamp() -> str:
    """Of all that decides what is found."""
    known = hashlib.sha256()
    for path in sorted(path for path in WEB.rglob("*") if path.is_file() and path.suffix in (".js", ".css", ".html")):
        known.update(path.name.encode() + path.read_bytes())
    for name in WAYS:
        known.update((ROOT / "tests/browser" / name).read_bytes())
    return known.hexdigest()[:16]


class Visits:
    """Pages to look at screens with. Those that need the engine share the one that has it."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.engine = Engine(browser, url)

    @contextmanager
    def page(self, name: str) -> Iterator[Page]:
        if name in WITH_ENGINE:
            yield self.engine.page()
            return
        context = self.browser.new_context(
            viewport={"width": 360, "height": 740},
            locale="en-GB",
            base_url=self.url,
            reduced_motion="reduce",
            service_workers="block",
        )
        context.add_init_script(KNOWN)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.route("**/assets/python-*/**", no_engine)
        load(page, "/")
        yield page
        context.close()


def no_engine(route: Route) -> None:
    route.abort()


def picture(page: Page) -> bytes:
    """As it is seen; of a page that scrolls, as much again."""
    size = page.viewport_size
    assert size
    high = min(int(page.evaluate("() => document.documentElement.scrollHeight")), 2 * size["height"])
    if high <= size["height"]:
        return page.screenshot(type="jpeg", quality=75)
    clip = {"x": 0.0, "y": 0.0, "width": float(size["width"]), "height": float(max(high, size["height"]))}
    return page.screenshot(type="jpeg", quality=75, full_page=True, clip=clip)  # type: ignore[arg-type]


def look(page: Page, name: str, variants: list[Variant]) -> Found:
    """The screen in all its variants; pictures are written as they are taken."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    found: Found = {}
    for variant in in_turn(variants):
        dress(page, variant)
        found[called(variant)] = faults(page)
        (folder / f"{called(variant)}.jpg").write_bytes(picture(page))
    return found


# ---- contact sheets

CARD = """<figure style="margin:0;width:{width}px"><figcaption>{name}{mark}</figcaption>
<img style="width:100%" src="data:image/jpeg;base64,{data}"></figure>"""
SHEET = """<!doctype html><style>body {{ margin: 8px; width: 1640px; background: #777; color: #fff;
font: 11px sans-serif; }} div {{ display: flex; flex-wrap: wrap; gap: 5px; align-items: start; }}
h1 {{ font-size: 15px; margin: 0 0 4px; }}</style><h1>{name}</h1>{rows}"""


def card(name: str, variant: Variant, wrong: int) -> str:
    taken = FOLDER / name / f"{called(variant)}.jpg"
    if not taken.exists():
        return ""
    (width, height), _, _ = variant
    shown = 405 if width > height else 200
    mark = f" <b style='color:#ff6'>{wrong} wrong</b>" if wrong else ""
    data = base64.b64encode(taken.read_bytes()).decode()
    return CARD.format(width=shown, name=called(variant), mark=mark, data=data)


def contact_sheet(browser: Browser, name: str, found: Found) -> None:
    """One picture of the screen with all its variants, a line or two a size."""
    rows: dict[Any, str] = {}
    for variant in VARIANTS:
        rows[variant[0]] = rows.get(variant[0], "") + card(name, variant, len(found.get(called(variant), [])))
    page = browser.new_page(viewport={"width": 1660, "height": 400})
    page.set_content(SHEET.format(name=name, rows="".join(f"<div>{row}</div><br>" for row in rows.values())))
    page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
    page.close()


# ---- what is kept, what is told


def kept(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def keep(name: str, mark: str, found: Found) -> None:
    text = json.dumps({"stamp": mark, "found": found}, indent=1, ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def tell(name: str, found: Found) -> int:
    """Each fault once, with where it was seen."""
    seen: dict[str, list[str]] = {}
    examples: dict[str, str] = {}
    for variant, lines in found.items():
        for line in lines:
            what = line.split(' "')[0]
            examples.setdefault(what, line)
            if variant not in seen.setdefault(what, []):
                seen[what].append(variant)
    if seen:
        print(name)
    for what, variants in seen.items():
        some = ", ".join(variants[:4]) + (f" and {len(variants) - 4} more" if len(variants) > 4 else "")
        print(f"  {examples[what]}\n      {some}")
    return len(seen)


def take(visits: Visits, name: str, variants: list[Variant], mark: str) -> Found:
    try:
        with visits.page(name) as page:
            SCREENS[name](page)
            found = look(page, name, variants)
    except (Error, AssertionError) as problem:
        visits.engine.close()
        return {"not reached": [f"not reached: {str(problem).splitlines()[0]}"]}
    keep(name, mark, found)
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(SCREENS)}")
    parser.add_argument("--minutes", type=float, default=60, help="no screen is begun after so many")
    parser.add_argument("--again", action="store_true", help="also those that are done")
    parser.add_argument("--sizes", default="", help="only these, as 360x640,1440x900")
    parser.add_argument("--part", default="1/1", help="every second screen: 1/2, the others: 2/2")
    parser.add_argument("--evidence", action="store_true", help=f"write {EVIDENCE.relative_to(ROOT)}")
    chosen = parser.parse_args()
    unknown = [name for name in chosen.names if name not in SCREENS]
    if unknown:
        parser.error(f"no such screen: {', '.join(unknown)}")
    return chosen


def share(names: list[str], part: str) -> list[str]:
    """Those of this part: next to each other in the list are screens that take as long."""
    number, parts = map(int, part.split("/"))
    return names[number - 1 :: parts]


def evidence(mark: str, all_found: dict[str, Found]) -> None:
    """How much was looked at, and what is wrong with it."""
    wrong = {name: {look: lines for look, lines in found.items() if lines} for name, found in all_found.items()}
    told = {
        "command": "make screens ARGS=--evidence",
        "page": mark,
        "screens": list(all_found),
        "sizes": [f"{width}x{height}" for width, height in SIZES],
        "languages": LANGUAGES,
        "themes": THEMES,
        "pictures": sum(map(len, all_found.values())),
        "faults": sum(len(lines) for looks in wrong.values() for lines in looks.values()),
        "wrong": {name: looks for name, looks in wrong.items() if looks},
    }
    EVIDENCE.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def walk(chosen: argparse.Namespace, names: list[str], mark: str) -> dict[str, Found]:
    """What is found on each screen, for those that were reached in time."""
    end = time.monotonic() + chosen.minutes * 60
    wanted = [one for one in VARIANTS if not chosen.sizes or called(one).split("-")[0] in chosen.sizes.split(",")]
    done: dict[str, Found] = {}
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, browsing() as browser:
        visits = Visits(browser, server.url)
        for name in names:
            before = kept(name)
            if before.get("stamp") == mark and not chosen.again:
                done[name] = before["found"]
            elif time.monotonic() < end:
                done[name] = take(visits, name, wanted, mark)
                contact_sheet(browser, name, done[name])
            else:
                continue
            print(f"{name}: {sum(map(len, done[name].values()))} in {len(done[name])} variants", flush=True)
        visits.engine.close()
    return done


def main() -> int:
    chosen = arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    mark, names = stamp() + chosen.sizes, share(chosen.names or list(SCREENS), chosen.part)
    done = walk(chosen, names, mark)
    wrong = sum(tell(name, found) for name, found in done.items())
    left = [name for name in names if name not in done]
    print(f"{sum(map(len, done.values()))} pictures, {wrong} kinds of faults. Contact sheets: {FOLDER}/*.png")
    if left:
        print(f"Not done, the time was over: {' '.join(left)}")
    elif chosen.evidence:
        evidence(mark, done)
    return 1 if wrong or left else 0


if __name__ == "__main__":
    sys.exit(main())
