/** One tile with a name of its own, so that two alike can be told apart. */
export interface Piece {
  id: string;
  /** In notation; a Star that lies somewhere says what it stands for. */
  tile: string;
  /** From my rack; else it lies on the table. */
  own: boolean;
}
