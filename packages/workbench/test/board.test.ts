import { describe, expect, it } from 'vitest';
import { countedBy, definitionsOf, presentAt, votedAt, votesOfDirectors } from '../src/pages/board/bases.js';
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

describe('who counts on a base of directors', () => {
  const answered = (directors: readonly object[]) =>
    ({ outcome: 'answered', value: { directors } }) as unknown as Parameters<typeof countedBy>[0];

  it('is not known of anybody before it is told, nor of one who is not settled', () => {
    expect(countedBy(undefined, 'continuing')('adams')).toBe('unknown');
    const counted = countedBy(
      answered([{ id: 'adams', continuing: true }, { id: 'baker', continuing: false }, { id: 'clark' }]),
      'continuing',
    );
    expect(['adams', 'baker', 'clark', 'dodd'].map(counted)).toEqual([
      'counted',
      'not-counted',
      'unknown',
      'not-counted',
    ]);
  });

  it('is told of a vote by the names that were entered, and of no one where only numbers were', () => {
    const voters = (...persons: readonly string[]) => ({
      count: persons.length,
      persons: persons.map((person) => ({ person, name: person })),
    });
    const body = { entry: 'act-1', on: '2004-08-16', by: 'board', decides: 'approve' } as const;
    const named = { ...body, yes: voters('adams'), no: voters('baker'), present: voters('adams', 'baker', 'clark') };
    const all = ['adams', 'baker', 'clark', 'dodd'];
    expect(all.map(presentAt(named))).toEqual(['counted', 'counted', 'counted', 'not-counted']);
    // Clark was there, and nobody wrote how Clark voted.
    expect(all.map(votedAt(named))).toEqual(['counted', 'against', 'unknown', 'not-counted']);
    const counted = { ...body, yes: { count: 1 }, present: { count: 3 } };
    expect(all.map(presentAt(counted))).toEqual(all.map(() => 'unknown'));
    expect(all.map(votedAt(counted))).toEqual(all.map(() => 'unknown'));
    expect(all.map(presentAt(body))).toEqual(all.map(() => 'unknown'));
  });

  it('goes by the definitions in force, and by votes with a number alone', () => {
    const outline = (isInForce: boolean, provisions: readonly object[]) =>
      ({ isInForce, articles: [{ number: 'SIXTH', title: '', provisions }] }) as never;
    const defining = { cite: 'SIXTH.B', defines: ['continuing-director'] };
    const repealed = { cite: 'SIXTH.C', defines: ['continuing-director'], repealedOn: '2004-01-01' };
    const other = { cite: 'SIXTH.D', defines: [] };
    const outlines = [outline(true, [defining, repealed, other]), outline(false, [defining])];
    expect(definitionsOf('continuing-director', outlines, '2004-01-01')).toEqual([
      { cite: 'SIXTH.B', article: 'SIXTH' },
    ]);
    expect(definitionsOf('independent-director', outlines, '2004-01-01')).toEqual([]);
    const step = (kind: string, needed?: string, parts: readonly object[] = []) =>
      ({ id: kind, kind, says: '', state: 'open', possible: [], figures: { needed }, parts }) as never;
    const body = step('body', '6');
    expect(votesOfDirectors(step('all', undefined, [body, step('body'), step('vote', '80')]))).toEqual([body]);
  });
});
