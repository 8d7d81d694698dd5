/** Which clause somebody wants to read without leaving what they do; the sheet that shows it is in App.svelte. */
export interface Asked {
  game: string;
  /** The id of a rule, or '' for the whole book. */
  rule: string;
  /** Only what the clause says in short; the whole of it is a tap away. */
  short?: boolean;
}

let wanted = $state.raw<Asked | null>(null);

export function asked(): Asked | null {
  return wanted;
}

export function ask(game: string, rule = '', short = false): void {
  wanted = { game, rule, ...(short && { short }) };
}

export function close(): void {
  wanted = null;
}

/** What the match that is on plays otherwise than the book: a name and a value each, in the language of the moment. */
type House = () => [name: string, value: string][];
let house = $state.raw<{ game: string; rules: House } | null>(null);

/** Told by the table that is shown; null when it is left. */
export function inMatch(game: string, rules: House | null): void {
  house = rules && { game, rules };
}

export function houseRules(game: string): [name: string, value: string][] {
  return house?.game === game ? house.rules() : [];
}

/** The address of the rulebook, of a game's book, or of a clause. */
export function rulesLink(game = '', rule = ''): string {
  return `/rules${game && `/${game}`}${rule && `#${rule}`}`;
}
