import { describe, expect, it } from 'vitest';
import { acquiring, determinationPower, ownership, ownershipLimit } from '../../../src/index.js';
import { electionRule, meetingQuorum, ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

/** Of what a person owns over 40 % of the class nothing counts. */
const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' }),
  electionRule({ cite: '3', summary: 'elections', wins: 'plurality' }),
  meetingQuorum({ cite: '4', summary: 'quorum', fraction: 'majority', count: 'shares', withdrawal: 'does-not-matter' }),
  ownership({ cite: 'V.4', summary: 'owned', together: ['group'], rights: 'all', base: 'outstanding' }),
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
    effect: { kind: 'reduced', above: '40%', to: '0' },
  } as never),
  determinationPower({
    cite: 'V.7',
    summary: 'a power',
    body: 'board',
    fraction: 'majority',
    of: 'members',
    matters: ['beneficial-ownership'],
    ifInGoodFaith: false,
  } as never),
];
const persons = ['ada', 'ben', 'cede', 'ina', 'ray'];

/** Cede holds 60 of 100 of record, and votes them for; ben holds 40, and votes them against. */
const world: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'cede', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '40' }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-22' }],
  ['2000-04-01', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
  [
    '2000-04-01',
    'proposed',
    { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ray', 'ina'] } },
  ],
  ['2000-05-22', 'ballot', { proposal: 'pay', holder: 'cede', for: '60' }],
  ['2000-05-22', 'ballot', { proposal: 'pay', holder: 'ben', against: '40' }],
  ['2000-05-22', 'election-ballot', { meeting: 'am', holder: 'cede', votes: [{ candidate: 'ray', votes: '60' }] }],
  ['2000-05-22', 'election-ballot', { meeting: 'am', holder: 'ben', votes: [{ candidate: 'ina', votes: '40' }] }],
  ['2000-05-22', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '100' }],
  ['2000-05-22', 'polls-closed', { proposal: 'pay' }],
  ['2000-05-22', 'polls-closed', { proposal: 'vote' }],
];

const heldFor = (basis: string, more: object = {}): Line => [
  '2000-01-11',
  'held-for',
  { holder: 'cede', class: 'common', shares: '60', owners: ['ada'], ...more },
  'held',
  basis,
];
const instruction = (more: object = {}): Line => [
  '2000-05-20',
  'inspector-instructed',
  {
    meeting: 'am',
    person: 'ada',
    limit: 'V.6',
    shares: [{ holder: 'cede', class: 'common', shares: '60' }],
    by: 'the Secretary',
    signed: '2000-05-20',
    ...more,
  },
  'instruction',
];

function answerTo(question: string, input: object, lines: readonly Line[]) {
  const corporation = open([instrumentOf(provisions)], persons, [...world, ...lines]);
  return asked(corporation, { question, asOf: '2000-06-01', input: { ...input } });
}
const pay = (...lines: readonly Line[]) => answerTo('meeting.tabulate', { of: 'pay' }, lines);

