import { describe, expect, it } from 'vitest';
import { seatedIn } from '../src/pages/board/terms.js';

describe('the terms of a board, as they are drawn', () => {
  it('stand class by class, and end nowhere where it is not known when', () => {
    const directors = [
      { id: 'baker', class: '10', term: { stillToBeHeld: 2 }, holdsOver: false },
      { id: 'adams', class: '2', term: { stillToBeHeld: 0 }, holdsOver: true },
      { id: 'clark', series: 'series-a', holdsOver: false },
    ];
    const called = (id: string): string => id.toUpperCase();
    expect(seatedIn({ directors }, called)).toEqual([
      { id: 'adams', name: 'ADAMS', group: 'class 2', meetings: undefined, holdsOver: true },
      { id: 'baker', name: 'BAKER', group: 'class 10', meetings: 2, holdsOver: false },
      { id: 'clark', name: 'CLARK', group: 'series A', meetings: undefined, holdsOver: false },
    ]);
    expect(seatedIn(undefined, called)).toEqual([]);
  });
});
