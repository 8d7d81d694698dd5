/** Which clause somebody wants to read without leaving what they do; the sheet that shows it is in App.svelte. */
export interface Asked {
  game: string;
  /** The id of a rule, or '' for the whole book. */
  rule: string;
}

let wanted = $state.raw<Asked | null>(null);

export function asked(): Asked | null {
  return wanted;
}

export function ask(game: string, rule = ''): void {
  wanted = { game, rule };
}

export function close(): void {
  wanted = null;
}

/** The address of the rulebook, of a game's book, or of a clause. */
export function rulesLink(game = '', rule = ''): string {
  return `/rules${game && `/${game}`}${rule && `#${rule}`}`;
}
