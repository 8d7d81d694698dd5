/** Tables for tests: a line that answers as it is told, and positions to begin with. */
import { mount, unmount, type Component } from 'svelte';
import { Table } from '../src/table/table.svelte';
import type { Answer, Hearer, Question } from '../src/net/connection';
import { PROTOCOL, type GinView, type InvestoView, type Position, type RummyView, type TableInfo, type EventFrame, type ToClient, type Welcome } from '../src/wire';

type AnyView = InvestoView | RummyView | GinView;

/** What the server tells of the rows of a pot. */
const rowsOf = (pot: InvestoView['pot']): Pick<InvestoView, 'places' | 'full' | 'worth'> => ({
  places: 3, full: pot.map((row) => row.length === 3), worth: pot.map((row) => 4 - row.filter((stack) => stack.length > 1).length),
});

/** The rules of a table are told with every option. */
const RULES: Record<string, Record<string, unknown>> = {
  investo: { referee: 'gentle', target: 20, hand: 10, rack_limit: 10, rows: 4, height: 2 },
  rummy: { opening: 0, target: 0, rounds: 4 },
  gin: { target: 0, rounds: 4, highest: 13, limit: 10, least_laid: 8 },
};

export const investo = (change: Partial<InvestoView> = {}): InvestoView => ({
  game: 'investo', step: 'choose', turn: 0, starter: 0, table: [], pot: [[], [], [], []], bases: [true, true, true, true], ...rowsOf(change.pot ?? [[], [], [], []]), must: [], stock: 70, idle: 0, reason: '',
  sides: [
    { rack: ['r5', 'r6', 'r7', 'b1'], size: 4, reserve: [], known: [], points: 0, total: 0, counts: [], reserve_counts: [] },
    { rack: null, size: 10, reserve: [], known: [], points: 0, total: 0, counts: [], reserve_counts: [] },
  ],
  ...change,
});

export const rummy = (rack: string[], change: Partial<RummyView> = {}): RummyView => ({
  game: 'rummy', step: 'choose', turn: 0, starter: 0, table: [], discards: [], stock: 60, laid: false, idle: 0, reason: '',
  sides: [{ rack, size: rack.length, opened: true, plays: 1, counts: [] }, { rack: null, size: 14, opened: true, plays: 1, counts: [] }],
  ...change,
});

export const gin = (rack: string[], change: Partial<GinView> = {}): GinView => ({
  game: 'gin', step: 'draw', turn: 0, dealer: 1, discard: null, taken: null, stock: 60, gone: 0, turns: 0, out: null, reason: '', table: [],
  sides: [{ rack, size: rack.length, known: [], shown: false, counts: [] }, { rack: null, size: 10, known: [], shown: false, counts: [] }],
  ...change,
});

const SEAT = { bot: '', name: 'Ann', taken: true, gone: false, stand_in: '', ready: true };

export class Staged {
  readonly asked: Question[] = [];
  answer: (question: Question) => Answer = () => ({ t: 'done', id: '', seq: 0 });
  readonly table: Table;
  private hearer!: Hearer;

  constructor(
    public view: AnyView,
    readonly rules: Record<string, unknown> = {},
    readonly sheet: number[][] = [],
    readonly seat: number | null = 0,
  ) {
    localStorage.clear();
    this.table = new Table('abc', (hearer) => {
      this.hearer = hearer;
      return { open: () => undefined, close: () => undefined, ask: (question) => (this.asked.push(question), Promise.resolve(this.answer(question))) };
    });
    this.welcome();
  }

  info(): TableInfo {
    const match = { number: 1, commitment: '', salts: [], seed: '', sheet: this.sheet, winners: null, stopped: false };
    return { id: 'abc', game: this.view.game, rules: { ...RULES[this.view.game], ...this.rules }, clock: {}, public: false, watch: true, hints: false, phase: 'playing', seats: this.view.sides.map(() => SEAT), next: '', match };
  }

  position(view: AnyView = this.view, options: string[] = [], play = true): Position {
    return { view, options, play };
  }

  welcome(change: Partial<Welcome> = {}): void {
    this.hearer.message({
      t: 'welcome', protocol: PROTOCOL, version: '', now: Date.now(), seq: 1, seat: this.seat, seats: this.seat === null ? [] : [this.seat], table: this.info(), present: [], missed: [],
      position: this.position(), clock: { deadline: null, bank: [] }, ...change,
    });
  }

  /** Whatever a server might say. */
  hear(message: object): void {
    this.hearer.message(message as ToClient);
  }

  happen(seq: number, change: Partial<EventFrame> = {}): void {
    this.hearer.message({ t: 'event', seq, at: 0, event: { what: 'did', seat: 1, do: 'S', luck: '?' }, ...change });
  }
}

/** A component on the page, as long as the test runs. */
export function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): { root: HTMLElement; end: () => void } {
  const root = document.createElement('div');
  document.body.append(root);
  const made = mount(component, { target: root, props });
  return {
    root,
    end: () => {
      void unmount(made);
      root.remove();
    },
  };
}
