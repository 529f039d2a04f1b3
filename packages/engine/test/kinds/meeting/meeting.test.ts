import { describe, expect, it } from 'vitest';
import {
  electionRule,
  meetingCall,
  meetingNotice,
  meetingQuorum,
  noCumulation,
  noWrittenConsent,
  nomination,
  ordinaryVote,
} from '../../../src/kinds/meeting/index.js';
import { requires } from '../../../src/kinds/general/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import type { Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const votes = classVotes({
  cite: 'IV',
  summary: 'votes',
  votes: [
    { class: 'common', each: '1' },
    { class: 'super', each: '10' },
  ],
});
const persons = ['ada', 'ben', 'cleo', 'xan', 'yan', 'zoe'];
const shares: Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '100' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'cleo', shares: '40' }],
];

function valueOf(
  provisions: readonly Provision[],
  lines: readonly Line[],
  question: string,
  input: Record<string, unknown>,
  asOf = '2000-06-01',
) {
  const answer = asked(open([instrumentOf([votes, ...provisions])], persons, [...shares, ...lines]), {
    question,
    asOf,
    input,
  });
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Record<string, unknown>;
}

describe('an election', () => {
  const rules = (ballotAbove: 'clipped' | 'invalid') => [
    noCumulation({ cite: 'VII', summary: 'no cumulation', ballotAbove }),
    electionRule({ cite: 'VIII', summary: 'plurality', wins: 'plurality' }),
    meetingQuorum({
      cite: 'IX',
      summary: 'quorum',
      fraction: { atLeast: '40%' },
      count: 'votes',
      withdrawal: 'does-not-matter',
    }),
  ];
  const election = (seats: string): Line[] => [
    ['2000-05-01', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders' }],
    [
      '2000-05-01',
      'proposed',
      { id: 'election', act: { kind: 'election', meeting: 'am', seats, candidates: ['xan', 'yan', 'zoe'] } },
    ],
  ];
  const ballot = (holder: string, given: Record<string, string>): Line => [
    '2000-05-01',
    'election-ballot',
    {
      meeting: 'am',
      holder,
      votes: Object.entries(given).map(([candidate, number]) => ({ candidate, votes: number })),
    },
  ];
  const elect = (lines: readonly Line[], seats = '2', above: 'clipped' | 'invalid' = 'clipped') =>
    valueOf(rules(above), [...election(seats), ...lines], 'meeting.elect', { of: 'election' });

  it('elects those with the most votes, and gives each candidate at most the votes that the holder has', () => {
    const lines = [ballot('ada', { xan: '200' }), ballot('ben', { yan: '60', zoe: '50' })];
    expect(elect(lines)).toMatchObject({ outcome: 'all-seats-filled', elected: ['xan', 'yan'], unfilled: 0 });
    expect(elect(lines)['candidates']).toEqual([
      { id: 'xan', votes: '100' },
      { id: 'yan', votes: '60' },
      { id: 'zoe', votes: '50' },
    ]);
  });

  it('leaves a ballot above the votes held out where that is the rule', () => {
    const lines = [ballot('ada', { xan: '101' }), ballot('ben', { yan: '60' })];
    expect(elect(lines, '1', 'invalid')).toMatchObject({ elected: ['yan'] });
  });

  it('does not count a ballot with more candidates than seats', () => {
    expect(elect([ballot('ada', { xan: '1', yan: '1', zoe: '1' }), ballot('ben', { zoe: '60' })])).toMatchObject({
      elected: ['zoe'],
      unfilled: 1,
    });
  });

  it('elects none of those tied for the last seat', () => {
    const lines = [ballot('ada', { xan: '100' }), ballot('ben', { yan: '40' }), ballot('cleo', { zoe: '40' })];
    expect(elect(lines)).toMatchObject({
      outcome: 'seats-unfilled',
      elected: ['xan'],
      tied: ['yan', 'zoe'],
      unfilled: 1,
    });
  });

  it('counts by the shares of a series where its holders elect, and votes by class where shares have more than one', () => {
    const supers: Line[] = [['2000-01-10', 'shares-issued', { class: 'super', to: 'cleo', shares: '20' }]];
    const lines = [...supers, ballot('ada', { xan: '100' }), ballot('cleo', { yan: '240' })];
    expect(elect(lines, '1')).toMatchObject({ elected: ['yan'], present: '340' });
    const act = { kind: 'election', meeting: 'am', seats: '1', series: 'super', candidates: ['xan', 'yan'] };
    const bySeries: Line[] = [
      ...supers,
      ...election('1').slice(0, 1),
      ['2000-05-01', 'proposed', { id: 'election', act }],
      ballot('cleo', { yan: '20' }),
      ballot('ada', { xan: '100' }),
    ];
    expect(valueOf(rules('clipped'), bySeries, 'meeting.elect', { of: 'election' })).toMatchObject({
      elected: ['yan'],
      candidates: [
        { id: 'xan', votes: '0' },
        { id: 'yan', votes: '20' },
      ],
    });
  });

  const tally = (votes: Record<string, string>, more: object = {}): Line => [
    '2000-05-02',
    'election-tally',
    {
      election: 'election',
      class: 'common',
      votes: Object.entries(votes).map(([candidate, number]) => ({ candidate, votes: number })),
      ...more,
    },
  ];

  it('counts totals by candidate, and whoever is shown one by one once', () => {
    const lines = [ballot('ada', { xan: '100' }), tally({ xan: '150', yan: '90', zoe: '60' }, { present: '190' })];
    expect(elect(lines)).toMatchObject({ outcome: 'all-seats-filled', elected: ['xan', 'yan'], present: '190' });
    expect(elect(lines)['candidates']).toMatchObject([{ votes: '150' }, { votes: '90' }, { votes: '60' }]);
    expect(elect([ballot('ada', { xan: '100' }), tally({ yan: '60' }, { holder: 'ben' })])).toMatchObject({
      elected: ['xan', 'yan'],
      present: '160',
    });
  });

  it('declares nobody by totals of more votes than there are, candidate by candidate or together', () => {
    for (const votes of [{ xan: '201' }, { xan: '150', yan: '150', zoe: '150' }]) {
      expect(elect([tally(votes)])).toMatchObject({ outcome: 'open', elected: [] });
    }
    expect(elect([tally({ xan: '200', yan: '100', zoe: '100' })])).toMatchObject({ elected: ['xan'] });
  });

  it('tells what was withheld, and what brokers could not vote', () => {
    const withheld: Line = [
      '2000-05-01',
      'election-ballot',
      { meeting: 'am', holder: 'ada', votes: [], withheld: '100' },
    ];
    const votes = [{ candidate: 'xan', votes: '60', withheld: '10' }];
    expect(elect([withheld, tally({}, { votes, 'broker-non-votes': '5', holder: 'dispersed' })])).toMatchObject({
      withheld: '100',
      unvoted: '5',
    });
    expect(elect([withheld, tally({}, { votes, 'broker-non-votes': '5' })])['candidates']).toMatchObject([
      { id: 'xan', votes: '60', withheld: '10' },
      {},
      {},
    ]);
  });

  it('adds several cards of a holder as far as its votes reach, and tells each ballot that does not count', () => {
    const cards = [ballot('ada', { xan: '60' }), ballot('ada', { yan: '40' })];
    expect(elect(cards)['candidates']).toMatchObject([{ votes: '60' }, { votes: '40' }, { votes: '0' }]);
    expect(elect([ballot('ada', { xan: '100' }), ballot('ada', { yan: '100' })])).toMatchObject({
      candidates: [{ votes: '0' }, { votes: '100' }, { votes: '0' }],
      ballots: [{ counted: 'not-counted', why: 'superseded' }],
    });
    const closed: Line = ['2000-05-02', 'polls-closed', { proposal: 'election' }];
    const late: Line = ['2000-05-03', 'election-ballot', { meeting: 'am', holder: 'ada', votes: [] }];
    const nobody = ballot('dispersed', { xan: '5' });
    expect(elect([...cards, nobody, closed, late])['ballots']).toMatchObject([
      { holder: 'dispersed', why: 'nothing-held' },
      { holder: 'ada', why: 'late' },
    ]);
  });

  it('goes by the election that a ballot names, or by its candidates, where a meeting has two', () => {
    const other = { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben', 'cleo'] };
    const lines: Line[] = [
      ['2000-05-01', 'proposed', { id: 'by-election', act: other }],
      ballot('ada', { xan: '100', yan: '100' }),
      ballot('ada', { ben: '100' }),
      [
        '2000-05-01',
        'election-ballot',
        { meeting: 'am', election: 'by-election', holder: 'ben', votes: [{ candidate: 'cleo', votes: '60' }] },
      ],
    ];
    expect(elect(lines)).toMatchObject({ elected: ['xan', 'yan'], ballots: [] });
    const both = valueOf(rules('clipped'), [...election('2'), ...lines], 'meeting.elect', { of: 'by-election' });
    expect(both).toMatchObject({ elected: ['ben'], present: '160', ballots: [] });
  });

  it('elects nobody without a quorum, and turns at it', () => {
    const there = (shares: string): Line => [
      '2000-05-01',
      'stated',
      { fact: 'shares-present', about: ['am'], value: shares },
    ];
    const few = ballot('ben', { yan: '60' });
    expect(elect([few, there('79')])).toMatchObject({ outcome: 'no-quorum', elected: [], quorum: '80' });
    expect(elect([few, there('80')])).toMatchObject({ elected: ['yan'] });
    expect(elect([ballot('ben', { yan: '60' }), ballot('cleo', { yan: '40' })])).toMatchObject({ elected: ['yan'] });
  });
});

describe('a consent in writing', () => {
  const rule = (consentOfAll: 'no-effect' | 'effective') => [
    noWrittenConsent({ cite: 'X', summary: 'no consents', consentOfAll }),
  ];
  const signed = (value: string): Line[] => [
    [
      '2000-05-01',
      'proposed',
      { id: 'consent', act: { kind: 'written-consent', of: 'shareholders', what: 'something' } },
    ],
    ['2000-05-01', 'stated', { fact: 'consent-of-all', about: ['consent'], value }],
  ];
  it('has no effect', () => {
    expect(valueOf(rule('no-effect'), signed('yes'), 'meeting.consent', { of: 'consent' })).toMatchObject({
      outcome: 'barred',
    });
  });
  it('has effect where law keeps the consent of all, and all signed', () => {
    expect(valueOf(rule('effective'), signed('yes'), 'meeting.consent', { of: 'consent' })).toMatchObject({
      outcome: 'permitted',
    });
    expect(valueOf(rule('effective'), signed('no'), 'meeting.consent', { of: 'consent' })).toMatchObject({
      outcome: 'barred',
    });
  });
  it('of directors is not spoken of', () => {
    expect(valueOf(rule('no-effect'), [], 'meeting.consent', { body: 'board' })).toMatchObject({
      outcome: 'silent',
    });
  });
});

describe('notice and nominations', () => {
  const rules = [
    meetingNotice({ cite: '1', summary: 'notice', of: 'notice', least: '14', most: '30' }),
    meetingNotice({ cite: '2', summary: 'record date', of: 'record-date', least: '5', most: '20' }),
    nomination({
      cite: '3',
      summary: 'nominations',
      leastDays: '40',
      late: { noticeWithin: '25', daysAfterNotice: '3' },
    }),
    meetingCall({ cite: '4', summary: 'calls', meetings: 'special', callers: ['chair'], holders: { atLeast: '10%' } }),
  ];
  const held = (noticed: string, recordDate = '2000-05-10'): Line[] => [
    ['2000-04-01', 'meeting-called', { id: 'sm', kind: 'special', of: 'shareholders', by: 'chair', for: '2000-05-21' }],
    ['2000-04-01', 'record-date', { for: 'sm', date: recordDate }],
    [noticed, 'meeting-noticed', { meeting: 'sm', sent: noticed, to: 'all' }],
  ];
  it.each([
    ['2000-05-07', 'in-time'],
    ['2000-05-08', 'too-late'],
    ['2000-04-21', 'in-time'],
    ['2000-04-20', 'too-early'],
  ])('notice sent on %s is %s', (sent, outcome) => {
    expect(valueOf(rules, held(sent), 'meeting.notice', { meeting: 'sm' })).toMatchObject({
      outcome,
      earliest: '2000-04-21',
      latest: '2000-05-07',
    });
  });
  it.each([
    ['2000-05-16', 'within'],
    ['2000-05-17', 'outside'],
    ['2000-05-01', 'within'],
    ['2000-04-30', 'outside'],
  ])('a record date on %s is %s', (date, outcome) => {
    expect(valueOf(rules, held('2000-05-01', date), 'meeting.notice', { meeting: 'sm' })).toMatchObject({
      recordDate: { outcome },
    });
  });
  it('lets a nomination come later where notice came late', () => {
    const latest = (sent: string) => valueOf(rules, held(sent), 'meeting.nominate', { meeting: 'sm' })['latest'];
    expect(latest('2000-04-26')).toBe('2000-04-11');
    expect(latest('2000-04-27')).toBe('2000-04-30');
  });
  it('judges who called, and tells who may', () => {
    expect(valueOf(rules, held('2000-05-01'), 'meeting.call', { meeting: 'sm' })).toMatchObject({
      outcome: 'duly-called',
    });
    expect(valueOf(rules, [], 'meeting.call', { meetings: 'special', by: 'board' })).toMatchObject({
      outcome: 'not-duly-called',
    });
    expect(valueOf(rules, [], 'meeting.call', { meetings: 'annual' })).toMatchObject({ outcome: 'silent' });
  });
});

describe('a demand by holders of shares held for a time that is in doubt', () => {
  const reading = {
    id: 'R-long',
    cite: '4',
    asks: 'for how long?',
    options: { year: 'a year', month: 'a month' },
    adopted: 'year',
    because: 'made up',
  };
  const call = meetingCall({
    cite: '4',
    summary: 'calls',
    meetings: 'special',
    callers: [],
    holders: { atLeast: '10%' },
    heldFor: { reading: 'R-long', options: { year: '1 year', month: '1 month' } },
  });
  const at = (asOf: string, readings = {}) =>
    asked(open([instrumentOf([votes, call], { readings: [reading] })], persons, shares, { readings }), {
      question: 'meeting.call',
      asOf,
      input: { meetings: 'special', 'demanded-by': ['ada'] },
    });

  it('is judged by the time that the reading gives, and tells that it turns on it', () => {
    expect(at('2000-06-01')).toMatchObject({ value: { outcome: 'not-duly-called' }, turnsOn: [{ reading: 'R-long' }] });
    expect(at('2000-06-01', { 'R-long': 'month' })).toMatchObject({ value: { outcome: 'duly-called' } });
    expect(at('2001-01-10')).toMatchObject({ value: { outcome: 'duly-called' } });
    expect(at('2001-01-09')).toMatchObject({ value: { outcome: 'not-duly-called' } });
  });
});

describe('a count', () => {
  const polls: Line = ['2000-05-02', 'polls-closed', { proposal: 'matter' }];
  const put = (act: object): Line => ['2000-05-01', 'proposed', { id: 'matter', act }];
  const cast = (holder: string, more: object): Line => [
    '2000-05-01',
    'ballot',
    { proposal: 'matter', holder, ...more },
  ];
  const bylaw = put({ kind: 'bylaw', does: 'adopt', bylaws: ['9'] });
  const ordinary = [
    ordinaryVote({ cite: '5', summary: 'majority of the votes cast', fraction: { majority: true } }),
    meetingQuorum({
      cite: '6',
      summary: 'quorum',
      fraction: { atLeast: '1/2' },
      count: 'votes',
      withdrawal: 'does-not-matter',
    }),
  ];

  it('of an ordinary matter leaves abstentions out of the votes cast, and in the quorum', () => {
    const lines = [
      bylaw,
      cast('ben', { for: '21', abstain: '39' }),
      cast('cleo', { against: '20', abstain: '20' }),
      polls,
    ];
    expect(valueOf(ordinary, lines, 'meeting.tabulate', { of: 'matter' })).toMatchObject({
      outcome: 'carried',
      votes: [{ for: '21', against: '20', present: '100', entitled: '200' }],
    });
  });

  it('of an ordinary matter is lost on equal votes, and without a quorum', () => {
    const equal = [
      bylaw,
      cast('ben', { for: '50' }),
      cast('cleo', { against: '40' }),
      cast('ada', { against: '10' }),
      polls,
    ];
    expect(valueOf(ordinary, equal, 'meeting.tabulate', { of: 'matter' })).toMatchObject({ outcome: 'not-carried' });
    expect(
      valueOf(ordinary, [bylaw, cast('ben', { for: '60' }), polls], 'meeting.tabulate', { of: 'matter' }),
    ).toMatchObject({ outcome: 'not-carried' });
  });

  it('by statute is of all outstanding shares, of the corporation’s own acts only', () => {
    const law = [
      requires({
        cite: '7',
        summary: 'two thirds of outstanding shares',
        acts: ['dissolution'],
        needs: { vote: 'voting', by: 'at least 2/3', of: 'entitled' },
      }),
    ];
    const dissolving = put({ kind: 'dissolution', of: 'corporation' });
    const tally = (number: string) => [dissolving, cast('ada', { for: '100' }), cast('cleo', { for: number }), polls];
    expect(valueOf(law, tally('34'), 'meeting.tabulate', { of: 'matter' })).toMatchObject({
      outcome: 'carried',
      votes: [{ needed: '134' }],
    });
    expect(valueOf(law, tally('33'), 'meeting.tabulate', { of: 'matter' })).toMatchObject({ outcome: 'not-carried' });
    expect(valueOf(law, [put({ kind: 'dissolution', of: 'zoe' })], 'meeting.tabulate', { of: 'matter' })).toMatchObject(
      { outcome: 'silent' },
    );
  });

  it('on a loan leaves the shares of the director out of votes and quorum', () => {
    const law = [
      requires({
        cite: '8',
        summary: 'disinterested holders',
        acts: ['director-loan'],
        needs: {
          vote: 'voting',
          by: 'majority',
          of: 'cast',
          quorum: 'majority',
          without: { part: 'director' },
          theirs: 'held',
        },
      }),
    ];
    const loan = put({ kind: 'director-loan', director: 'ada', form: 'loan' });
    const lines = [
      loan,
      cast('ada', { against: '100' }),
      cast('ben', { for: '31' }),
      cast('cleo', { against: '20' }),
      polls,
    ];
    expect(valueOf(law, lines, 'meeting.tabulate', { of: 'matter' })).toMatchObject({
      outcome: 'carried',
      votes: [{ for: '31', against: '20', present: '51', entitled: '100' }],
    });
  });
});
