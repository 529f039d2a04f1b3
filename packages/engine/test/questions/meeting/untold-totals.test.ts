import { describe, expect, it } from 'vitest';
import { acquiring, ownership, ownershipLimit } from '../../../src/index.js';
import { electionRule, meetingQuorum, ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const votes = classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
const ordinary = ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' });
const quorum = meetingQuorum({
  cite: '3',
  summary: 'a quorum of a majority',
  fraction: 'majority',
  count: 'votes',
  withdrawal: 'does-not-matter',
});
/** Of what a holder has over 40 % of the class half counts. */
const limit = [
  ownership({ cite: 'V.4', summary: 'owned', together: ['controlled'], rights: 'all', base: 'outstanding' }),
  acquiring({ cite: 'V.5', summary: 'acquired', forming: 'acquires', passive: 'acquires', excludes: [] }),
  ownershipLimit({
    cite: 'V.6',
    summary: 'a limit',
    over: 'more than 40%',
    of: 'class',
    rights: 'not-counted',
    looksAt: 'what-results',
    forbids: [],
    reaches: 'holding',
    counts: 'every-acquisition',
    effect: { kind: 'reduced', above: '40%', to: '1/2' },
  } as never),
];

const register: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '40' }],
  ['2000-04-01', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
  ['2000-04-01', 'proposed', { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben'] } }],
];
const called: Line = [
  '2000-03-01',
  'meeting-called',
  { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-22' },
];
const closed: Line = ['2000-05-22', 'polls-closed', { proposal: 'pay' }];
const total = (figures: object): Line => [
  '2000-05-22',
  'tally',
  { proposal: 'pay', class: 'common', ...figures },
  'total',
];
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2000-05-23',
  'stated',
  { fact, about, value },
];

function tabulate(provisions: Parameters<typeof instrumentOf>[0], lines: readonly Line[]) {
  const corporation = open(
    [instrumentOf([votes, ...provisions])],
    ['ada', 'ben'],
    [called, ...register, ...lines, closed],
  );
  return asked(corporation, { question: 'meeting.tabulate', asOf: '2000-06-01', input: { of: 'pay' } });
}

describe('a total that leaves out those against', () => {
  it('asks for them where votes cast decide and more against than for may be left', () => {
    expect(tabulate([ordinary], [total({ for: '40' })])).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'total-voted-against', about: ['total', 'common', 'pay'] }],
    });
    const against = (value: string) => stated('total-voted-against', ['total', 'common', 'pay'], value);
    expect(tabulate([ordinary], [total({ for: '40' }), against('39')])).toMatchObject({
      value: { outcome: 'carried' },
    });
    expect(tabulate([ordinary], [total({ for: '40' }), against('40')])).toMatchObject({
      value: { outcome: 'not-carried', votes: [{ for: '40', against: '40' }] },
    });
  });

  it('asks for nothing where too few are left to change it, and tells no figure that nobody entered', () => {
    const answer = tabulate([ordinary], [total({ for: '51' })]);
    expect(answer).toMatchObject({ outcome: 'answered', value: { outcome: 'carried', votes: [{ for: '51' }] } });
    expect(answer).not.toHaveProperty('value.votes.0.against');
    expect(tabulate([ordinary], [total({ for: '40', present: '70' })])).toMatchObject({
      value: { outcome: 'carried' },
    });
    expect(tabulate([ordinary], [total({ for: '40', present: '81' })])).toMatchObject({ outcome: 'needs-facts' });
  });

  it('asks for those for it as well', () => {
    expect(tabulate([ordinary], [total({ against: '40' })])).toMatchObject({
      inquiries: [{ fact: 'total-voted-for', about: ['total', 'common', 'pay'] }],
    });
  });

  it('asks who else was present where that may make the quorum', () => {
    const few = total({ for: '30', against: '5' });
    expect(tabulate([ordinary, quorum], [few])).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'total-present-besides', about: ['total', 'common', 'pay'] }],
    });
    const besides = (value: string) => stated('total-present-besides', ['total', 'common', 'pay'], value);
    expect(tabulate([ordinary, quorum], [few, besides('15')])).toMatchObject({ value: { outcome: 'not-carried' } });
    expect(tabulate([ordinary, quorum], [few, besides('16')])).toMatchObject({ value: { outcome: 'carried' } });
    const whole = total({ for: '30', against: '5', abstain: '0', 'broker-non-votes': '0' });
    expect(tabulate([ordinary, quorum], [whole])).toMatchObject({ value: { outcome: 'not-carried' } });
  });

  it('asks for the figure before it asks how much of it is of a holder under a limit', () => {
    const lines = [total({ for: '55', abstain: '0', 'broker-non-votes': '0' })];
    expect(tabulate([ordinary, ...limit], lines)).toMatchObject({ outcome: 'needs-facts' });
    const against = stated('total-voted-against', ['total', 'common', 'pay'], '45');
    const ofAda = stated('shares-voted-against', ['ada', 'common', 'pay'], '45');
    const forIt = stated('shares-voted-for', ['ada', 'common', 'pay'], '15');
    expect(tabulate([ordinary, ...limit], [...lines, against, ofAda, forIt])).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'carried' },
    });
  });
});

describe('votes withheld in a total, where a majority elects', () => {
  const majority = electionRule({ cite: '4', summary: 'elections', wins: 'majority' });
  const elect = (...lines: readonly Line[]) => {
    const corporation = open(
      [instrumentOf([votes, majority, ...limit])],
      ['ada', 'ben'],
      [called, ...register, ...lines],
    );
    return asked(corporation, { question: 'meeting.elect', asOf: '2000-06-01', input: { of: 'vote' } });
  };
  const tally: Line = [
    '2000-05-22',
    'election-tally',
    { election: 'vote', class: 'common', votes: [{ candidate: 'ben', votes: '40', withheld: '60' }] },
  ];
  const gave = (value: string) => stated('votes-given', ['ada', 'ben', 'vote'], value);
  const withheld = (value: string) => stated('votes-withheld-by', ['ada', 'ben', 'vote'], value);

  it('are asked about of a holder under a limit who is not shown: they count no more than its votes do', () => {
    expect(elect(tally, gave('0'))).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'votes-withheld-by', about: ['ada', 'ben', 'vote'] }],
    });
    expect(elect(tally, gave('0'), withheld('60'))).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'seats-unfilled', candidates: [{ id: 'ben', votes: '40', withheld: '50' }] },
    });
    expect(elect(tally, gave('40'), withheld('20'))).toMatchObject({ outcome: 'answered', value: { unfilled: 1 } });
  });
});
