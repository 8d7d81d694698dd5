/** At which tables a coach helps, and what it has said there: kept on this device. */
const KEY = 'coach';
const MOST = 5; // tables
/** Right moves of a kind after which there are no more tips of it. */
const ENOUGH = 2;

interface Kept {
  id: string;
  on: boolean;
  right: Record<string, number>;
  told: string[];
}

function all(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
    return found.filter((one) => typeof one?.id === 'string' && typeof one.right === 'object' && Array.isArray(one.told));
  } catch {
    return [];
  }
}

function keep(one: Kept): void {
  const others = all().filter((other) => other.id !== one.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // forbidden: it lasts as long as the page
  }
}

export class Memory {
  private readonly kept: Kept = $state({ id: '', on: false, right: {}, told: [] });

  constructor(id: string) {
    Object.assign(this.kept, { id }, all().find((one) => one.id === id));
  }

  get on(): boolean {
    return this.kept.on;
  }

  /** From the first match's button, or from the menu: whoever calls it back hears everything again. */
  begin(): void {
    this.change({ on: true, right: {}, told: [] });
  }

  /** For good, at this table. */
  end(): void {
    this.change({ on: false });
  }

  told(id: string): boolean {
    return this.kept.told.includes(id);
  }

  tell(id: string): void {
    if (!this.told(id)) this.change({ told: [...this.kept.told, id] });
  }

  /** How often a kind of move was made. */
  right(kind: string): number {
    return this.kept.right[kind] ?? 0;
  }

  /** It needs no help any more. */
  known(kind: string): boolean {
    return this.right(kind) >= ENOUGH;
  }

  learn(kind: string): void {
    this.change({ right: { ...this.kept.right, [kind]: this.right(kind) + 1 } });
  }

  private change(to: Partial<Kept>): void {
    Object.assign(this.kept, to);
    keep($state.snapshot(this.kept));
  }
}
