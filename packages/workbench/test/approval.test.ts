import { describe, expect, it } from 'vitest';
import { entriesOf, missingOf } from '../src/pages/approval/votes.js';

const directors = ['adams', 'baker', 'clark'].map((person) => ({ person, name: person.toUpperCase() }));

describe('an approval of the directors', () => {
  it('is not complete before every director’s vote and the signed paper are there', () => {
    expect(
      missingOf(directors, { cast: { adams: 'for' }, on: '2004-10-20', sort: undefined, hasPaper: false }),
    ).toEqual(['what sort of meeting it was', 'the signed paper', 'the votes of BAKER and CLARK']);
    const cast = { adams: 'for', baker: 'against', clark: 'absent' } as const;
    expect(missingOf(directors, { cast, on: '2004-10-20', sort: 'special', hasPaper: true })).toEqual([]);
    expect(missingOf(directors, { cast, on: '', sort: 'special', hasPaper: true })).toEqual(['the day of the meeting']);
  });

  it('is entered by name: who was absent was not present, and that nobody voted so is said', () => {
    const cast = { adams: 'for', baker: 'abstained', clark: 'absent' } as const;
    const paper = { id: 'minutes.pdf', hash: 'abc' };
    const shared = {
      id: 'vote-1',
      act: 'deal',
      body: 'board',
      on: '2004-10-20',
      sort: 'regular',
      directors,
      cast,
      paper,
    } as const;
    const [meeting, vote] = entriesOf(shared);
    expect(meeting).toMatchObject({
      type: 'meeting-held',
      data: { kind: 'regular', of: 'board', present: ['adams', 'baker'] },
    });
    expect(vote).toMatchObject({
      type: 'body-act',
      paper,
      data: { on: 'deal', yes: ['adams'], no: '0', abstain: ['baker'], present: ['adams', 'baker'] },
    });
  });
});
