/** A solved puzzle to show around: a text and a picture of our own, and neither gives anything away. */

/** What there is to tell: no tile, no row, no discard. */
export interface Card {
  /** Which puzzle. */
  head: string;
  time: string;
  stars: number;
  most: number;
  /** Days in a row, '' if there are none to tell, and hints. */
  streak: string;
  hints: string;
  /** How much was done: as many tiles are drawn face down. */
  way: { count: number; text: string }[];
  dare: string;
  level: string;
  link: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const COLOURS = ['felt', 'felt-hi', 'felt-lo', 'on-felt', 'on-felt-2', 'panel', 'ink', 'back', 'back-hi', 'back-edge', 'back-mark', 'gold'] as const;
type Colours = Record<(typeof COLOURS)[number], string>;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Liberation Sans, DejaVu Sans, sans-serif';
const STAR = 'M12 3.500l2.600 5.600 6 .7-4.500 4.100 1.200 6L12 16.900 6.700 19.900l1.200-6L3.400 9.800l6-.7Z';
const FIRE = 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 1.500 2.500 2 3 1-2 1-5 1-8Z';
const BULB = 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.8.700-1 1.300-1 2H9c0-.7-.2-1.300-1-2Z';
const BACK = '<circle cx="22" cy="31" r="5"/><path d="M38 24.500 44 31 38 37.500 32 31Z"/><path d="M22 41.500 28 51H16Z"/><path d="M33 42H43V52H33Z"/>';

export function shareText(card: Card): string {
  const stars = '★'.repeat(card.stars) + '☆'.repeat(Math.max(0, card.most - card.stars));
  const done = [card.time, card.hints, card.streak].filter(Boolean).join(' · ');
  return [`${card.head} (${card.level})`, `${stars} ${done}`, card.link].join('\n');
}

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, weight: number) => number;

/** The colours of the page as it is now, light or dark. */
export function colours(): Colours {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || 'gray'])) as Colours;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Line {
  x: number;
  y: number;
  size: number;
  weight: number;
  fill: string;
  room: number;
  end?: boolean;
}

/** Smaller rather than cut off. */
function words(text: string, line: Line, measure: Measure): string {
  const wide = measure(text, line.size, line.weight);
  const size = wide > line.room ? (line.size * line.room) / wide : line.size;
  return `<text x="${line.x}" y="${line.y}" font-size="${size.toFixed(1)}" font-weight="${line.weight}" fill="${line.fill}"${line.end ? ' text-anchor="end"' : ''}>${escape(text)}</text>`;
}

const MOST_TILES = 5;

function wayLine({ count, text }: Card['way'][number], y: number, ink: Colours, measure: Measure): string {
  const tiles = Math.min(count, MOST_TILES);
  const drawn = Array.from({ length: tiles }, (_, i) => `<use href="#back" x="${560 + 62 * i}" y="${y}"/>`).join('');
  const x = 560 + 62 * tiles + 14;
  return drawn + words(text, { x, y: y + 43, size: 26, weight: 600, fill: ink['on-felt'], room: WIDTH - 64 - x }, measure);
}

function pill(path: string, text: string, x: number, ink: Colours, measure: Measure): { svg: string; wide: number } {
  const wide = 22 + 32 + 12 + measure(text, 30, 700) + 22;
  const icon = `<path transform="translate(${x + 22} 12) scale(1.333)" d="${path}" fill="none" stroke="${ink.ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>`;
  const box = `<rect x="${x}" width="${wide}" height="56" rx="28" fill="${ink.panel}"/>`;
  return { svg: `${box}${icon}<text x="${x + 66}" y="39" font-size="30" font-weight="700" fill="${ink.ink}">${escape(text)}</text>`, wide };
}

/** Beside what was done there is not more room than this. */
export const PILLS = 470;

function pills(card: Card, ink: Colours, measure: Measure): string {
  const first = card.streak ? pill(FIRE, card.streak, 0, ink, measure) : { svg: '', wide: -20 };
  const second = pill(BULB, card.hints, first.wide + 20, ink, measure);
  const scale = Math.min(1, PILLS / (first.wide + 20 + second.wide));
  return `<g transform="translate(64 389) scale(${scale.toFixed(3)})">${first.svg}${second.svg}</g>`;
}

function stars(card: Card, right: number, ink: Colours): string {
  const one = (i: number): string => `<path transform="translate(${right - 40 * (card.most - i)} 540) scale(1.6)" d="${STAR}" fill="${i < card.stars ? ink.gold : 'none'}" stroke="${ink.gold}" stroke-width="1.5" stroke-linejoin="round"/>`;
  return Array.from({ length: card.most }, (_, i) => one(i)).join('');
}

/** 1200 × 630, as link previews want it. */
export function sharePicture(card: Card, ink: Colours, measure: Measure): string {
  const level = measure(card.level, 26, 600);
  const top = Math.round(252 - card.way.length * 40.5 + 82);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}">`,
    `<defs><radialGradient id="felt" cx="50%" cy="35%" r="80%"><stop offset="0" stop-color="${ink['felt-hi']}"/><stop offset=".55" stop-color="${ink.felt}"/><stop offset="1" stop-color="${ink['felt-lo']}"/></radialGradient>`,
    `<g id="back"><rect y="3" width="52" height="65" rx="8" fill="${ink['back-edge']}"/><rect width="52" height="65" rx="8" fill="${ink.back}"/><rect width="38" height="2.500" x="7" y="1" rx="1.250" fill="${ink['back-hi']}"/><g transform="scale(.867 .83)" fill="none" stroke="${ink['back-mark']}" stroke-width="2.500" stroke-linejoin="round">${BACK}</g></g></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#felt)"/>`,
    `<g transform="translate(64 54) scale(2.167)" fill="${ink['on-felt']}"><circle cx="6" cy="6" r="3.500" fill="none" stroke="${ink['on-felt']}" stroke-width="3"/><path d="M18 1l5 5-5 5-5-5Z"/><path d="M6 13l5 9H1Z"/><path d="M14 14h8v8h-8Z"/></g>`,
    words(card.head, { x: 134, y: 93, size: 36, weight: 800, fill: ink['on-felt'], room: WIDTH - 134 - 64 }, measure),
    words(card.time, { x: 64, y: 344, size: 168, weight: 800, fill: ink['on-felt'], room: 450 }, measure),
    pills(card, ink, measure),
    ...card.way.map((line, i) => wayLine(line, top + 81 * i, ink, measure)),
    words(card.dare, { x: 64, y: 572, size: 26, weight: 600, fill: ink['on-felt-2'], room: 560 }, measure),
    stars(card, WIDTH - 64 - level - 14, ink),
    words(card.level, { x: WIDTH - 64, y: 572, size: 26, weight: 600, fill: ink['on-felt-2'], room: 300, end: true }, measure),
    '</svg>',
  ].join('');
}

function onCanvas(): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

export function measured(): Measure {
  const context = onCanvas();
  return (text, size, weight) => {
    context.font = `${weight} ${size}px ${FONT}`;
    return context.measureText(text).width;
  };
}

export const asAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The drawing as a file that everything can show. */
export async function asPng(svg: string): Promise<Blob> {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = asAddress(svg);
  await picture.decode();
  const context = onCanvas();
  context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, no) => context.canvas.toBlob((blob) => (blob ? done(blob) : no(new Error('no picture'))), 'image/png'));
}
