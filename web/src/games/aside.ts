/** What is drafted in Investo beside the table. */

/** A tile that is to go into the pot. */
export interface PotDraft {
  row: number;
  /** The place to double, or null for the first free one. */
  place: number | null;
  id: string;
}

/** What is drafted beside the table: a tile for the pot, a row to take, or tiles for my reserve. */
export interface Aside {
  pot: PotDraft | null;
  take: number | null;
  spare: string[];
}
