/** A solved puzzle to show around: a text and a picture of our own, and neither gives anything away. */
import { drawing, escape, WIDTH, words, type Colours, type Measure } from '../look/share';

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

const STAR = 'M12 3.500l2.600 5.600 6 .7-4.500 4.100 1.200 6L12 16.900 6.700 19.900l1.200-6L3.400 9.800l6-.7Z';
const FIRE = 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 1.500 2.500 2 3 1-2 1-5 1-8Z';
const BULB = 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.8.700-1 1.300-1 2H9c0-.7-.2-1.300-1-2Z';
const BACK = '<circle cx="22" cy="31" r="5"/><path d="M38 24.500 44 31 38 37.500 32 31Z"/><path d="M22 41.500 28 51H16Z"/><path d="M33 42H43V52H33Z"/>';

export function shareText(card: Card): string {
  const stars = '★'.repeat(card.stars) + '☆'.repeat(Math.max(0, card.most - card.stars));
  const done = [card.time, card.hints, card.streak].filter(Boolean).join(' · ');
  return [`${card.head} (${card.level})`, `${stars} ${done}`, card.link].join('\n');
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
  const back = `<g id="back"><rect y="3" width="52" height="65" rx="8" fill="${ink['back-edge']}"/><rect width="52" height="65" rx="8" fill="${ink.back}"/><rect width="38" height="2.500" x="7" y="1" rx="1.250" fill="${ink['back-hi']}"/><g transform="scale(.867 .83)" fill="none" stroke="${ink['back-mark']}" stroke-width="2.500" stroke-linejoin="round">${BACK}</g></g>`;
  const parts = [
    words(card.time, { x: 64, y: 344, size: 168, weight: 800, fill: ink['on-felt'], room: 450 }, measure),
    pills(card, ink, measure),
    ...card.way.map((line, i) => wayLine(line, top + 81 * i, ink, measure)),
    words(card.dare, { x: 64, y: 572, size: 26, weight: 600, fill: ink['on-felt-2'], room: 560 }, measure),
    stars(card, WIDTH - 64 - level - 14, ink),
    words(card.level, { x: WIDTH - 64, y: 572, size: 26, weight: 600, fill: ink['on-felt-2'], room: 300, end: true }, measure),
  ];
  return drawing(card.head, back, parts, ink, measure);
}
