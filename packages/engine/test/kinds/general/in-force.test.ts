import { describe, expect, it } from 'vitest';
import { notWorkedOut } from '../../../src/kinds/general/not-worked-out.js';
import { boardClasses } from '../../../src/kinds/board/index.js';
import type { Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const inForce = { until: { milestone: 'listing' } };
const classes = {
  ...boardClasses({ cite: 'V.1', summary: 'two classes', classes: ['a', 'b'], termLasts: '2', counted: 'meetings' }),
  inForce,
};
const inWords = {
  ...notWorkedOut({ cite: 'V.2', summary: 'in words', bearsOn: { questions: ['board.roster'] } }),
  inForce,
};

const held: readonly Line[] = [
  ['2001-05-01', 'meeting-held', { id: 'am-2001', kind: 'annual', of: 'shareholders', quorum: 'yes' }],
  ['2001-05-01', 'director-elected', { person: 'ada', class: 'a', by: 'shareholders', meeting: 'am-2001' }],
];
const listed: Line = ['2002-03-01', 'milestone', { name: 'listing' }];

function roster(provision: Provision, lines: readonly Line[], asOf: string) {
  return asked(open([instrumentOf([provision])], ['ada'], lines), { question: 'board.roster', asOf });
}

describe('a clause that begins or ends by itself, of any kind', () => {
  it('asks whether its end has come where nobody has entered it', () => {
    const { inquiries } = roster(classes, held, '2001-06-01') as { inquiries?: readonly { fact: string }[] };
    expect(inquiries?.map(({ fact }) => fact)).toContain('milestone-day');
  });

  it('defines what it defines until its day, and not from it on', () => {
    const terms = (asOf: string) => {
      const { value } = roster(classes, [...held, listed], asOf) as unknown as {
        value: { directors: readonly { term: unknown }[] };
      };
      return value.directors.map(({ term }) => term);
    };
    expect(terms('2002-02-28')).toEqual([{ annualMeeting: 3, stillToBeHeld: 2 }]);
    expect(terms('2002-03-01')).toEqual([{ annualMeeting: 2, stillToBeHeld: 1 }]);
  });

  it('is in words only until its day, and not from it on', () => {
    const asks = (asOf: string) => {
      const { inquiries = [] } = roster(inWords, [...held, listed], asOf) as {
        inquiries?: readonly { fact: string }[];
      };
      return inquiries.map(({ fact }) => fact);
    };
    expect(asks('2002-02-28')).toEqual(['what-says-changes']);
    expect(asks('2002-03-01')).toEqual([]);
  });
});
