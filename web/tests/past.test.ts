/** A match that was played, as whoever looks at it is told of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../src/net/api';
import { infoOf, namesIn } from '../src/table/past';
import { hintsChanged } from '../src/table/rules';
import { speak } from '../src/words/words.svelte';

beforeAll(() => speak('en', false));

const header = (names: string[], bots: string[]): Replay['header'] => ({ id: 't', number: 1, game: 'rummy', rules: {}, names, bots, open: true }) as unknown as Replay['header'];

describe('the players of a match', () => {
  it('are called by name; I am "You" if I gave none', () => {
    expect(namesIn(header(['', ''], ['', 'medium']), [0])).toEqual(['You', 'Otis']);
    expect(namesIn(header(['Ann', ''], ['', 'medium']), [0])).toEqual(['Ann', 'Otis']);
  });

  it('are numbered where nobody knows better: for spectators, and for several at one device', () => {
    expect(namesIn(header(['', ''], ['', '']), [])).toEqual(['Player 1', 'Player 2']);
    expect(namesIn(header(['', ''], ['', '']), [0, 1])).toEqual(['Player 1', 'Player 2']);
  });

  it('are called alike on the board', () => {
    expect(infoOf({ header: header(['', ''], ['', 'medium']), steps: [] } as unknown as Replay, [], [0]).seats.map(({ name }) => name)).toEqual(['You', '']);
  });

  it.each([[['', 'medium']], [['', '']]])('are not said to have agreed on hints otherwise: nothing is known of that (%j)', (bots) => {
    expect(hintsChanged(infoOf({ header: header(['', ''], bots), steps: [] } as unknown as Replay, []))).toBe(false);
  });
});
