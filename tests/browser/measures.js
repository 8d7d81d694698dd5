// What is wrong with the screen that is shown, a line each: clipped text, tails of letters that are cut off, words broken in the middle,
// keys without a sentence, text or targets that lie over each other,
// targets under 40 px, sideways scrolling, text under 11.5 px, too little contrast on flat grounds, and on the smallest
// phone a table of fewer than three lines. A dialog is looked at alone. Nothing is left changed.
() => {
  const LEAST = 40;
  const SMALLEST = 11.5;
  // Lies under the targets of its parts on purpose.
  const UNDER = '.whole';
  // Tiles may be slim: they can be enlarged to pick from (board/Lens.svelte).
  const SLIM = '.table .tile, .laid .tile, .lane .cell';
  const TARGETS = 'button, a[href], input, select, textarea, summary, [role=button], .pick label, label:has(> input)';
  const DRAWN = '.vh, .sprite, svg, .ghost, .flying, .bubble, option';
  const KEY = /^(page|lesson|real|review|puzzle|rulebook|option|preset|table|server|sheet|part)(-[a-z0-9]+)+$/; // of a sentence that is missing
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.body;
  const faults = new Set();
  const styles = new Map();

  const style = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e));
  const hidden = (e) => [...up(e)].some((one) => style(one).clipPath === 'inset(50%)'); // for screen readers
  const seen = (e) => !e.closest(DRAWN) && !hidden(e) && e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (e) => {
    const mark = [...e.attributes].find((one) => /^data-(?!tile)/.test(one.name));
    const css = [...e.classList].filter((one) => !one.startsWith('svelte-')).map((one) => `.${one}`).join('');
    return `${e.localName}${css}${mark ? `[${mark.name}=${mark.value}]` : ''}`;
  };
  const words = (e) => (e.textContent || e.getAttribute('aria-label') || '').replace(/\s+/g, ' ').trim().slice(0, 48);
  const fault = (kind, e, more = '') => faults.add(`${kind}: ${name(e)} "${words(e)}"${more ? ` ${more}` : ''}`);
  const up = function* (e) {
    for (let one = e; one && one !== document.documentElement; one = one.parentElement) yield one;
  };
  const related = (a, b) => a.contains(b) || b.contains(a);
  const cross = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const size = (n) => Math.round(n * 10) / 10;

  // What hangs above what scrolls: the sticky or fixed element that something belongs to.
  const layer = (e) => [...up(e)].find((one) => ['sticky', 'fixed'].includes(style(one).position)) ?? null;
  const scrolls = (e) => [...up(e)].some((one) => /auto|scroll/.test(style(one).overflowY) && one.scrollHeight > one.clientHeight + 1) ||
    (!dialog && document.documentElement.scrollHeight > innerHeight + 1);
  const apart = (a, b) => layer(a) !== layer(b) && (layer(a) ? scrolls(b) : scrolls(a));
  const SHEETS = '[data-tray], [data-lens], [data-star]';
  const above = (a, b) => a.closest(SHEETS) !== b.closest(SHEETS); // unfolds over the others

  /** The part of an element that is not cut off, as far as one can see without scrolling. */
  function shown(e) {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (const one of up(e.parentElement)) {
      if (style(one).overflowX === 'visible' && style(one).overflowY === 'visible') continue;
      const b = one.getBoundingClientRect();
      box.left = Math.max(box.left, b.left), box.right = Math.min(box.right, b.right);
      box.top = Math.max(box.top, b.top), box.bottom = Math.min(box.bottom, b.bottom);
    }
    return box.right > box.left && box.bottom > box.top ? box : null;
  }

  // ---- text

  const texts = [];
  for (const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); walker.nextNode(); ) {
    const node = walker.currentNode;
    const e = node.parentElement;
    if (!node.data.trim() || !e || !seen(e) || parseFloat(style(e).fontSize) === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (rects.length) texts.push({ e, node, rects });
  }

  /** A line as it is seen: a font's box is higher than its letters. */
  const letters = (rect) => ({ left: rect.left, right: rect.right, top: rect.top + rect.height * 0.22, bottom: rect.bottom - rect.height * 0.22 });

  function clipped({ e, rects }) {
    const free = { x: false, y: false };
    for (const one of up(e)) {
      const { overflowX, overflowY } = style(one);
      const box = one.getBoundingClientRect();
      for (const rect of rects.map(letters)) {
        if (!free.x && /hidden|clip/.test(overflowX) && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5)) return one;
        if (!free.y && /hidden|clip/.test(overflowY) && (rect.top < box.top - 1 || rect.bottom > box.bottom + 1)) return one;
      }
      free.x ||= /auto|scroll/.test(overflowX);
      free.y ||= /auto|scroll/.test(overflowY);
      if (one === dialog) return null;
    }
    return !free.x && rects.some((rect) => rect.left < -1 || rect.right > innerWidth + 1) ? document.body : null;
  }

  /** What cuts off the tail of a g or a y: the font's box ends a twentieth of its height below it. */
  function tailless({ e, node }) {
    const cutters = [...up(e)].filter((one) => /hidden|clip/.test(style(one).overflowY)).map((one) => [one, one.getBoundingClientRect().bottom]);
    if (!cutters.length) return null;
    const range = document.createRange();
    for (const { index } of node.data.matchAll(/[gjpqyç]/g)) {
      range.setStart(node, index), range.setEnd(node, index + 1);
      const { bottom, height, width } = range.getBoundingClientRect();
      const cutter = width ? cutters.find(([, edge]) => bottom - height * 0.05 > edge + 0.4 && bottom - height * 0.4 < edge) : null;
      if (cutter) return cutter[0];
    }
    return null;
  }

  function leaves({ e, rects }) {
    const button = e.closest('button, .btn, .pick label, .score, .chip, summary');
    if (!button) return null;
    const box = button.getBoundingClientRect();
    const out = rects.map(letters).some((rect) => rect.left < box.left - 1 || rect.right > box.right + 1 || rect.top < box.top - 1 || rect.bottom > box.bottom + 1);
    return out ? button : null;
  }

  /** A word of which a part stands on the next line, without a hyphen of its own. */
  function broken({ e, node, rects }) {
    if (rects.length < 2) return '';
    const side = style(e).writingMode === 'horizontal-tb' ? 'top' : 'left';
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u200b–—/-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = [...range.getClientRects()].filter((rect) => rect.width > 0);
      if (first && rest.some((rect) => Math.abs(rect[side] - first[side]) > 3)) return word;
    }
    return '';
  }

  for (const text of texts) {
    const { e } = text;
    if (broken(text)) fault('broken word', e, broken(text));
    if (KEY.test(text.node.data.trim())) fault('no words', e);
    if (parseFloat(style(e).fontSize) < SMALLEST) fault('small text', e, `${size(parseFloat(style(e).fontSize))} px`);
    const cutter = clipped(text);
    if (cutter?.matches('[data-brief=cut]')) continue; // the whole is on a sheet
    if (cutter) fault('clipped text', e, `by ${name(cutter)}`);
    else if (style(e).textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth) fault('clipped text', e, 'by an ellipsis');
    else if (tailless(text)) fault('cut letters', e, `by ${name(tailless(text))}`);
    else if (leaves(text)) fault('text outside', e, `of ${name(leaves(text))}`);
  }

  const within = (rect, part) => ({ left: Math.max(rect.left, part.left), right: Math.min(rect.right, part.right), top: Math.max(rect.top, part.top), bottom: Math.min(rect.bottom, part.bottom) });
  const lines = texts.flatMap(({ e, rects }) => {
    const part = style(e).display === 'inline' ? shown(e.parentElement) : shown(e);
    return part ? rects.map((rect) => ({ e, rect: within(letters(rect), part) })) : [];
  });
  lines.sort((a, b) => a.rect.top - b.rect.top);
  lines.forEach((a, i) => {
    for (let k = i + 1; k < lines.length && lines[k].rect.top < a.rect.bottom; k++) {
      const b = lines[k];
      const [x, y] = cross(a.rect, b.rect);
      if (x > 2 && y > 2 && !related(a.e, b.e) && !apart(a.e, b.e) && !above(a.e, b.e)) fault('text over text', a.e, `and ${name(b.e)} "${words(b.e)}"`);
    }
  });

  // ---- contrast

  const parts = (colour) => {
    const n = (colour.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const scale = colour.startsWith('color(') ? 255 : 1;
    return [n[0] * scale, n[1] * scale, n[2] * scale, n[3] ?? 1];
  };
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  /** The flat colour behind a text, or null where it lies on a picture or on something else than what it is in. */
  function ground(e) {
    const layers = [];
    for (const one of up(e)) {
      const { backgroundColor, backgroundImage, position } = style(one);
      if (backgroundImage !== 'none') return null;
      const colour = parts(backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] >= 0.999) return layers.reverse().reduce((under, top) => over(top, under));
      if (/absolute|fixed/.test(position)) return null;
    }
    return null;
  }

  for (const { e } of texts) {
    const behind = ground(e);
    if (!behind) continue;
    const opacity = [...up(e)].reduce((all, one) => all * Number(style(one).opacity), 1);
    const ink = parts(style(e).color);
    const [a, b] = [light(over([...ink.slice(0, 3), ink[3] * opacity], behind)), light(behind)].sort((x, y) => y - x);
    const px = parseFloat(style(e).fontSize);
    const large = px >= 24 || (px >= 18.66 && Number(style(e).fontWeight) >= 700);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < (large ? 3 : 4.5)) fault('contrast', e, size(contrast));
  }

  // ---- targets

  const block = (e) => [...up(e.parentElement)].find((one) => style(one).display !== 'inline') ?? e;
  const inText = (e) => e.matches('a, p button') && /^inline(-block)?$/.test(style(e).display) && words(block(e)) !== words(e);
  const whole = (e) => e.closest('.pick label, label:has(> input)') ?? e;
  const targets = [...new Set([...root.querySelectorAll(TARGETS)].filter((e) => seen(e) && !inText(e) && !e.closest('[inert]')).map(whole))];
  const boxes = targets.map((e) => ({ e, box: shown(e) })).filter(({ box }) => box);

  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      if (related(a.e, b.e) || a.e.matches(UNDER) || b.e.matches(UNDER)) continue;
      const [x, y] = cross(a.box, b.box);
      if (x > 2 && y > 2 && !apart(a.e, b.e) && !above(a.e, b.e)) fault('overlap', a.e, `and ${name(b.e)} "${words(b.e)}"`);
    }
  });

  /** How far from its middle a target answers, either way: what makes it larger than it looks counts too. */
  function reach(e) {
    e.scrollIntoView({ block: 'center', inline: 'nearest' });
    const b = e.getBoundingClientRect();
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    const hit = (dx, dy) => {
      const found = document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x + dx)), Math.min(innerHeight - 1, Math.max(0, y + dy)));
      return found !== null && (e.contains(found) || found.closest('label')?.control === e);
    };
    const far = LEAST / 2 - 0.6;
    return [b.width >= LEAST - 0.6 || (hit(-far, 0) && hit(far, 0)), b.height >= LEAST - 0.6 || (hit(0, -far) && hit(0, far))];
  }

  const places = [...document.querySelectorAll('*')].filter((e) => e.scrollTop || e.scrollLeft).map((e) => [e, e.scrollLeft, e.scrollTop]);
  for (const e of targets) {
    const b = e.getBoundingClientRect();
    if (!b.width || (b.width >= LEAST - 0.6 && b.height >= LEAST - 0.6)) continue;
    if (e.matches(SLIM) && b.width >= 25 && b.height >= LEAST - 0.6) continue;
    if (reach(e).includes(false)) fault('small target', e, `${size(b.width)} × ${size(b.height)}`);
  }
  for (const e of document.querySelectorAll('*')) if (e.scrollTop || e.scrollLeft) e.scrollTo(0, 0);
  for (const [e, x, y] of places) e.scrollTo(x, y);

  // ---- the whole

  if (document.documentElement.scrollWidth > innerWidth) fault('sideways', document.documentElement, `${document.documentElement.scrollWidth} px`);
  for (const e of [root, ...root.querySelectorAll('*')]) {
    if (/auto|scroll/.test(style(e).overflowX) && e.clientWidth && e.scrollWidth > e.clientWidth + 1 && seen(e)) fault('sideways', e, `${e.scrollWidth} in ${e.clientWidth} px`);
  }
  const game = dialog || document.querySelector('.coach, .moment') ? null : document.querySelector('.game:not(.gin)'); // not a part of a page
  const table = game?.querySelector(':scope > .table:not(.zoomed)');
  if (table && innerWidth === 360 && innerHeight === 640) {
    const [tile, melds] = [table.querySelector('.tile'), table.querySelector('.melds')];
    const [high, gap] = [tile?.getBoundingClientRect().height ?? 44, melds ? parseFloat(style(melds).rowGap) || 0 : 0];
    const found = Math.floor((table.clientHeight - parseFloat(style(table).paddingTop) + gap) / (high + gap));
    if (found < 3) fault('few lines', table, `${found} in ${table.clientHeight} px`);
  }
  return [...faults].sort();
}
