"""What is in the air while a match is played with motion on: every frame is looked at."""

from dataclasses import dataclass

from playwright.sync_api import Page, expect

# A copy in the air says where it began and how wide it is where it lands; the tile at its other end is the one that
# lies nearest to where it began. A tile that lies on the page is as wide as its zone makes it, whatever moves it.
WATCH = """() => {
  const seen = { flights: 0, widest: 0, ratio: 0, stretched: 0, worst: '' };
  const known = new WeakMap();
  const box = (e) => e.getBoundingClientRect();
  const nearest = (lying, at) => lying.reduce((best, b) => {
    const far = Math.hypot(b.left - at.left, b.top - at.top);
    return far < best.far ? { far, width: b.width } : best; }, { far: Infinity, width: 0 }).width;
  const look = () => {
    const all = [...document.querySelectorAll('.tile')];
    const flying = all.filter((e) => e.classList.contains('flying'));
    const lying = all.filter((e) => !e.closest('.flying, .ghost') && e.offsetWidth > 0);
    for (const e of lying) seen.stretched = Math.max(seen.stretched, box(e).width / e.offsetWidth);
    const boxes = flying.length ? lying.map(box) : [];
    for (const e of flying) {
      const now = box(e);
      if (!known.has(e)) { known.set(e, Math.max(e.offsetWidth, nearest(boxes, now))); seen.flights += 1; }
      const ratio = now.width / known.get(e);
      seen.widest = Math.max(seen.widest, now.width);
      if (ratio > seen.ratio) { seen.ratio = ratio; seen.worst = `${now.width} px, ${e.className}`; }
    }
    requestAnimationFrame(look);
  };
  window.inTheAir = seen;
  requestAnimationFrame(look);
}"""
MOST = 1.3


@dataclass(frozen=True)
class Air:
    """`ratio`: how wide a flying tile was at most, beside the wider of the tiles at its two ends; `stretched`: how wide
    one that lies was drawn at most, beside its own width."""

    flights: int
    widest: float
    ratio: float
    stretched: float
    worst: str


def watch(page: Page) -> None:
    """From now on, until another document is loaded."""
    page.evaluate(WATCH)


def landed(page: Page) -> Air:
    """What was seen, once nothing is in the air any more."""
    expect(page.locator(".flying")).to_have_count(0)
    return Air(**page.evaluate("() => window.inTheAir"))


def assert_of_their_size(air: Air) -> None:
    assert air.flights > 0, air
    assert air.ratio <= MOST, air
    assert air.stretched <= MOST, air
