/** How points come about, as a sum to read. */
import { number } from '../words/words.svelte';

/** `13 − 1 = 12, + 20`: a difference is worked out before something is added to it; `8 + 5 + 20` is read as it is. */
export function sumOf(terms: number[]): string {
  const [first, ...others] = terms;
  if (first === undefined) return '';
  const last = others.findLastIndex((term) => term < 0);
  const sign = (term: number): string => `${term < 0 ? '−' : '+'} ${Math.abs(term)}`;
  const less = [number(first), ...others.slice(0, last + 1).map(sign)].join(' ');
  const more = others.slice(last + 1).map(sign).join(' ');
  if (last < 0 || !more) return [less, more].filter(Boolean).join(' ');
  return `${less} = ${number(terms.slice(0, last + 2).reduce((sum, term) => sum + term, 0))}, ${more}`;
}
