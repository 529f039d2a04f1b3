import { describe, expect, it } from 'vitest';
import {
  classVotes,
  electionRule,
  meetingQuorum,
  noCumulation,
  ordinaryVote,
  type Provision,
} from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const persons = ['ada', 'ben', 'xan'];
const votes = classVotes({
  cite: 'IV',
  summary: 'votes',
  votes: [
    { class: 'common', each: '1' },
    { class: 'super', each: '10' },
  ],
});
const rule = (more: Partial<Parameters<typeof meetingQuorum>[0]> = {}) =>
  meetingQuorum({
    cite: 'V',
    summary: 'quorum',
    fraction: { atLeast: '40%' },
    count: 'shares',
    withdrawal: 'does-not-matter',
    ...more,
  });

/** 900 common with a vote each, 100 super with ten: 1,000 shares and 1,900 votes. */
const shares: Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '600' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '300' }],
  ['2000-01-10', 'shares-issued', { class: 'super', to: 'ben', shares: '100' }],
];
const held = (more: object): Line => [
  '2000-05-01 14:00',
  'meeting-held',
  { id: 'am', kind: 'annual', of: 'shareholders', ...more },
];
const left = (rows: readonly object[]): Line => [
  '2000-05-01 15:00',
  'holders-withdrew',
  { meeting: 'am', shares: rows },
];
const common = (number: string, more: object = {}) => ({ class: 'common', shares: number, ...more });
const senior = (number: string) => ({ class: 'super', shares: number });

