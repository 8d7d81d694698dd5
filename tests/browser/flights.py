"""What is in the air while a match is played with motion on: every frame is looked at."""

from dataclasses import dataclass

from playwright.sync_api import Page, expect

# When a copy takes off it is known where it begins and how wide it is where it lands; the tile at its other end is the
# one that lies nearest to where it begins. A tile that lies is as wide as its zone makes it, whatever moves it.
WATCH = """() => {
  const seen = { flights: 0, widest: 0, ratio: 0, stretched: 0, worst: '' };
  const ends = new WeakMap();
  const box = (e) => e.getBoundingClientRect();
  const lying = (css) => [...document.querySelectorAll(css)]
    .filter((e) => !e.closest('.flying, .ghost') && e.offsetWidth > 0);
  const nearest = (at) => lying('.tile, .place').map(box).reduce((best, b) => {
    const far = Math.hypot(b.left - at.left, b.top - at.top);
    return far < best.far ? { far, width: b.width } : best; }, { far: Infinity, width: 0 }).width;
  const takesOff = (e, frames) => {
    const way = new DOMMatrix(frames[0].transform);
    const at = { left: parseFloat(e.style.left) + way.e, top: parseFloat(e.style.top) + way.f };
    ends.set(e, Math.max(e.offsetWidth, nearest(at)));
    seen.flights += 1; };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...options) {
    if (this.classList.contains('flying')) takesOff(this, frames);
    return animate.call(this, frames, ...options); };
  const look = () => {
    for (const e of lying('.tile')) seen.stretched = Math.max(seen.stretched, box(e).width / e.offsetWidth);
    for (const e of document.querySelectorAll('.flying')) {
      const { width } = box(e);
      const ratio = width / (ends.get(e) ?? 1); // one that took off unseen fails
      seen.widest = Math.max(seen.widest, width);
      if (ratio > seen.ratio) { seen.ratio = ratio; seen.worst = `${width} px, ${e.className}`; }
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
    """From now on, until another document is loaded; what is in the air already lands first."""
    expect(page.locator(".flying")).to_have_count(0)
    page.evaluate(WATCH)


def landed(page: Page) -> Air:
    """What was seen, once nothing is in the air any more."""
    expect(page.locator(".flying")).to_have_count(0)
    return Air(**page.evaluate("() => window.inTheAir"))


def assert_of_their_size(air: Air) -> None:
    assert air.flights > 0, air
    assert air.ratio <= MOST, air
    assert air.stretched <= MOST, air
