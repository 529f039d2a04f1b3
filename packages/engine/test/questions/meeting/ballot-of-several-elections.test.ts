import { expect, it } from 'vitest';
import { electionRule } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  electionRule({ cite: '3', summary: 'elections', wins: 'plurality' }),
];

/** Ben stands for a seat of each of two classes, cy and dan for one. Nora has 60 of 100 votes, ada 40. */
const lines: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'nora', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '40' }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-22' }],
  [
    '2000-04-01',
    'proposed',
    { id: 'one', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben', 'cy'] } },
  ],
  [
    '2000-04-01',
    'proposed',
    { id: 'two', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben', 'dan'] } },
  ],
  [
    '2000-05-20',
    'election-ballot',
    { meeting: 'am', election: 'one', holder: 'ada', votes: [{ candidate: 'cy', votes: '40' }] },
  ],
  [
    '2000-05-20',
    'election-ballot',
    { meeting: 'am', election: 'two', holder: 'ada', votes: [{ candidate: 'dan', votes: '40' }] },
  ],
];

const card = (votes: readonly object[], election?: string): Line => [
  '2000-05-20',
  'election-ballot',
  { meeting: 'am', holder: 'nora', votes, ...(election === undefined ? {} : { election }) },
];
const forBen = [{ candidate: 'ben', votes: '60' }];

function elected(of: string, more: readonly Line[]) {
  const corporation = open([instrumentOf(provisions)], ['nora', 'ada', 'ben', 'cy', 'dan'], [...lines, ...more]);
  return asked(corporation, { question: 'meeting.elect', asOf: '2000-06-01', input: { of } });
}

const states = (election: string, value: string): Line => [
  '2000-05-23',
  'stated',
  { fact: 'ballot-votes-in', about: ['e18', election], value },
];

it('asks in which of them a ballot votes that names none, and somebody who stands in both', () => {
  const answer = elected('one', [card(forBen)]);
  expect(answer).toMatchObject({
    outcome: 'needs-facts',
    inquiries: [
      {
        about: ['e18', 'one'],
        asks: expect.stringMatching(/^Does the ballot in an election of .* vote in the election of ben and cy\?/),
      },
    ],
  });
});

it('counts it where it is said to vote, and nowhere else', () => {
  const said = [card(forBen), states('one', 'no'), states('two', 'yes')];
  expect(elected('one', said)).toMatchObject({ value: { elected: ['cy'] } });
  expect(elected('two', said)).toMatchObject({ value: { elected: ['ben'] } });
});

it('asks nothing of one that names its election, or only who stands in one', () => {
  expect(elected('one', [card(forBen, 'one')])).toMatchObject({ value: { elected: ['ben'] } });
  expect(elected('two', [card(forBen, 'one')])).toMatchObject({ value: { elected: ['dan'] } });
  expect(elected('one', [card([{ candidate: 'cy', votes: '60' }])])).toMatchObject({ value: { elected: ['cy'] } });
  expect(elected('two', [card([{ candidate: 'cy', votes: '60' }])])).toMatchObject({ value: { elected: ['dan'] } });
});
