/** New tables whose maker wants to play at once: the page is ready there as soon as it has seen what is promised. */
import { api, type Made, type NewTable } from '../net/api';

const wanted = new Set<string>();

export async function make(asked: NewTable): Promise<Made> {
  const made = await api.make(asked);
  wanted.add(made.id);
  return made;
}

export async function playOn(id: string, number: number, asked: { at: number; seat: number; level: string }): Promise<Made> {
  const made = await api.playOn(id, number, { ...asked, start: false });
  wanted.add(made.id);
  return made;
}

export function toBegin(id: string): void {
  wanted.add(id);
}

export function atOnce(id: string): boolean {
  return wanted.has(id);
}

export function begun(id: string): void {
  wanted.delete(id);
}
