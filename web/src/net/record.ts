/** Records as files: saved, or handed on by the system's share sheet. */
import { api } from './api';

const KIND = 'application/jsonl';

/** Whether it was saved: a share sheet says itself what became of it. */
export async function saveRecord(id: string, number: number, game: string): Promise<boolean> {
  const text = await api.record(id, number);
  const name = `tilerummy-${game}-${new Date().toISOString().slice(0, 10)}-${id.slice(-4)}-${number}.jsonl`;
  const file = new File([text], name, { type: KIND });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return false;
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