function answerTo(
  lines: readonly Line[],
  provisions: readonly Provision[] = [rule()],
  input: object = { meeting: 'am' },
  question = 'meeting.quorum',
) {
  return asked(open([instrumentOf([votes, ...provisions])], persons, [...shares, ...lines]), {
    question,
    asOf: '2000-05-02',
    input: input as Record<string, unknown>,
  });
}
function valueOf(...put: Parameters<typeof answerTo>) {
  const answer = answerTo(...put);
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Record<string, unknown>;
}
const facts = (...put: Parameters<typeof answerTo>) =>
  (answerTo(...put)['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);

describe('a quorum', () => {
  it.each([
    ['399', 'no-quorum'],
    ['400', 'quorum'],
  ])('of %s of a thousand shares, at least four tenths, is %s', (present, outcome) => {
    expect(valueOf([held({ 'present-shares': present })])).toMatchObject({
      outcome,
      unit: 'shares',
      entitled: '1000',
      needed: '400',
      present,
    });
  });

  it.each([
    [[common('660'), senior('10')], 'quorum', '760'],
    [[common('659'), senior('10')], 'no-quorum', '759'],
  ])('in votes counts each class with its own', (presence, outcome, present) => {
    expect(valueOf([held({ presence })], [rule({ count: 'votes' })])).toMatchObject({
      outcome,
      unit: 'votes',
      entitled: '1900',
      needed: '760',
      present,
    });
  });

  it('on a matter of one class is that of its shares, each counted once', () => {
    const one = { meeting: 'am', classes: ['super'] };
    const lines = [held({ presence: [common('900'), senior('39')] })];
    expect(valueOf(lines, [rule()], one)).toMatchObject({ outcome: 'no-quorum', entitled: '100', present: '39' });
    expect(valueOf(lines, [rule({ count: 'votes' })], one)).toMatchObject({ entitled: '100', present: '39' });
  });

  it('asks how many were present where nobody counted them, or not as they must be counted', () => {
    expect(facts([held({})])).toEqual(['shares-present']);
    expect(facts([held({ 'present-shares': '500' })], [rule({ count: 'votes' })])).toEqual(['votes-present']);
    expect(facts([held({ 'present-shares': '500' })], [rule()], { meeting: 'am', classes: ['super'] })).toEqual([
      'shares-present',
    ]);
    const said: Line = ['2000-05-01', 'stated', { fact: 'votes-present', about: ['am'], value: '760' }];
    expect(valueOf([held({}), said], [rule({ count: 'votes' })])).toMatchObject({ outcome: 'quorum' });
  });

  it('is not known where no instrument speaks, and refused of a meeting that was not held', () => {
    expect(valueOf([held({ 'present-shares': '1' })], [])).toMatchObject({ outcome: 'silent' });
    expect(() => answerTo([], [rule()], { meeting: 'other' })).toThrow('No meeting of shareholders "other" was held');
  });

  it('of no votes at all is out of reach', () => {
    const nobody = { meeting: 'am', classes: ['gone'] };
    expect(valueOf([held({ presence: [] })], [rule()], nobody)).toMatchObject({ outcome: 'no-quorum', entitled: '0' });
  });
});

describe('holders who leave', () => {
  const lines = [held({ presence: [common('350'), senior('60')] }), left([common('5'), senior('6')])];

  it('break no quorum that the text lets last', () => {
    expect(valueOf(lines)).toMatchObject({ outcome: 'quorum', present: '410', remaining: '399', mayTransact: true });
  });

  it('break it where the text does not', () => {
    const breaks = [rule({ withdrawal: 'breaks-it' })];
    expect(valueOf(lines, breaks)).toMatchObject({ outcome: 'quorum', mayTransact: false });
    const fewer = [held({ presence: [common('350'), senior('60')] }), left([common('10')])];
    expect(valueOf(fewer, breaks)).toMatchObject({ remaining: '400', mayTransact: true });
  });

  it('do not matter where there was none, or where they were of a class that does not vote on it', () => {
    const none = [held({ presence: [common('399')] }), left([common('1')])];
    expect(valueOf(none)).toMatchObject({ outcome: 'no-quorum', mayTransact: false });
    const other = [held({ presence: [senior('40')] }), left([common('1')])];
    expect(valueOf(other, [rule()], { meeting: 'am', classes: ['super'] })).not.toHaveProperty('remaining');
  });
});

describe('a quorum in shares', () => {
  const matter: Line = [
    '2000-05-01',
    'proposed',
    { id: 'matter', act: { kind: 'bylaw', does: 'adopt', bylaws: ['9'] } },
  ];
  const cast = (holder: string, more: object): Line => [
    '2000-05-01',
    'ballot',
    { proposal: 'matter', holder, ...more },
  ];
  const polls: Line = ['2000-05-02', 'polls-closed', { proposal: 'matter' }];
  const ordinary = ordinaryVote({ cite: '5', summary: 'majority of votes cast', fraction: { majority: true } });
  const count = (unit: 'shares' | 'votes', lines: readonly Line[]) =>
    valueOf([matter, ...lines, polls], [rule({ count: unit }), ordinary], { of: 'matter' }, 'meeting.tabulate');

  it('is counted beside votes in an ordinary vote', () => {
    const few = [cast('ben', { class: 'super', for: '100' })];
    expect(count('votes', few)).toMatchObject({ outcome: 'carried', votes: [{ quorum: '760', entitled: '1900' }] });
    expect(count('shares', few)).toMatchObject({
      outcome: 'not-carried',
      votes: [{ quorum: '400', entitled: '1000', present: '100' }],
    });
    const many = [...few, cast('ada', { class: 'common', against: '300' })];
    expect(count('shares', many)).toMatchObject({ outcome: 'carried' });
  });

  it('is counted of those who voted in an election whose minutes count nobody, where they make one; else it is asked', () => {
    const lines = (ballots: readonly Line[]): Line[] => [
      held({}),
      [
        '2000-05-01',
        'proposed',
        { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['xan'] } },
      ],
      ...ballots,
    ];
    const ballot = (holder: string, className: string, number: string): Line => [
      '2000-05-01',
      'election-ballot',
      { meeting: 'am', holder, class: className, votes: [{ candidate: 'xan', votes: number }] },
    ];
    const rules = [
      rule(),
      electionRule({ cite: '6', summary: 'plurality', wins: 'plurality' }),
      noCumulation({ cite: '7', summary: 'none', ballotAbove: 'clipped' }),
    ];
    const elect = (ballots: readonly Line[], more: readonly Provision[] = rules) =>
      valueOf(lines(ballots), more, { of: 'vote' }, 'meeting.elect');
    const few = lines([ballot('ben', 'super', '1000')]);
    expect(facts(few, rules, { of: 'vote' }, 'meeting.elect')).toEqual(['shares-present']);
    const there: Line = ['2000-05-01', 'stated', { fact: 'shares-present', about: ['am'], value: '399' }];
    expect(elect([ballot('ben', 'super', '1000'), there])).toMatchObject({
      outcome: 'no-quorum',
      present: '399',
      quorum: '400',
    });
    expect(elect([ballot('ada', 'common', '600')])).toMatchObject({ outcome: 'all-seats-filled', present: '600' });
    expect(elect([ballot('ben', 'super', '1000')], [rule({ count: 'votes' }), ...rules.slice(1)])).toMatchObject({
      outcome: 'all-seats-filled',
      present: '1000',
      quorum: '760',
    });
  });
});

describe('the quorum of an adjourned sitting', () => {
  const lesser = rule({ cite: 'V.2', fraction: { atLeast: '20%' }, adjourned: true });
  const again = (present: string): Line => [
    '2000-05-08 14:00',
    'meeting-held',
    { id: 'again', kind: 'annual', of: 'shareholders', 'adjourned-from': 'am', 'present-shares': present },
  ];
  const first = held({ 'present-shares': '399', quorum: 'no', adjourned: 'yes' });
  const put: readonly Line[] = [
    ['2000-04-01', 'proposed', { id: 'matter', meeting: 'am', act: { kind: 'resolution', on: 'a report' } }],
    first,
    again('200'),
    ['2000-05-08', 'tally', { proposal: 'matter', class: 'common', for: '200', against: '0' }],
  ];
  const asOf = (lines: readonly Line[], provisions: readonly Provision[], input: object, question = 'meeting.quorum') =>
    asked(open([instrumentOf([votes, ...provisions])], persons, [...shares, ...lines]), {
      question,
      asOf: '2000-05-09',
      input: input as Record<string, unknown>,
    })['value'];

  it('is its own, whichever rule the text has first, and not that of the first sitting', () => {
    for (const rules of [
      [rule(), lesser],
      [lesser, rule()],
    ]) {
      expect(asOf([first, again('200')], rules, { meeting: 'am' })).toMatchObject({
        outcome: 'no-quorum',
        needed: '400',
      });
      expect(asOf([first, again('200')], rules, { meeting: 'again' })).toMatchObject({
        outcome: 'quorum',
        needed: '200',
      });
      expect(asOf([first, again('199')], rules, { meeting: 'again' })).toMatchObject({ outcome: 'no-quorum' });
    }
    expect(asOf([first, again('399')], [rule()], { meeting: 'again' })).toMatchObject({ outcome: 'no-quorum' });
  });

  it('is that of the vote on a matter which is taken there', () => {
    const ordinary = ordinaryVote({ cite: '5', summary: 'majority of votes cast', fraction: { majority: true } });
    const judged = (rules: readonly Provision[]) =>
      asOf(put, [...rules, ordinary], { of: 'matter' }, 'approval.status');
    expect(judged([rule(), lesser])).toMatchObject({ outcome: 'permitted' });
    expect(judged([rule()])).not.toMatchObject({ outcome: 'permitted' });
  });

  it('is that of an election which is held there', () => {
    const rules = [
      electionRule({ cite: '6', summary: 'plurality', wins: 'plurality' }),
      noCumulation({ cite: '7', summary: 'none', ballotAbove: 'clipped' }),
    ];
    const vote = { kind: 'election', meeting: 'again', seats: '1', candidates: ['xan'] };
    const ballot = { meeting: 'again', holder: 'ada', class: 'common', votes: [{ candidate: 'xan', votes: '200' }] };
    const lines: readonly Line[] = [
      first,
      again('200'),
      ['2000-05-08', 'proposed', { id: 'vote', act: vote }],
      ['2000-05-08', 'election-ballot', ballot],
    ];
    const elected = (quorums: readonly Provision[]) =>
      asOf(lines, [...quorums, ...rules], { of: 'vote' }, 'meeting.elect');
    expect(elected([rule(), lesser])).toMatchObject({ outcome: 'all-seats-filled', quorum: '200' });
    expect(elected([rule()])).toMatchObject({ outcome: 'no-quorum', quorum: '400' });
  });

  it('is that of an election which names the first sitting, with cards of either, unless its polls closed before the second', () => {
    const rules = [
      rule(),
      lesser,
      electionRule({ cite: '6', summary: 'plurality', wins: 'plurality' }),
      noCumulation({ cite: '7', summary: 'none', ballotAbove: 'clipped' }),
    ];
    const vote = { kind: 'election', meeting: 'am', seats: '1', candidates: ['xan'] };
    const card = (on: string, meeting: string, holder: string, className = 'common'): Line => [
      on,
      'election-ballot',
      { meeting, holder, class: className, votes: [{ candidate: 'xan', votes: '100' }] },
    ];
    const lines = (...more: readonly Line[]): readonly Line[] => [
      ['2000-04-01', 'proposed', { id: 'vote', act: vote }],
      first,
      again('200'),
      card('2000-05-01', 'am', 'ada'),
      card('2000-05-08', 'again', 'ben', 'super'),
      ...more,
    ];
    const elected = (all: readonly Line[]) => asOf(all, rules, { of: 'vote' }, 'meeting.elect');
    expect(elected(lines())).toMatchObject({
      outcome: 'all-seats-filled',
      quorum: '200',
      present: '200',
      candidates: [{ id: 'xan', votes: '200' }],
    });
    const closed: Line = ['2000-05-01 18:00', 'polls-closed', { proposal: 'vote' }];
    expect(elected(lines(closed))).toMatchObject({ outcome: 'no-quorum', quorum: '400', present: '399' });
  });
});
