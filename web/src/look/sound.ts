/** Short sounds of wood, off until asked for; nothing is told by sound alone. */
import { prefs } from './prefs.svelte';

export type Sound = 'pick' | 'lay' | 'refuse' | 'take' | 'turn' | 'out' | 'round' | 'won' | 'lost' | 'solved';

/** Pitch in hertz, length in seconds, and when it begins if that is not after the one before. */
type Note = [pitch: number, length: number, at?: number];

const NOTES: Record<Sound, Note[]> = {
  pick: [[620, 0.03]],
  lay: [[420, 0.05]],
  refuse: [[150, 0.12]],
  take: [[420, 0.04, 0.55], [480, 0.04, 0.62], [540, 0.04, 0.69], [600, 0.04, 0.76], [1180, 0.2, 0.78]], // as the tiles land, and the points
  turn: [[660, 0.05], [660, 0.05, 0.11]],
  out: [[110, 0.18], [165, 0.22, 0.06]],
  round: [[440, 0.1], [330, 0.14]],
  won: [[440, 0.08], [554, 0.08], [659, 0.09]],
  lost: [[440, 0.08], [554, 0.09]],
  solved: [[900, 0.02], [300, 0.05, 0.03]],
};
const BUZZ: Partial<Record<Sound, number[]>> = { lay: [8], take: [10, 30, 10, 30, 10, 30, 10], out: [30], won: [20, 60, 40], refuse: [12, 40, 12], turn: [20] };
const VOLUME = 0.12; // -18 dB

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  const buzz = BUZZ[sound];
  if (buzz && 'vibrate' in navigator) navigator.vibrate(buzz);
  context ??= new AudioContext();
  const now = context.currentTime;
  let next = 0;
  for (const [pitch, length, at = next] of NOTES[sound]) {
    knock(context, pitch, now + at, length);
    next = at + length;
  }
}

function knock(on: AudioContext, pitch: number, at: number, length: number): void {
  const [tone, gain] = [on.createOscillator(), on.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
}
