import { describe, expect, it } from 'vitest';
import { electionRule, ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' }),
  electionRule({ cite: '3', summary: 'elections', wins: 'plurality' }),
];

const called: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '40' }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-21' }],
  ['2000-04-01', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
  [
    '2000-04-01',
    'proposed',
    { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ada', 'ben'] } },
  ],
];
const held = (more: object = {}): Line => [
  '2000-05-21',
  'meeting-held',
  { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '60', ...more },
];
const voted = (shares: string): readonly Line[] => [
  ['2000-05-20', 'ballot', { proposal: 'pay', holder: 'ada', for: shares }],
  ['2000-05-20', 'election-ballot', { meeting: 'am', holder: 'ada', votes: [{ candidate: 'ada', votes: shares }] }],
];
const closed: readonly Line[] = ['pay', 'vote'].map((proposal): Line => ['2000-05-21', 'polls-closed', { proposal }]);

function outcomes(lines: readonly Line[], asOf = '2000-05-21') {
  const corporation = open([instrumentOf(provisions)], ['ada', 'ben'], [...called, ...lines]);
  return (
    [
      ['meeting.tabulate', 'pay'],
      ['meeting.elect', 'vote'],
    ] as const
  ).map(([question, of]) => (asked(corporation, { question, asOf, input: { of } })['value'] as Fields)['outcome']);
}

type Fields = Readonly<Record<string, unknown>>;

describe('what is voted on while the polls are open', () => {
  it('is open while what is not cast yet could turn it, and decided from one vote more on', () => {
    expect(outcomes(voted('50'))).toEqual(['open', 'open']);
    expect(outcomes(voted('51'))).toEqual(['carried', 'all-seats-filled']);
  });

  it('is decided by what was cast once they are closed, or a total is reported', () => {
    expect(outcomes([...voted('50'), held(), ...closed])).toEqual(['carried', 'all-seats-filled']);
    const total: Line = ['2000-05-21', 'tally', { proposal: 'pay', class: 'common', for: '50', against: '10' }];
    expect(outcomes([...voted('50'), total])[0]).toBe('carried');
  });

  it('is decided on the day after the meeting, and not where that was adjourned', () => {
    expect(outcomes([...voted('50'), held()])).toEqual(['open', 'open']);
    expect(outcomes([...voted('50'), held()], '2000-05-22')).toEqual(['carried', 'all-seats-filled']);
    expect(outcomes([...voted('50'), held({ adjourned: 'yes' })], '2000-05-22')).toEqual(['open', 'open']);
  });

  it('is open where no vote is entered, and nobody is elected', () => {
    expect(outcomes([])).toEqual(['open', 'open']);
  });
});
