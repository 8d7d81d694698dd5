/** What of the table is out of sight: counted in lines, from where its combinations lie. */
export interface Lying {
  top: number;
  bottom: number;
  fresh: boolean;
}

export interface Rest {
  /** Lines below what is seen, and how many combinations in them are fresh. */
  lines: number;
  fresh: number;
  /** Where fresh ones are that are out of sight, above or below, as parts of the whole height: each line once. */
  marks: number[];
}

/** `from` and `to` are seen. A line of which less than half is seen is no longer. */
export function restOf(lying: Lying[], from: number, to: number): Rest {
  const middle = (one: Lying): number => (one.top + one.bottom) / 2;
  const below = lying.filter((one) => middle(one) > to);
  const end = Math.max(1, ...lying.map((one) => one.bottom));
  const unseen = lying.filter((one) => one.fresh && (middle(one) > to || middle(one) < from));
  return {
    lines: new Set(below.map((one) => one.top)).size,
    fresh: below.filter((one) => one.fresh).length,
    marks: [...new Set(unseen.map((one) => middle(one) / end))],
  };
}
