import { describe, expect, it } from 'vitest';
import { requires } from '../../../src/kinds/general/requires.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

type Fields = Readonly<Record<string, unknown>>;

const fixed = { day: '2000-05-01' };
const afterFirst = { span: '60 days', after: { stated: 'first-vote' } };
const clause = (receivedBy: object, of: 'cast' | 'present' | 'outstanding' = 'cast', cite = 'V.1') =>
  requires({
    cite,
    summary: 'a majority, of votes that came in time',
    acts: ['resolution'],
    needs: { vote: 'voting', by: 'majority', of, receivedBy },
  });

const start: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '40' }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-06-21' }],
  ['2000-04-01', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
];
const ballot = (on: string, holder: string, votes: object): Line => [
  on,
  'ballot',
  { proposal: 'pay', holder, ...votes },
  `${holder}-${on}`,
];
const total = (on: string, className = 'common'): Line => [
  on,
  'tally',
  { proposal: 'pay', class: className, for: '60', against: '0' },
  'total',
];

function answerOf(question: string, input: object, lines: readonly Line[], asOf: string, clauses = [clause(fixed)]) {
  const votes = classVotes({
    cite: 'IV',
    summary: 'votes',
    votes: [
      { class: 'common', each: '1' },
      { class: 'other', each: '1' },
    ],
  });
  const corporation = open([instrumentOf([votes, ...clauses])], ['ada', 'ben'], [...start, ...lines]);
  return asked(corporation, { question, asOf, input } as never);
}
const count = (lines: readonly Line[], asOf: string, ...clauses: ReturnType<typeof clause>[]) =>
  answerOf('meeting.tabulate', { of: 'pay' }, lines, asOf, clauses.length === 0 ? undefined : clauses);
const outcomeOf = (...parts: Parameters<typeof count>) => (count(...parts)['value'] as Fields)['outcome'];

describe('a vote of holders that has a last day', () => {
  const half = [ballot('2000-04-20', 'ada', { for: '50' })];

  it('is decided the day after it, both ways, while the meeting is still to come', () => {
    expect(outcomeOf(half, '2000-05-01')).toBe('open');
    expect(outcomeOf(half, '2000-05-02')).toBe('carried');
    expect(outcomeOf(half, '2000-05-02', clause(fixed, 'present'))).toBe('carried');
    expect(outcomeOf([ballot('2000-04-20', 'ada', { against: '50' })], '2000-05-02')).toBe('not-carried');
  });

  it('is lost the day after it where nobody voted, and only where that turns on a first vote is it open', () => {
    expect(outcomeOf([], '2000-05-01')).toBe('open');
    expect(outcomeOf([], '2000-05-02')).toBe('not-carried');
    const sinceProposed = { span: '30 days', after: { event: 'proposed' } };
    expect(outcomeOf([], '2000-05-01', clause(sinceProposed))).toBe('open');
    expect(outcomeOf([], '2000-05-02', clause(sinceProposed))).toBe('not-carried');
    expect(outcomeOf([], '2000-06-20', clause(afterFirst))).toBe('open');
    expect(outcomeOf([], '2000-06-20', clause({ earlierOf: [{ day: '2001-05-01' }, afterFirst] }))).toBe('open');
  });

  it('is not told to be open where nobody has said from which day it is counted', () => {
    expect(count(half, '2000-06-20', clause(afterFirst))).toMatchObject({ outcome: 'needs-facts' });
  });
});

describe('a ballot that came after the last day of its vote', () => {
  const late = [ballot('2000-04-20', 'ada', { for: '50' }), ballot('2000-05-02', 'ben', { against: '40' })];
  const held: Line = [
    '2000-06-21',
    'meeting-held',
    { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '100' },
  ];

  it('is told as late beside a count that leaves it out', () => {
    expect(count(late, '2000-05-02')['value']).toMatchObject({
      outcome: 'carried',
      votes: [{ for: '50', against: '0' }],
      ballots: [{ id: 'ben-2000-05-02', why: 'late', counted: 'not-counted' }],
    });
  });

  it('is on no line of the certificate', () => {
    const { value } = answerOf('meeting.results', { meeting: 'am' }, [...late, held], '2000-06-21') as Fields;
    expect(value).toMatchObject({ matters: [{ id: 'pay', lines: [{ class: 'common', for: '50', against: '0' }] }] });
  });

  it('does not count among the ballots of the meeting', () => {
    const { value } = answerOf('meeting.ballots', { meeting: 'am' }, late, '2000-05-02') as Fields;
    expect(value).toMatchObject({
      ballots: [
        { holder: 'ada', counted: 'whole' },
        { holder: 'ben', counted: 'not-counted', why: 'late' },
      ],
    });
  });

  it('counts where another vote on the matter takes it', () => {
    for (const other of [{ day: '2000-05-02' }, afterFirst]) {
      const first: Line = [
        '2000-05-02',
        'stated',
        { fact: 'day-of', about: ['first-vote', 'pay'], value: '2000-04-20' },
      ];
      const value = count([...late, first], '2000-05-02', clause(fixed), clause(other, 'cast', 'V.2'))['value'];
      expect(value).toMatchObject({ votes: [{ against: '0' }, { against: '40' }], ballots: [] });
    }
  });
});

describe('a total that was reported after the last day', () => {
  it('is asked about by the section that has the day', () => {
    const answer = count([total('2000-05-02')], '2000-05-02');
    expect(answer).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'total-in-time', about: ['total', '2000-05-01'], cites: ['V.1'] }],
    });
  });

  it('of a class of which nothing is outstanding is nothing where it was not in time', () => {
    const lines = [ballot('2000-04-20', 'ada', { for: '50' }), total('2000-05-02', 'other')];
    const no: Line = ['2000-05-02', 'stated', { fact: 'total-in-time', about: ['total', '2000-05-01'], value: 'no' }];
    expect(outcomeOf([...lines, no], '2000-05-02')).toBe('carried');
  });
});
