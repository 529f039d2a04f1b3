import { describe, expect, it } from 'vitest';
import { electionRule, meetingQuorum, ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  meetingQuorum({ cite: '1', summary: 'quorum', fraction: 'majority', count: 'votes', withdrawal: 'does-not-matter' }),
  ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' }),
  electionRule({ cite: '3', summary: 'elections', wins: 'plurality' }),
];

const register: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '40' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '60' }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-21' }],
  ['2000-04-01', 'proposed', { id: 'often', meeting: 'am', act: { kind: 'frequency', of: 'the vote on pay' } }],
];
const closed: Line = ['2000-05-22', 'polls-closed', { proposal: 'often' }];
const held: Line = [
  '2000-05-21',
  'meeting-held',
  { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '90' },
];
const ballot = (more: object): Line => ['2000-05-21', 'ballot', { proposal: 'often', holder: 'ada', ...more }];
const tally = (more: object): Line => [
  '2000-05-21',
  'tally',
  { proposal: 'often', class: 'common', holder: 'dispersed', ...more },
];

function world(lines: readonly Line[], rules = provisions) {
  return open([instrumentOf(rules)], ['ada'], [...register, ...lines]);
}

function counted(lines: readonly Line[], rules = provisions) {
  const answer = asked(world(lines, rules), {
    question: 'meeting.tabulate',
    asOf: '2000-06-01',
    input: { of: 'often' },
  });
  return answer as typeof answer & { readonly value: Readonly<Record<string, unknown>> };
}

describe('a vote on how often something is put to the holders', () => {
  it('with no vote entered is told as lost once the polls are closed, and as open before, and no answer is preferred', () => {
    expect(counted([closed]).value).toMatchObject({ outcome: 'not-carried', preferred: [] });
    expect(counted([]).value).toMatchObject({ outcome: 'open', preferred: [] });
  });

  it('is carried by an answer with more than half of the votes cast for all three, and not with half of them', () => {
    const told = (one: string, two: string) =>
      counted([
        ballot({ 'one-year': '40' }),
        tally({ 'one-year': one, 'two-years': two, 'three-years': '5', abstain: '5', 'broker-non-votes': '0' }),
        closed,
      ]).value;
    expect(told('1', '36')).toMatchObject({
      outcome: 'not-carried',
      preferred: ['oneYear'],
      votes: [
        { answer: 'oneYear', for: '41', against: '41', abstain: '5', status: 'failed' },
        { answer: 'twoYears', for: '36', against: '46' },
        { answer: 'threeYears', for: '5', against: '77' },
      ],
    });
    expect(told('2', '35')).toMatchObject({
      outcome: 'carried',
      votes: [{ for: '42', against: '40', status: 'met' }, {}, {}],
    });
    expect(told('0', '40')).toMatchObject({ outcome: 'not-carried', preferred: ['oneYear', 'twoYears'] });
  });

  it('asks for an answer that a total does not tell, where it could decide', () => {
    const answer = counted([
      ballot({ 'one-year': '20', abstain: '20' }),
      tally({ 'two-years': '20', 'three-years': '5', abstain: '5', 'broker-non-votes': '0' }),
      closed,
    ]);
    expect(answer).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'total-voted-one-year' }] });
  });

  it('is silent where no instrument says what carries an ordinary matter', () => {
    const silent = counted([ballot({ 'two-years': '40' }), closed], provisions.slice(0, 1));
    expect(silent.value).toMatchObject({ outcome: 'silent' });
  });

  it('counts a holder who votes two answers with more than it holds as present, for neither', () => {
    const both = counted([ballot({ 'one-year': '30', 'two-years': '30' }), closed]).value;
    expect(both).toMatchObject({
      ballots: [{ why: 'both-ways', cast: { oneYear: '30', twoYears: '30' }, counts: { abstain: '40' } }],
      votes: [{ for: '0', abstain: '40' }, {}, {}],
    });
  });

  it('has lines with its answers, that prove to the shares present', () => {
    const answer = asked(
      world([
        held,
        ballot({ 'one-year': '40' }),
        tally({ 'one-year': '5', 'two-years': '20', 'three-years': '10', abstain: '5', 'broker-non-votes': '10' }),
        closed,
      ]),
      { question: 'meeting.results', asOf: '2000-06-01', input: { meeting: 'am' } },
    );
    const { matters, outcome } = answer['value'] as { readonly outcome: string; readonly matters: readonly object[] };
    expect(outcome).toBe('proved');
    expect(matters).toMatchObject([
      {
        act: 'frequency',
        outcome: 'carried',
        preferred: ['oneYear'],
        lines: [{ oneYear: '45', twoYears: '20', threeYears: '10', abstain: '5', brokerNonVotes: '10' }],
      },
    ]);
    const [{ lines }] = matters as [{ readonly lines: readonly object[] }];
    for (const figure of ['for', 'against', 'withheld', 'ofCast']) expect(lines[0]).not.toHaveProperty(figure);
  });

  it.each([
    ['a vote for and against where it is asked how often', [ballot({ for: '40' })], 'asks the holders how often'],
    [
      'a vote for two years where it is asked whether',
      [
        ['2000-04-02', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }] as Line,
        ['2000-05-21', 'ballot', { proposal: 'pay', holder: 'ada', 'two-years': '40' }] as Line,
      ],
      'does not ask the holders how often',
    ],
    ['a vote of both sorts', [ballot({ for: '1', 'two-years': '40' })], 'not both'],
  ])('refuses %s', (_, lines, says) => {
    expect(() => world(lines)).toThrow(says);
  });
});
