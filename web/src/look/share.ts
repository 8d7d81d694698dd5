/** Pictures to share: drawn here as SVG, turned into a PNG by the browser; no service sees them. */

export const WIDTH = 1200;
export const HEIGHT = 630;
const COLOURS = ['felt', 'felt-hi', 'felt-lo', 'on-felt', 'on-felt-2', 'panel', 'ink', 'ink-2', 'accent', 'back', 'back-hi', 'back-edge', 'back-mark', 'gold', 'ivory', 'ivory-edge', 'tile-blue', 'tile-red', 'tile-yellow', 'tile-yellow-fill', 'tile-black', 'tile-star', 'seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;
export type Colours = Record<(typeof COLOURS)[number], string>;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Liberation Sans, DejaVu Sans, sans-serif';

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, weight: number) => number;

/** The colours of the page as it is now, light or dark. */
export function colours(): Colours {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || 'gray'])) as Colours;
}

export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface Line {
  x: number;
  y: number;
  size: number;
  weight: number;
  fill: string;
  room: number;
  end?: boolean;
}

/** Smaller rather than cut off. */
export function words(text: string, line: Line, measure: Measure): string {
  const wide = measure(text, line.size, line.weight);
  const size = wide > line.room ? (line.size * line.room) / wide : line.size;
  return `<text x="${line.x}" y="${line.y}" font-size="${size.toFixed(1)}" font-weight="${line.weight}" fill="${line.fill}"${line.end ? ' text-anchor="end"' : ''}>${escape(text)}</text>`;
}

/** A text in lines that fit the room; a word that does not fit is alone in its line. */
export function wrapped(text: string, size: number, weight: number, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer, size, weight) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** 1200 × 630, as link previews want it: felt, our sign, a heading; `defs` and `parts` are what it is about. */
export function drawing(head: string, defs: string, parts: string[], ink: Colours, measure: Measure): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}">`,
    `<defs><radialGradient id="felt" cx="50%" cy="35%" r="80%"><stop offset="0" stop-color="${ink['felt-hi']}"/><stop offset=".55" stop-color="${ink.felt}"/><stop offset="1" stop-color="${ink['felt-lo']}"/></radialGradient>${defs}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#felt)"/>`,
    `<g transform="translate(64 54) scale(2.167)" fill="${ink['on-felt']}"><circle cx="6" cy="6" r="3.500" fill="none" stroke="${ink['on-felt']}" stroke-width="3"/><path d="M18 1l5 5-5 5-5-5Z"/><path d="M6 13l5 9H1Z"/><path d="M14 14h8v8h-8Z"/></g>`,
    words(head, { x: 134, y: 93, size: 36, weight: 800, fill: ink['on-felt'], room: WIDTH - 134 - 64 }, measure),
    ...parts,
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
