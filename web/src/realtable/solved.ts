/** What the solver answers, the same from the server and from the engine here. */
import { SITE } from '../place';
import { engine } from '../offline/progress.svelte';

export interface Step {
  step: string;
  taken: string[];
  laid: string[];
  made: string[];
}
export interface Play {
  table: string;
  laid: string;
  tiles: number;
  points?: number;
  left: string;
  steps: Step[];
}
export interface Laid {
  game: 'rummy' | 'investo';
  table: string;
  rack: string;
  proven: boolean;
  play: Play | null;
  playable: string[];
  takes?: { row: number; worth: number; handed: string; faces: string; play: Play | null }[];
  doubles?: { row: number; place: number; tile: string; onto: string }[];
}
export interface Hand {
  game: 'gin';
  hand: string;
  leftover: number;
  combinations: string[];
  left: string;
  ways?: { way: string; discard: string | null; combinations: string[]; leftover: number }[];
  discard?: { tile: string; leftover: number } | null;
  helpful?: Record<string, number>;
  entering?: string[];
  lay_down?: { combinations: string[]; added: string[]; leftover: number } | null;
}
export type Answered = Laid | Hand;

const PATIENCE = { ready: 3000, absent: 20_000 }; // ms: the engine here takes about as long, if it is there

export async function fromServer(question: unknown): Promise<Answered | undefined> {
  if (SITE || !navigator.onLine) return undefined;
  try {
    const answer = await fetch('/api/solve', { method: 'POST', body: JSON.stringify(question), headers: { 'content-type': 'application/json' }, signal: AbortSignal.timeout(engine.state === 'ready' ? PATIENCE.ready : PATIENCE.absent) });
    return answer.ok ? ((await answer.json()) as Answered) : undefined;
  } catch {
    return undefined;
  }
}
