/** Six short sounds, off until asked for; nothing is told by sound alone. */
import { prefs } from './prefs.svelte';

export type Sound = 'pick' | 'lay' | 'refuse' | 'take' | 'turn' | 'end';

/** Pitch in hertz and length in seconds. */
const NOTES: Record<Sound, [number, number][]> = {
  pick: [[620, 0.03]],
  lay: [[420, 0.05]],
  refuse: [[150, 0.12]],
  take: [[520, 0.06], [780, 0.09]],
  turn: [[660, 0.07], [880, 0.1]],
  end: [[520, 0.08], [660, 0.08], [780, 0.09]],
};
const BUZZ: Partial<Record<Sound, number[]>> = { lay: [8], refuse: [12, 40, 12], turn: [20] };
const VOLUME = 0.12; // -18 dB

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  const buzz = BUZZ[sound];
  if (buzz && 'vibrate' in navigator) navigator.vibrate(buzz);
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of NOTES[sound]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(VOLUME, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}