describe('a limit that rests on more than the register', () => {
  it('is not applied by the inspectors where it is known from a filing, and the two counts stand side by side', () => {
    expect(pay(heldFor('filing'))).toMatchObject({
      outcome: 'answered',
      value: {
        outcome: 'not-carried',
        votes: [{ for: '40', against: '40' }],
        inspected: {
          outcome: 'carried',
          votes: [{ for: '60', against: '40' }],
          limits: [{ person: 'ada', cite: 'V.6', applied: 'not-applied', entries: ['held'] }],
        },
      },
      remarks: [{ says: expect.stringContaining('carried. On all facts: not carried') as string }],
    });
  });

  it('is applied where the books of the corporation show it', () => {
    expect(pay(heldFor('books'))).toMatchObject({
      value: {
        outcome: 'not-carried',
        inspected: { outcome: 'not-carried', limits: [{ applied: 'looked-at' }] },
      },
    });
  });

  it('leaves open what they count where nothing tells on what it was entered, and asks', () => {
    for (const basis of ['stipulated', 'asserted', 'court']) {
      expect(pay(heldFor(basis))).toMatchObject({
        outcome: 'needs-facts',
        inquiries: [{ fact: 'inspectors-may-look-at', about: ['am', 'held'] }],
        settledParts: { outcome: 'not-carried', votes: [{ for: '40' }] },
      });
    }
    const may = (value: string): Line => [
      '2000-05-20',
      'stated',
      { fact: 'inspectors-may-look-at', about: ['am', 'held'], value },
    ];
    expect(pay(heldFor('asserted'), may('yes'))).toMatchObject({ value: { inspected: { outcome: 'not-carried' } } });
    expect(pay(heldFor('asserted'), may('no'))).toMatchObject({ value: { inspected: { outcome: 'carried' } } });
  });

  it('is not asked about where both ways come to the same', () => {
    const proxy: Line = ['2000-05-22', 'ballot', { proposal: 'more', holder: 'ben', for: '40' }];
    const answer = answerTo('meeting.tabulate', { of: 'more' }, [
      heldFor('asserted'),
      ['2000-04-01', 'proposed', { id: 'more', meeting: 'am', act: { kind: 'resolution', on: 'more' } }],
      ['2000-05-22', 'ballot', { proposal: 'more', holder: 'cede', for: '60' }],
      proxy,
    ]);
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'carried', inspected: { outcome: 'carried' } },
    });
  });

  it('is applied by a signed instruction, to the shares that it lists and no others', () => {
    const listing = (shares: string) =>
      pay(heldFor('filing'), instruction({ shares: [{ holder: 'cede', class: 'common', shares }] }));
    expect(listing('60')).toMatchObject({
      value: {
        inspected: {
          outcome: 'not-carried',
          votes: [{ for: '40' }],
          limits: [{ applied: 'instructed', instruction: 'instruction' }],
        },
      },
    });
    expect(listing('59')).toMatchObject({ value: { inspected: { outcome: 'carried', votes: [{ for: '121/3' }] } } });
    expect(listing('600')).toMatchObject({ value: { inspected: { votes: [{ for: '40' }] } } });
  });

  it('is not applied by an instruction that is not signed, is of another section, person or meeting, or came later', () => {
    const others: readonly (readonly Line[])[] = [
      [instruction({ signed: undefined })],
      [instruction({ limit: 'V.5' })],
      [instruction({ person: 'ray' })],
      [
        ['2000-03-01', 'meeting-called', { id: 'sm', kind: 'special', of: 'shareholders', by: 'board' }],
        instruction({ meeting: 'sm' }),
      ],
      [['2000-06-02', ...instruction().slice(1)] as unknown as Line],
    ];
    for (const lines of others) {
      expect(pay(heldFor('filing'), ...lines)).toMatchObject({ value: { inspected: { outcome: 'carried' } } });
    }
  });

  it('is told with an election as well: whom each of the two elects', () => {
    expect(answerTo('meeting.elect', { of: 'vote' }, [heldFor('filing')])).toMatchObject({
      value: {
        outcome: 'seats-unfilled',
        tied: ['ray', 'ina'],
        inspected: { outcome: 'all-seats-filled', elected: ['ray'], candidates: [{ votes: '60' }, { votes: '40' }] },
      },
    });
    expect(answerTo('meeting.elect', { of: 'vote' }, [heldFor('filing'), instruction()])).toMatchObject({
      value: { tied: ['ray', 'ina'], inspected: { tied: ['ray', 'ina'], limits: [{ applied: 'instructed' }] } },
    });
  });

  it('is not applied by the inspectors where a determination alone makes it one, whatever it was entered on', () => {
    const determined: readonly Line[] = [
      ['2000-01-02', 'opening-board', { size: '1', directors: [{ person: 'ina', since: '2000-01-02' }] }],
      [
        '2000-02-01',
        'determination',
        {
          id: 'd-1',
          by: 'board',
          yes: '1',
          present: '1',
          notion: 'beneficial-ownership',
          about: ['ray', 'common'],
          place: 'V.6',
          value: '60',
        },
        'determined',
      ],
    ];
    const half = heldFor('books', { shares: '30', owners: ['ray'] });
    expect(pay(half)).not.toHaveProperty('value.inspected');
    expect(pay(half, ...determined)).toMatchObject({
      value: {
        outcome: 'carried',
        votes: [{ for: '50' }],
        inspected: { outcome: 'carried', votes: [{ for: '60' }], limits: [{ person: 'ray', applied: 'not-applied' }] },
      },
    });
  });

  it('is of a group where a filing alone tells that it acts together', () => {
    const grouped = (basis: string): readonly Line[] => [
      [
        '2000-01-12',
        'group',
        { id: 'g', members: ['cede', 'ray'], purpose: 'voting', basis: 'concert' },
        'group',
        basis,
      ],
    ];
    expect(pay(...grouped('filing'))).toMatchObject({
      value: { outcome: 'not-carried', inspected: { outcome: 'not-carried' } },
    });
  });
});

