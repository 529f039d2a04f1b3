import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { electionRule, meetingQuorum, ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const provisions = [
  classVotes({
    cite: 'IV',
    summary: 'votes',
    votes: [
      { class: 'common', each: '1' },
      { class: 'high', each: '10' },
    ],
  }),
  meetingQuorum({ cite: '1', summary: 'quorum', fraction: 'majority', count: 'votes', withdrawal: 'does-not-matter' }),
  ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' }),
  electionRule({ cite: '3', summary: 'elections', wins: 'plurality' }),
];

const issued = (className: string, to: string, shares: string): Line => [
  '2000-01-10',
  'shares-issued',
  { class: className, to, shares },
];
const resolution = (id: string, more: object = { meeting: 'am' }): Line => [
  '2000-04-01',
  'proposed',
  { id, act: { kind: 'resolution', on: id }, ...more },
];
const election: Line = [
  '2000-04-01',
  'proposed',
  { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ada', 'ben'] } },
];
const held = (more: object): Line => [
  '2000-05-21',
  'meeting-held',
  { id: 'am', kind: 'annual', of: 'shareholders', ...more },
];
const tally = (proposal: string, more: object, className = 'common'): Line => [
  '2000-05-21',
  'tally',
  { proposal, class: className, ...more },
];

const common = [issued('common', 'ada', '60'), issued('common', 'ben', '40')];

function answerTo(...lines: readonly Line[]) {
  const corporation = open([instrumentOf(provisions)], ['ada', 'ben'], lines);
  return asked(corporation, { question: 'meeting.results', asOf: '2000-06-01', input: { meeting: 'am' } });
}

function resultsOf(...lines: readonly Line[]) {
  const answer = answerTo(...lines);
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Readonly<Record<string, unknown>>;
}

/** Every line of the results, matter by matter. */
function linesIn(value: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  const matters = value['matters'] as readonly { readonly lines: readonly Readonly<Record<string, unknown>>[] }[];
  return matters.flatMap(({ lines }) => lines);
}

describe('the results of a meeting', () => {
  it('ask how many shares were present where the minutes do not count them, and tell the votes all the same', () => {
    const answer = answerTo(...common, resolution('pay'), tally('pay', { for: '50', against: '10' }), held({}));
    expect(answer).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'shares-present', about: ['am'] }],
      settledParts: { matters: [{ outcome: 'carried', lines: [{ for: '50', against: '10' }] }] },
    });
  });

  it('prove where all present are told of, and not with one share more or one less', () => {
    const of = (present: string) =>
      resultsOf(
        ...common,
        resolution('pay'),
        held({ 'present-shares': present }),
        tally('pay', { for: '50', against: '10', abstain: '5', 'broker-non-votes': '3' }),
      );
    expect(of('68')).toMatchObject({ outcome: 'proved', ofOutstanding: '0.68' });
    expect(of('67')).toMatchObject({ outcome: 'not-proved', matters: [{ proof: [{ over: '1' }] }] });
    expect(of('69')).toMatchObject({ outcome: 'not-proved', matters: [{ proof: [{ over: '-1' }] }] });
  });

  it('prove with the shares on rejected cards of which totals tell, and without them where the minutes leave these out', () => {
    const told = (present: string) =>
      resultsOf(
        ...common,
        resolution('pay'),
        election,
        held({ 'present-shares': present }),
        tally('pay', { for: '50', against: '10', abstain: '0', 'broker-non-votes': '0', rejected: '30' }),
        [
          '2000-05-21',
          'election-tally',
          {
            election: 'vote',
            class: 'common',
            votes: ['ada', 'ben'].map((candidate) => ({ candidate, votes: '60', withheld: '0', abstain: '0' })),
            'broker-non-votes': '0',
            present: '60',
            rejected: '30',
          },
        ],
      );
    for (const present of ['90', '60']) expect(told(present)).toMatchObject({ outcome: 'proved' });
    expect(linesIn(told('90')).map((line) => line['rejected'])).toEqual(['30', '30', '30']);
    for (const present of ['91', '89', '59']) expect(told(present)).toMatchObject({ outcome: 'not-proved' });
  });

  it('tell what another rule for over-votes would make of them, where totals tell its figures', () => {
    const rows = (ada: string, ben: string) => [
      { candidate: 'ada', votes: ada, withheld: '0', abstain: '0' },
      { candidate: 'ben', votes: ben, withheld: '0', abstain: '0' },
    ];
    const answer = answerTo(
      ...common,
      resolution('pay'),
      election,
      ['2000-05-20', 'tabulation-policy', { meeting: 'am', 'over-votes': 'reject' }],
      ...['pay', 'vote'].map((proposal): Line => ['2000-05-21', 'polls-closed', { proposal }]),
      held({ 'present-shares': '90' }),
      tally('pay', {
        for: '50',
        against: '10',
        abstain: '0',
        'broker-non-votes': '0',
        rejected: '30',
        'by-other-rules': [{ rule: 'latest', for: '10', against: '80', abstain: '0', 'broker-non-votes': '0' }],
      }),
      [
        '2000-05-21',
        'election-tally',
        {
          election: 'vote',
          class: 'common',
          votes: rows('40', '20'),
          'broker-non-votes': '0',
          present: '60',
          rejected: '30',
          'by-other-rules': [{ rule: 'latest', votes: rows('40', '50'), 'broker-non-votes': '0', present: '90' }],
        },
      ],
    );
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: {
        outcome: 'proved',
        matters: [
          { id: 'pay', outcome: 'carried', lines: [{ for: '50', rejected: '30' }] },
          { id: 'vote', elected: ['ada'] },
        ],
      },
    });
    const { turnsOn } = answer as unknown as {
      readonly turnsOn: readonly { readonly reading: string; readonly otherwise: Readonly<Record<string, object>> }[];
    };
    expect(turnsOn.map(({ reading, otherwise }) => [reading, Object.keys(otherwise)])).toEqual([
      ['over-votes at am', ['latest']],
    ]);
    expect(turnsOn[0]?.otherwise['latest']).toMatchObject({
      value: {
        outcome: 'proved',
        matters: [
          { id: 'pay', outcome: 'not-carried', lines: [{ against: '80', rejected: '0' }] },
          { id: 'vote', elected: ['ben'] },
        ],
      },
    });
  });

  it('have no figure of one rule for over-votes in the place of one that is not told of another', () => {
    const answer = answerTo(
      ...common,
      resolution('pay'),
      ['2000-05-20', 'tabulation-policy', { meeting: 'am', 'over-votes': 'reject' }],
      ['2000-05-21', 'polls-closed', { proposal: 'pay' }],
      held({ 'present-shares': '90' }),
      tally('pay', {
        for: '50',
        against: '10',
        abstain: '0',
        'broker-non-votes': '0',
        rejected: '30',
        'by-other-rules': [{ rule: 'latest', for: '80' }],
      }),
    );
    expect(answer).toMatchObject({
      turnsOn: [
        {
          otherwise: {
            latest: {
              value: {
                matters: [{ lines: [{ for: '80', notEntered: ['against', 'abstain', 'brokerNonVotes'] }] }],
              },
            },
          },
        },
      ],
    });
  });

  it('have no figure that no total tells, nor a part of it, unless the line proves without', () => {
    const pay = (told: object) => {
      const value = resultsOf(...common, resolution('pay'), held({ 'present-shares': '70' }), tally('pay', told));
      return linesIn(value)[0];
    };
    const short = pay({ for: '50', against: '10' });
    expect(short).toMatchObject({ for: '50', ofCast: '5/6', notEntered: ['abstain', 'brokerNonVotes'] });
    for (const figure of ['abstain', 'brokerNonVotes', 'ofPresent']) expect(short).not.toHaveProperty(figure);
    const oneSided = pay({ for: '50', abstain: '10', 'broker-non-votes': '0' });
    expect(oneSided).toMatchObject({ abstain: '10', brokerNonVotes: '0', notEntered: ['against'] });
    expect(oneSided).not.toHaveProperty('ofCast');
    const proving = pay({ for: '60', against: '10' });
    expect(proving).toMatchObject({ abstain: '0', brokerNonVotes: '0', ofPresent: '6/7' });
    expect(proving).not.toHaveProperty('notEntered');
  });

  it('have no votes withheld from a candidate of whom no total tells them, and no part of those cast', () => {
    const directors = (withheld: object, present: string) =>
      linesIn(
        resultsOf(...common, election, held({ 'present-shares': present }), [
          '2000-05-21',
          'election-tally',
          { election: 'vote', class: 'common', votes: [{ candidate: 'ada', votes: '60', ...withheld }] },
        ]),
      );
    const [ada, ben] = directors({}, '90');
    expect(ada).toMatchObject({ for: '60', notEntered: ['withheld', 'abstain', 'brokerNonVotes'] });
    expect(ada).not.toHaveProperty('withheld');
    expect(ada).not.toHaveProperty('ofCast');
    expect(ben).toMatchObject({ notEntered: ['for', 'withheld', 'abstain', 'brokerNonVotes'] });
    expect(ben).not.toHaveProperty('for');
    expect(directors({ withheld: '30' }, '90')[0]).toMatchObject({
      brokerNonVotes: '0',
      ofCast: '2/3',
    });
  });

  it('tell shares that a total has as present, and under no choice, as not voted', () => {
    const value = resultsOf(
      ...common,
      resolution('pay'),
      held({ 'present-shares': '70' }),
      tally('pay', { for: '50', against: '10', 'broker-non-votes': '3', present: '70' }),
    );
    expect(value).toMatchObject({
      outcome: 'proved',
      matters: [
        { lines: [{ brokerNonVotes: '3', notVoted: '7', ofCast: '5/6', ofPresent: '5/7', ofOutstanding: '0.5' }] },
      ],
    });
  });

  it('prove class by class where the minutes count by class, and together only what has a general vote', () => {
    const classes = [...common, issued('high', 'ada', '10')];
    const ofCommon = tally('pay', { for: '50' });
    const votes = [ofCommon, tally('pay', { for: '10' }, 'high')];
    const byClass = [
      { class: 'common', shares: '50' },
      { class: 'high', shares: '9' },
    ];
    expect(resultsOf(...classes, resolution('pay'), held({ presence: byClass }), ...votes)).toMatchObject({
      outcome: 'not-proved',
      represented: '59',
      matters: [
        {
          proof: [
            { id: 'common', outcome: 'proved' },
            { id: 'high', outcome: 'not-proved', over: '1' },
          ],
        },
      ],
    });
    const together = held({ 'present-shares': '60' });
    expect(resultsOf(...classes, resolution('pay'), together, ...votes)).toMatchObject({
      outcome: 'proved',
      matters: [{ proof: [{ id: 'common and high' }] }],
    });
    // The shares of the high class have ten votes each: the quorum turns on how many of them were there.
    expect(answerTo(...classes, resolution('pay'), together, ofCommon)).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'votes-present' }],
    });
    const there: Line = ['2000-05-21', 'stated', { fact: 'votes-present', about: ['am'], value: '150' }];
    const whole = tally('pay', { for: '50', against: '0', abstain: '0', 'broker-non-votes': '0' });
    expect(resultsOf(...classes, resolution('pay'), together, whole, there)).toMatchObject({ outcome: 'not-shown' });
  });

  it('count ballots one by one, and those who voted for others as not voting for a candidate', () => {
    const ballot = (holder: string, candidate: string, votes: string): Line => [
      '2000-05-21',
      'election-ballot',
      { meeting: 'am', holder, votes: [{ candidate, votes }] },
    ];
    const value = resultsOf(
      ...common,
      election,
      held({ 'present-shares': '100' }),
      ballot('ada', 'ada', '60'),
      ballot('ben', 'ben', '40'),
    );
    expect(value).toMatchObject({
      outcome: 'proved',
      matters: [
        {
          elected: ['ada'],
          lines: [
            { id: 'ada common', for: '60', notVoted: '40' },
            { id: 'ben common', for: '40', notVoted: '60' },
          ],
        },
      ],
    });
  });

  it('name what was put to the meeting and has no vote, what was withdrawn, and votes that are tied to no meeting', () => {
    const answer = answerTo(
      ...common,
      resolution('pay'),
      resolution('auditors'),
      resolution('stray', {}),
      ['2000-05-01', 'withdrawn', { proposal: 'pay' }],
      held({ 'present-shares': '60' }),
      tally('stray', { for: '60' }),
    );
    expect(answer).toMatchObject({
      value: {
        outcome: 'nothing-voted',
        without: [
          { id: 'pay', why: 'withdrawn' },
          { id: 'auditors', why: 'no-vote-entered' },
        ],
      },
      remarks: [{ says: expect.stringContaining('nothing ties it to a meeting') as string }],
    });
  });

  it('tell who inspected, when the polls closed, and the quorum', () => {
    const appointed = (more: object): Line => [
      '2000-05-01',
      'inspector-appointed',
      { meeting: 'am', inspector: 'ben', ...more },
    ];
    const value = resultsOf(
      ...common,
      resolution('pay'),
      appointed({}),
      appointed({ by: 'the Board', sworn: '2000-05-20' }),
      held({ 'present-shares': '60' }),
      tally('pay', { for: '60' }),
      ['2000-05-21 15:00', 'polls-closed', { proposal: 'pay' }],
    );
    expect(value).toMatchObject({
      inspectors: [{ id: 'ben', by: 'the Board', sworn: '2000-05-20' }],
      quorum: { outcome: 'quorum', needed: '51', present: '60' },
      matters: [{ pollsClosed: '2000-05-21T15:00' }],
    });
  });

  it('tell how many seats an election was to fill where no instrument says what elects', () => {
    const lines = [
      ...common,
      election,
      held({ 'present-shares': '60' }),
      [
        '2000-05-21',
        'election-tally',
        {
          election: 'vote',
          class: 'common',
          votes: [
            { candidate: 'ada', votes: '60' },
            { candidate: 'ben', votes: '0' },
          ],
        },
      ],
    ] as const;
    const silent = open([instrumentOf(provisions.slice(0, -1))], ['ada', 'ben'], lines);
    const answer = asked(silent, { question: 'meeting.results', asOf: '2000-06-01', input: { meeting: 'am' } });
    expect(answer).toMatchObject({ value: { matters: [{ act: 'election', outcome: 'silent', seats: 1 }] } });
  });

  it('tell who was there in person and who by proxy, when the polls opened, and which cards totals leave out, as far as these are entered', () => {
    const value = resultsOf(
      ...common,
      resolution('pay'),
      held({ 'present-shares': '60', 'in-person-shares': '7' }),
      ['2000-05-21 14:00', 'polls-opened', { proposal: 'pay' }],
      tally('pay', {
        for: '60',
        'not-counted': [
          { why: 'late', cards: '2', shares: '5' },
          { why: 'line-not-read', cards: '1' },
        ],
      }),
    );
    expect(value).toMatchObject({
      inPerson: '7',
      byProxy: '53',
      matters: [
        {
          pollsOpened: '2000-05-21T14:00',
          leftOut: [
            { id: 'late', cards: 2, shares: '5' },
            { id: 'line-not-read', cards: 1 },
          ],
        },
      ],
    });
    const silent = resultsOf(
      ...common,
      resolution('pay'),
      held({ 'present-shares': '60' }),
      tally('pay', { for: '60' }),
    );
    expect(silent).not.toHaveProperty('inPerson');
    expect(silent).not.toHaveProperty('byProxy');
    const byClass = [{ class: 'common', shares: '60' }];
    expect(
      resultsOf(
        ...common,
        resolution('pay'),
        held({ presence: byClass, 'in-person-shares': '60' }),
        tally('pay', { for: '60' }),
      ),
    ).toMatchObject({ inPerson: '60', byProxy: '0' });
  });

  it('tell whose cards totals leave out, by the rule that is followed', () => {
    const line = { card: '1', holder: 'ada', shares: '9', counts: '2', candidate: undefined };
    const told = (...entries: readonly Line[]) =>
      resultsOf(
        ...common,
        resolution('pay'),
        held({ 'present-shares': '60' }),
        ...entries,
        tally('pay', {
          for: '60',
          'not-counted': [{ why: 'superseded', cards: '1', shares: '7', lines: [line] }],
          'by-other-rules': [
            {
              rule: 'receipt',
              for: '60',
              'not-counted': [{ why: 'used-up', cards: '1', shares: '8', lines: [{ card: '2', shares: '8' }] }],
            },
            { rule: 'reject', for: '60' },
          ],
        }),
      );
    const sealed = (rule: string): Line => ['2000-05-10', 'tabulation-policy', { meeting: 'am', 'over-votes': rule }];
    expect(told()).toMatchObject({
      matters: [{ leftOut: [{ id: 'superseded', lines: [{ id: '1', holder: 'ada', shares: '9', counts: '2' }] }] }],
    });
    expect(told(sealed('receipt'))).toMatchObject({
      matters: [{ leftOut: [{ id: 'used-up', cards: 1, shares: '8', lines: [{ id: '2', shares: '8' }] }] }],
    });
    // What nobody tells of a rule is not known of it, and what is known of another does not stand in its place.
    expect(told(sealed('reject'))).not.toHaveProperty('matters.0.leftOut');
  });

  it('have no more shares present in person than are present, and none where nobody says how many are', () => {
    for (const present of [{ 'present-shares': '60' }, { presence: [{ class: 'common', shares: '60' }] }, {}])
      expect(() => answerTo(...common, held({ ...present, 'in-person-shares': '61' }))).toThrow(
        /some of the shares that were present/u,
      );
  });

  it('are of a meeting that was held', () => {
    expect(() => answerTo(...common)).toThrow('No meeting of shareholders "am" was held');
  });

  it('prove whatever way the shares present are told of, and never with one of them left out', () => {
    const figure = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(figure, figure, figure, figure, fc.integer({ min: -2, max: 2 }), (yes, no, abstain, none, off) => {
        const told = yes + no + abstain + none;
        const present = Math.max(0, told + off);
        const value = resultsOf(
          ...common,
          resolution('pay'),
          held({ 'present-shares': String(present) }),
          tally('pay', {
            for: String(yes),
            against: String(no),
            abstain: String(abstain),
            'broker-non-votes': String(none),
          }),
        );
        const expected = told === 0 ? 'nothing-voted' : told === present ? 'proved' : 'not-proved';
        expect(value['outcome']).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });
});
