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
