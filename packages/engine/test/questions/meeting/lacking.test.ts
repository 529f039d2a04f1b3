import { describe, expect, it } from 'vitest';
import { classVotes, electionRule, forbids, noCumulation, requires, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const rules: readonly Provision[] = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  electionRule({ cite: 'V.1', summary: 'plurality', wins: 'plurality' }),
  noCumulation({ cite: 'V.2', summary: 'none', ballotAbove: 'clipped' }),
];
const qualification = requires({
  cite: 'V.3',
  summary: 'whoever is elected owns ten shares',
  acts: { acts: ['election'], with: { part: 'candidate' }, as: ['candidate'] },
  needs: { that: { compare: { owned: 'common', by: 'it' }, is: 'at least 10 shares' } },
});
const ban = forbids({
  cite: 'V.4',
  summary: 'no competitor is elected',
  acts: { acts: ['election'], with: { part: 'candidate' }, as: ['candidate'], where: { stated: 'competes', of: 'it' } },
});
const people = ['ada', 'ben', 'cy'];

const lines: readonly Line[] = [
  ...[
    ['ada', '60'],
    ['ben', '9'],
    ['cy', '31'],
  ].map(([to, shares]): Line => ['2000-01-10', 'shares-issued', { class: 'common', to, shares }]),
  ['2000-03-01', 'record-date', { for: 'am', date: '2000-03-10' }],
  ['2000-05-01', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders' }],
  ['2000-04-01', 'proposed', { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '2', candidates: people } }],
];
const votes = (ada: string, ben: string, cy: string): Line => [
  '2000-05-01',
  'election-tally',
  {
    election: 'vote',
    class: 'common',
    votes: [ada, ben, cy].map((each, i) => ({ candidate: people[i], votes: each })),
  },
];
const competes = (who: string, value: string): Line => [
  '2000-04-01',
  'stated',
  { fact: 'is-so', about: ['competes', who], value },
];

const elect = (more: readonly Provision[], entered: readonly Line[]) =>
  asked(open([instrumentOf([...rules, ...more])], people, [...lines, ...entered]), {
    question: 'meeting.elect',
    asOf: '2000-05-02',
    input: { of: 'vote' },
  });

describe('the election of somebody of whom the instruments ask more than votes', () => {
  it('leaves the seat empty where that is not there, and gives it to nobody with fewer votes', () => {
    expect(elect([qualification], [votes('60', '50', '40')])).toMatchObject({
      value: {
        outcome: 'seats-unfilled',
        elected: ['ada'],
        unfilled: 1,
        lacking: [{ id: 'ben', status: 'open', cites: ['V.3'] }],
      },
      otherLaw: [{ says: expect.stringContaining('quorum') as string }, { cites: ['V.3'] }],
    });
  });

  it('asks nothing of those who have not the votes', () => {
    const answer = elect([qualification, ban], [votes('60', '30', '40'), competes('ada', 'no'), competes('cy', 'no')]);
    expect(answer).toMatchObject({ outcome: 'answered', value: { elected: ['ada', 'cy'], unfilled: 0 } });
    expect(answer['value']).not.toHaveProperty('lacking');
  });

  it('tells what bars it, and asks where nobody tells whether it does', () => {
    const cast = [votes('60', '30', '40'), competes('ada', 'no')];
    expect(elect([ban], [...cast, competes('cy', 'yes')])).toMatchObject({
      value: { elected: ['ada'], lacking: [{ id: 'cy', status: 'barred', cites: ['V.4'] }] },
    });
    expect(elect([ban], cast)).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'is-so' }] });
  });
});