describe('a limit that the register alone shows', () => {
  it('is applied by the inspectors, who then count as everybody does', () => {
    expect(pay()).toMatchObject({ value: { outcome: 'not-carried', votes: [{ for: '40' }] } });
    expect(pay()).not.toHaveProperty('value.inspected');
  });
});

describe('the quorum of a meeting', () => {
  const quorum = (present: string, ...lines: readonly Line[]) => {
    const held = world.map((line) =>
      line[1] === 'meeting-held'
        ? ([line[0], line[1], { ...(line[2] as object), 'present-shares': present }] as const)
        : line,
    );
    const corporation = open([instrumentOf(provisions)], persons, [...held, ...lines] as Line[]);
    return asked(corporation, { question: 'meeting.quorum', asOf: '2000-06-01', input: { meeting: 'am' } });
  };
  const present: Line = [
    '2000-05-22',
    'stated',
    { fact: 'shares-present-of-holder', about: ['cede', 'common', 'am'], value: '20' },
  ];

  // On all facts 80 are entitled and 41 make a quorum; a third of the 60 does not count. By the register 100 are, and 51 do.
  it('is told by what the inspectors may look at beside that on all facts, where a filing alone shows the limit', () => {
    const answer = quorum('50', heldFor('filing'), present);
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: {
        outcome: 'quorum',
        entitled: '80',
        inspected: {
          outcome: 'no-quorum',
          mayTransact: false,
          entitled: '100',
          needed: '51',
          present: '50',
          limits: [{ person: 'ada', cite: 'V.6', applied: 'not-applied', entries: ['held'] }],
        },
      },
    });
    expect(JSON.stringify(answer['remarks'])).toContain('no quorum. On all facts: a quorum.');
    expect(quorum('51', heldFor('filing'), present)).toMatchObject({ value: { inspected: { outcome: 'quorum' } } });
  });

  it('is one where the books, or an instruction, show the limit to the inspectors, and where the register does', () => {
    for (const lines of [[heldFor('books')], [heldFor('filing'), instruction()]]) {
      expect(quorum('50', ...lines, present)).toMatchObject({
        value: { outcome: 'quorum', inspected: { outcome: 'quorum', entitled: '80' } },
      });
    }
    expect(quorum('50', present)).not.toHaveProperty('value.inspected');
  });

  it('is asked where nothing tells whether they may look at it, and not where it is one either way', () => {
    expect(quorum('50', heldFor('asserted'), present)).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'inspectors-may-look-at', about: ['am', 'held'] }],
    });
    expect(quorum('90', heldFor('asserted'), present)).toMatchObject({ outcome: 'answered' });
  });
});

describe('the results of a meeting', () => {
  it('have the instructions to the inspectors, and both counts of every matter', () => {
    const results = (...lines: readonly Line[]) => answerTo('meeting.results', { meeting: 'am' }, lines);
    expect(results(heldFor('filing'), instruction())).toMatchObject({
      outcome: 'answered',
      value: {
        instructions: [{ id: 'instruction', person: 'ada', limit: 'V.6', by: 'the Secretary', signed: '2000-05-20' }],
        matters: [{ inspected: { outcome: 'not-carried' } }, { inspected: { outcome: 'seats-unfilled' } }],
      },
    });
    const appliedOf = (...lines: readonly Line[]) =>
      (results(...lines)['value'] as { readonly limits: readonly { readonly applied: string }[] }).limits;
    expect(appliedOf(heldFor('filing'), instruction())).toMatchObject([{ applied: 'instructed' }]);
    expect(appliedOf(heldFor('filing'))).toMatchObject([{ applied: 'not-applied' }]);
    expect(appliedOf(heldFor('books'))).toMatchObject([{ applied: 'looked-at' }]);
    expect(appliedOf()).toMatchObject([{ applied: 'by-the-register' }]);
    expect(results(heldFor('filing'))).not.toHaveProperty('value.instructions');
    expect(results(heldFor('asserted'))).toMatchObject({ outcome: 'needs-facts' });
    expect(results(heldFor('filing'), instruction({ signed: undefined }))).toMatchObject({
      unused: [{ entry: 'instruction' }],
    });
  });
});
