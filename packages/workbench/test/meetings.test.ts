import { describe, expect, it } from 'vitest';
import { ranked } from '../src/pages/meetings/ranked.js';

describe('nominees', () => {
  it('stand by the votes that count, most first, those with equal votes in one rank', () => {
    const nominees = ranked([
      { id: 'ada', votes: '99' },
      { id: 'ben', votes: '100', withheld: '3' },
      { id: 'cy', votes: '99' },
      { id: 'di', votes: '7/2' },
    ]);
    expect(nominees.map(({ id, rank }) => [id, rank])).toEqual([
      ['ben', 1],
      ['ada', 2],
      ['cy', 2],
      ['di', 4],
    ]);
    expect(nominees[0]?.opposed).toBe('3');
  });

  it('have no rank where the votes of any of them are not known', () => {
    expect(ranked([{ id: 'ada', votes: '99' }, { id: 'ben' }]).map(({ rank }) => rank)).toEqual([undefined, undefined]);
  });
});
