/** The lessons of each game in their order; must agree with src/tilerummy/queries/lessons (a test compares them). */
export const LESSONS: Record<string, readonly string[]> = {
  investo: ['invest', 'take', 'run', 'draw', 'double', 'reserve', 'full', 'end', 'example-a', 'example-b'],
  rummy: ['sequence', 'series', 'opening', 'exchange', 'star', 'swap', 'rearrange', 'out'],
  gin: ['turn', 'stock', 'eight-nine', 'petit', 'grand', 'lay'],
};

const KEY = 'lessons';
type Kept = Record<string, string[]>;

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Kept) : {};
  } catch {
    return {};
  }
}

/** Names, not numbers: a lesson may move. */
export function finished(game: string): string[] {
  const names = kept()[game];
  return Array.isArray(names) ? names.filter((name) => LESSONS[game]?.includes(name)) : [];
}

export function finish(game: string, number: number): void {
  const name = LESSONS[game]?.[number - 1];
  if (name) localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: [...new Set([...finished(game), name])] }));
}
