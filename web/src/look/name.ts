/** Names as people count them: a family of four is one character. The server counts alike. */
export const MOST_NAME = 24;

const segments = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

export function lengthOf(name: string): number {
  return segments ? [...segments.segment(name)].length : [...name].length;
}

/** The first character as it is seen, for a picture of somebody. */
export function initialOf(name: string): string {
  const first = segments ? [...segments.segment(name)][0]?.segment : [...name][0];
  return (first ?? '').toLocaleUpperCase();
}

const ROOM = 36; // letters that fit side by side over the columns of a score sheet on a phone

/** Whether a word of a name is wider than its column: then names stand upright, and no word is broken. */
export function tall(names: string[]): boolean {
  return names.some((name) => name.split(/\s+|(?<=-)/).some((word) => word.length * names.length > ROOM));
}
