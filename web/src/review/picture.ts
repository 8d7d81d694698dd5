/** The turning point of a match as a picture and a text to share. */
import { ANIMALS } from '../look/animals';
import { initialOf } from '../look/name';
import { drawing, escape, HEIGHT, WIDTH, words, wrapped, type Colours, type Measure } from '../look/share';
import { lookOf, nthOf } from '../table/characters';
import { isStar, tileOf } from '../tiles/notation';

export interface MatchCard {
  /** The game, and how long it was. */
  head: string;
  /** The best first. `level`: of a bot; `nth` of its level at the table. */
  players: { name: string; seat: number; total: string; level: string; nth: number }[];
  /** Which turn it was. */
  when: string;
  tiles: string[];
  change: string;
  /** Whose expectation it is. */
  whose: string;
  text: string;
  foot: string;
  date: string;
  link: string;
}

/** A numeral or a shape of a tile as the page draws it (`look/Sprite.svelte`), by its id. */
export type Symbol = (id: string) => string;

export const onPage: Symbol = (id) => document.getElementById(id)?.outerHTML ?? '';

export function playersOf(names: string[], bots: string[], totals: number[], shown: (points: number) => string): MatchCard['players'] {
  const all = names.map((name, seat) => ({ name, seat, total: shown(totals[seat] ?? 0), level: bots[seat] ?? '', nth: nthOf(bots, seat) }));
  return all.sort((a, b) => (totals[b.seat] ?? 0) - (totals[a.seat] ?? 0));
}

export function shareText(card: MatchCard): string {
  const score = card.players.map(({ name, total }) => `${name} ${total}`).join(' · ');
  return [`${card.head} – ${score}`, `${card.when} (${card.change} ${card.whose}) – ${card.text}`, card.link].join('\n');
}

const COLOURS = { b: 'tile-blue', r: 'tile-red', y: 'tile-yellow', k: 'tile-black' } as const;
const WIDE = 76;
const HIGH = 99;

function tile(name: string, x: number, y: number, ink: Colours): string {
  const { colour, value } = tileOf(name);
  const fill = value ? ink[COLOURS[colour as keyof typeof COLOURS]] : ink['tile-star'];
  const face = isStar(name) && !value ? '<use href="#s-star" transform="translate(30 38)"/>' : `<use href="#n${value}"/><use href="#pip-${colour}"/>`;
  const body = `<rect y="4" width="${WIDE}" height="${HIGH - 4}" rx="11" fill="${ink['ivory-edge']}"/><rect width="${WIDE}" height="${HIGH - 5}" rx="11" fill="${ink.ivory}"/>`;
  return `<g transform="translate(${x} ${y})" color="${fill}">${body}<g transform="scale(${(WIDE / 60).toFixed(3)} ${((HIGH - 4) / 78).toFixed(3)})">${face}</g></g>`;
}

/** What the tiles refer to; a drawing has no style sheet to look colours up in. */
function symbols(tiles: string[], find: Symbol, ink: Colours): string {
  const ids = tiles.flatMap((name) => (isStar(name) && !tileOf(name).value ? ['s-star'] : [`n${tileOf(name).value}`, `s-${tileOf(name).colour}`, `pip-${tileOf(name).colour}`]));
  return [...new Set(ids)].map(find).join('').replaceAll('var(--tile-yellow-fill)', ink['tile-yellow-fill']);
}

/** A round face for a bot, a square letter for a person. */
function portrait({ name, seat, level, nth }: MatchCard['players'][number], x: number, y: number, size: number, ink: Colours): string {
  const look = level ? lookOf(level, nth) : null;
  if (look) return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64"><clipPath id="round${seat}"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#round${seat})">${ANIMALS[look.animal]}</g></svg>`;
  const fill = ink[`seat-${seat % 4}` as 'seat-0'];
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.3}" fill="${fill}"/><text x="${x + size / 2}" y="${y + size * 0.69}" font-size="${size * 0.54}" font-weight="800" fill="#fff" text-anchor="middle">${escape(initialOf(name))}</text>`;
}

function player(one: MatchCard['players'][number], y: number, ink: Colours, measure: Measure): string {
  return portrait(one, 64, y, 64, ink) + words(one.name, { x: 148, y: y + 44, size: 34, weight: 700, fill: ink['on-felt'], room: 430 }, measure);
}

const LEFT = 640; // of the panel
const ROOM = WIDTH - 64 - LEFT - 68;

function panel(card: MatchCard, ink: Colours, measure: Measure): string {
  const size = wrapped(card.text, 27, 600, ROOM, measure).length > 4 ? 22 : 27;
  const lines = wrapped(card.text, size, 600, ROOM, measure).slice(0, 6);
  const body = 78 + (card.tiles.length ? HIGH + 26 : 96);
  const high = body + lines.length * size * 1.3 + 20;
  const top = Math.round((HEIGHT - high) / 2) + 14;
  const x = LEFT + 34;
  const after = x + card.tiles.length * (WIDE + 6) + (card.tiles.length ? 20 : 0);
  const line = top + (card.tiles.length ? 130 : 122);
  const room = LEFT + ROOM + 34 - after;
  return [
    `<rect x="${LEFT}" y="${top}" width="${WIDTH - 64 - LEFT}" height="${high}" rx="28" fill="${ink.panel}"/>`,
    words(card.when, { x, y: top + 50, size: 24, weight: 700, fill: ink['ink-2'], room: ROOM }, measure),
    ...card.tiles.map((name, i) => tile(name, x + i * (WIDE + 6), top + 72, ink)),
    words(card.change, { x: after, y: line, size: 56, weight: 800, fill: ink.gold, room }, measure),
    words(card.whose, { x: after, y: line + 32, size: 22, weight: 600, fill: ink['ink-2'], room }, measure),
    ...lines.map((line, i) => words(line, { x, y: Math.round(top + body + (i + 0.8) * size * 1.3), size, weight: 600, fill: ink.ink, room: ROOM }, measure)),
  ].join('');
}

/** The score large, who played below it, what turned the match beside it. */
export function matchPicture(card: MatchCard, ink: Colours, measure: Measure, find: Symbol = onPage): string {
  const score = card.players.map(({ total }) => total).join(' : ');
  const first = card.players.length > 2 ? 262 : 360;
  const parts = [
    words(score, { x: 64, y: card.players.length > 2 ? 226 : 310, size: card.players.length > 2 ? 84 : 128, weight: 800, fill: ink['on-felt'], room: 520 }, measure),
    ...card.players.map((one, i) => player(one, first + i * 74, ink, measure)),
    panel(card, ink, measure),
    words(card.foot, { x: 64, y: 592, size: 24, weight: 600, fill: ink['on-felt-2'], room: 760 }, measure),
    words(card.date, { x: WIDTH - 64, y: 592, size: 24, weight: 600, fill: ink['on-felt-2'], room: 280, end: true }, measure),
  ];
  return drawing(card.head, symbols(card.tiles, find, ink), parts, ink, measure);
}
