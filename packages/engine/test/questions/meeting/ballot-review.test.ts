import { describe, expect, it } from 'vitest';
import { electionRule, ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, journalOf, open, type Line } from '../../kinds/board/world.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' }),
  electionRule({ cite: '3', summary: 'elections', wins: 'plurality' }),
];
const persons = ['ada', 'ben', 'cy', 'ina', 'ivo', 'ray'];

/** Ada holds 50 of 100, ben 30, cy 20; ina and ivo inspect. */
const world: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '50' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '30' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'cy', shares: '20' }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-22' }],
  ['2000-04-01', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
  [
    '2000-04-01',
    'proposed',
    { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben', 'cy'] } },
  ],
  ['2000-05-20', 'ballot', { proposal: 'pay', holder: 'ada', for: '50' }, 'of-ada'],
  ['2000-05-20', 'ballot', { proposal: 'pay', holder: 'ben', against: '30' }, 'of-ben'],
  ['2000-05-20', 'ballot', { proposal: 'pay', holder: 'cy', for: '20' }, 'of-cy'],
  ['2000-05-20', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '100' }],
  ['2000-05-22', 'polls-closed', { proposal: 'pay' }],
];
const appointed: readonly Line[] = ['ina', 'ivo'].map((inspector) => [
  '2000-05-01',
  'inspector-appointed',
  { meeting: 'am', inspector },
]);

let made = 0;
const count = () => (made += 1);
const challenge = (ballot: string, on = '2000-05-21', id = `challenge-${count()}`): Line => [
  on,
  'ballot-challenged',
  { ballot, by: 'ray', ground: 'signed by somebody else' },
  id,
];
const ruling = (ballot: string, more: object, on = '2000-05-23', id = `ruling-${count()}`): Line => [
  on,
  'ballot-ruled',
  { ballot, ground: 'the signature is hers', by: ['ina', 'ivo'], ...more },
  id,
];

function answerTo(question: string, input: object, lines: readonly Line[]) {
  const corporation = open([instrumentOf(provisions)], persons, [...world, ...lines]);
  return asked(corporation, { question, asOf: '2000-06-01', input: { ...input } });
}
const pay = (lines: readonly Line[]) => answerTo('meeting.tabulate', { of: 'pay' }, [...appointed, ...lines]);

describe('a challenge', () => {
  it('on which nobody ruled leaves open whether the ballot counts, with what is at stake', () => {
    const answer = pay([challenge('of-ada', '2000-05-21', 'c1')]);
    expect(answer).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'challenged-ballot-counts', about: ['of-ada', 'ada'] }],
      settledParts: {
        reviewed: [
          {
            id: 'of-ada',
            holder: 'ada',
            disposition: 'open',
            cast: { for: '50' },
            challenges: [{ id: 'c1', by: 'ray', on: '2000-05-21' }],
            rulings: [],
          },
        ],
        undisputed: [{ id: 'common', for: '20', against: '30' }],
      },
    });
    expect(answer).not.toHaveProperty('settledParts.votes.0.for');
  });

  it('that turns nothing leaves the outcome settled, and its figures open', () => {
    expect(pay([challenge('of-cy')])).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'carried', reviewed: [{ id: 'of-cy', disposition: 'open' }] },
    });
    expect(pay([challenge('of-cy'), challenge('of-ada')])).toMatchObject({ outcome: 'needs-facts' });
  });

  it('that comes after the ruling is open again', () => {
    const late = pay([challenge('of-ada'), ruling('of-ada', { counts: 'as-cast' }), challenge('of-ada', '2000-05-24')]);
    expect(late).toMatchObject({ outcome: 'needs-facts', settledParts: { reviewed: [{ disposition: 'open' }] } });
  });

  it('of a ballot that came too late asks for nothing', () => {
    const late: Line = ['2000-05-23', 'ballot', { proposal: 'pay', holder: 'ben', for: '30' }, 'late'];
    expect(pay([late, challenge('late', '2000-05-24')])).toMatchObject({
      outcome: 'answered',
      value: { votes: [{ for: '70', against: '30' }], ballots: [{ id: 'late', why: 'late', code: 'LATE' }] },
    });
  });
});

describe('a ruling', () => {
  it('of two inspectors settles whether a ballot counts', () => {
    expect(pay([challenge('of-ada'), ruling('of-ada', { counts: 'as-cast' })])).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'carried', votes: [{ for: '70', against: '30' }], reviewed: [{ disposition: 'as-cast' }] },
    });
    expect(pay([challenge('of-ada'), ruling('of-ada', { counts: 'not', code: 'PRXY' })])).toMatchObject({
      outcome: 'answered',
      value: {
        outcome: 'not-carried',
        votes: [{ for: '20', against: '30', present: '50' }],
        ballots: [{ id: 'of-ada', counted: 'not-counted', why: 'ruled-out', code: 'PRXY' }],
        reviewed: [{ disposition: 'not-counted', rulings: [{ code: 'PRXY', by: [{ id: 'ina' }, { id: 'ivo' }] }] }],
      },
    });
  });

  it('may give the figures that count, and keeps those received', () => {
    expect(pay([ruling('of-ada', { counts: 'otherwise', for: '10', abstain: '40' })])).toMatchObject({
      outcome: 'answered',
      value: {
        outcome: 'not-carried',
        votes: [{ for: '30', against: '30', abstain: '40', present: '100' }],
        ballots: [
          {
            id: 'of-ada',
            counted: 'in-part',
            why: 'ruled-otherwise',
            cast: { for: '50' },
            counts: { for: '10', abstain: '40' },
          },
        ],
        reviewed: [{ disposition: 'otherwise', cast: { for: '50' } }],
      },
    });
  });

  it('that is later takes the place of an earlier one, and both are told', () => {
    const both = [
      ruling('of-ada', { counts: 'not' }, '2000-05-23', 'r1'),
      ruling('of-ada', { counts: 'as-cast' }, '2000-05-25', 'r2'),
    ];
    expect(pay(both)).toMatchObject({
      value: {
        outcome: 'carried',
        reviewed: [{ disposition: 'as-cast', rulings: [{ id: 'r1', counts: 'not', superseded: 'r2' }, { id: 'r2' }] }],
      },
    });
  });

  it('is followed by no other of the same day that says otherwise: nobody can tell which is later', () => {
    const both = [ruling('of-ada', { counts: 'not' }), ruling('of-ada', { counts: 'as-cast' })];
    expect(pay(both)).toMatchObject({ outcome: 'needs-facts', settledParts: { reviewed: [{ disposition: 'open' }] } });
  });

  it.each([
    ['of one of two inspectors', { by: ['ina'] }, appointed, 'one ruled without saying why alone'],
    ['of somebody who is no inspector', { by: ['ina', 'ray'] }, appointed, 'not entered as inspector'],
    ['where no inspector is entered', {}, [], 'nobody is entered as inspector'],
  ])('%s is not followed, and leaves the ballot open', (_name, more, inspectors, why) => {
    const lines = [
      ...(inspectors as readonly Line[]),
      ruling('of-ada', { counts: 'not', ...more }, '2000-05-23', 'r1'),
    ];
    expect(answerTo('meeting.tabulate', { of: 'pay' }, lines)).toMatchObject({
      outcome: 'needs-facts',
      settledParts: {
        reviewed: [
          { disposition: 'open', rulings: [{ id: 'r1', notFollowed: expect.stringContaining(why) as string }] },
        ],
      },
    });
  });

  it('of one of two inspectors is followed where it says why one ruled alone', () => {
    expect(pay([ruling('of-ada', { counts: 'not', by: ['ina'], alone: 'ivo was ill' })])).toMatchObject({
      value: { outcome: 'not-carried', reviewed: [{ rulings: [{ alone: 'ivo was ill' }] }] },
    });
  });

  it('goes before the clock', () => {
    const late: Line = ['2000-05-23', 'ballot', { proposal: 'pay', holder: 'ben', for: '30' }, 'late'];
    expect(pay([late, ruling('late', { counts: 'as-cast' }, '2000-05-24')])).toMatchObject({
      value: { votes: [{ for: '100', against: '0' }], ballots: [{ id: 'of-ben', why: 'superseded' }] },
    });
  });
});

describe('a total of the class', () => {
  const total = (more: object, on: string): Line => [on, 'tally', { proposal: 'pay', class: 'common', ...more }];
  const early = total({ for: '70', against: '30' }, '2000-05-22');

  it('from before a ruling has the ballot in it as it was received', () => {
    expect(pay([early, ruling('of-ada', { counts: 'not' })])).toMatchObject({
      value: { outcome: 'not-carried', votes: [{ for: '20', against: '30', present: '50' }] },
    });
    expect(pay([early, ruling('of-ada', { counts: 'otherwise', for: '15', abstain: '35' })])).toMatchObject({
      value: { outcome: 'carried', votes: [{ for: '35', against: '30', abstain: '35', present: '100' }] },
    });
    expect(pay([early, ruling('of-ada', { counts: 'as-cast' })])).toMatchObject({
      value: { votes: [{ for: '70', against: '30', present: '100' }] },
    });
  });

  it('from after a ruling has it in it as it was ruled', () => {
    const late = total({ for: '20', against: '30' }, '2000-05-24');
    expect(pay([early, ruling('of-ada', { counts: 'not' }), late])).toMatchObject({
      value: { votes: [{ for: '20', against: '30', present: '50' }] },
    });
  });

  it('has nothing in it of a ballot that came too late, before the inspectors let it count', () => {
    const late: Line = ['2000-05-23', 'ballot', { proposal: 'pay', holder: 'cy', for: '20' }, 'late'];
    const without = total({ for: '50', against: '30' }, '2000-05-22');
    const others = world.filter(([, , , id]) => id !== 'of-cy');
    const corporation = open([instrumentOf(provisions)], persons, [
      ...others,
      ...appointed,
      without,
      late,
      ruling('late', { counts: 'as-cast' }, '2000-05-24'),
    ]);
    const answer = asked(corporation, { question: 'meeting.tabulate', asOf: '2000-06-01', input: { of: 'pay' } });
    expect(answer).toMatchObject({ value: { votes: [{ for: '70', against: '30', present: '100' }] } });
  });
});

describe('a ballot of an election', () => {
  const card = (holder: string, candidate: string, votes: string): Line => [
    '2000-05-20',
    'election-ballot',
    { meeting: 'am', holder, votes: [{ candidate, votes }] },
    `${holder}-elects`,
  ];
  const cards = [card('ada', 'ben', '50'), card('ben', 'cy', '30')];
  const elect = (lines: readonly Line[]) =>
    answerTo('meeting.elect', { of: 'vote' }, [...appointed, ...cards, ...lines]);

  it('is open while a challenge is, and counts as is ruled', () => {
    expect(elect([challenge('ada-elects')])).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'challenged-ballot-counts', about: ['ada-elects', 'ada'] }],
      settledParts: {
        reviewed: [{ id: 'ada-elects', cast: { votes: [{ id: 'ben', votes: '50' }] }, disposition: 'open' }],
      },
    });
    expect(elect([challenge('ada-elects'), ruling('ada-elects', { counts: 'not', code: 'IPOA' })])).toMatchObject({
      outcome: 'answered',
      value: {
        elected: ['cy'],
        ballots: [{ id: 'ada-elects', counted: 'not-counted', why: 'ruled-out', code: 'IPOA' }],
      },
    });
    const votes = [
      { candidate: 'ben', votes: '20' },
      { candidate: 'cy', votes: '0' },
    ];
    expect(elect([ruling('ada-elects', { counts: 'otherwise', votes, withheld: '30' })])).toMatchObject({
      outcome: 'answered',
      value: { elected: ['cy'], withheld: '30', ballots: [{ id: 'ada-elects', why: 'ruled-otherwise' }] },
    });
  });

  it('gives a candidate no more than its holder has, however often it names the candidate', () => {
    const candidates = ['ada', 'cy'];
    const two: Line = [
      '2000-04-01',
      'proposed',
      { id: 'both', act: { kind: 'election', meeting: 'am', seats: '2', candidates } },
    ];
    const row = { candidate: 'cy', votes: '20' };
    const twice: Line = [
      '2000-05-20',
      'election-ballot',
      { meeting: 'am', election: 'both', holder: 'cy', votes: [row, row] },
    ];
    const asked = { outcome: 'needs-facts', inquiries: [{ fact: 'votes-may-be-cumulated' }] };
    expect(answerTo('meeting.elect', { of: 'both' }, [two, twice])).toMatchObject(asked);
    const told = (value: string): Line => [
      '2000-04-01',
      'stated',
      { fact: 'votes-may-be-cumulated', about: ['both'], value },
    ];
    expect(answerTo('meeting.elect', { of: 'both' }, [two, twice, told('yes')])).toMatchObject({
      value: { outcome: 'not-worked-out', elected: [] },
    });
    expect(answerTo('meeting.elect', { of: 'both' }, [two, twice, told('no')])).toMatchObject({
      value: {
        elected: ['cy'],
        candidates: [{ votes: '0' }, { votes: '20' }],
        ballots: [{ counted: 'clipped', why: 'more-than-held', code: 'LACK' }],
      },
    });
  });

  it('is not taken out of a total from before the ruling: nobody is declared elected by that', () => {
    const total = (votes: readonly (readonly [string, string])[], on: string): Line => [
      on,
      'election-tally',
      { election: 'vote', class: 'common', votes: votes.map(([candidate, given]) => ({ candidate, votes: given })) },
    ];
    const early = total(
      [
        ['ben', '50'],
        ['cy', '50'],
      ],
      '2000-05-22',
    );
    const out = ruling('ada-elects', { counts: 'not', code: 'PRXY' });
    expect(elect([early, out])).toMatchObject({ value: { outcome: 'open', elected: [] } });
    const late = total(
      [
        ['ben', '0'],
        ['cy', '50'],
      ],
      '2000-05-24',
    );
    expect(elect([early, out, late])).toMatchObject({ value: { outcome: 'all-seats-filled', elected: ['cy'] } });
    expect(elect([early, ruling('ada-elects', { counts: 'as-cast' })])).toMatchObject({
      value: { tied: ['ben', 'cy'] },
    });
  });

  it('is told of with the results of the meeting, which are not settled while it is open', () => {
    const results = (lines: readonly Line[]) =>
      answerTo('meeting.results', { meeting: 'am' }, [...appointed, ...cards, ...lines]);
    expect(results([challenge('ada-elects'), challenge('of-cy')])).toMatchObject({
      outcome: 'needs-facts',
      settledParts: {
        matters: [
          { id: 'pay', reviewed: [{ disposition: 'open' }] },
          { id: 'vote', reviewed: [{ disposition: 'open' }] },
        ],
      },
    });
    expect(results([ruling('of-cy', { counts: 'as-cast' })])).toMatchObject({
      value: { matters: [{ id: 'pay', outcome: 'carried', reviewed: [{ disposition: 'as-cast' }] }, { id: 'vote' }] },
    });
  });
});

describe('a challenge or a ruling is refused', () => {
  const entering = (lines: readonly Line[]) => () => journalOf(persons, [...world, ...lines]);

  it('of what is no ballot, and with figures of another sort than the ballot has', () => {
    expect(
      entering([['2000-05-20', 'tally', { proposal: 'pay', class: 'common', for: '1' }, 'all'], challenge('all')]),
    ).toThrow("'all' is an entry of type tally");
    expect(entering([ruling('of-ada', { counts: 'otherwise', withheld: '3' })])).toThrow('no ballot of an election');
    expect(entering([ruling('of-ada', { counts: 'otherwise' })])).toThrow('expected figures');
    expect(entering([ruling('of-ada', { counts: 'as-cast', code: 'LATE' })])).toThrow('expected a code only');
  });

  it('where it would be left behind by a correction of the ballot', () => {
    const journal = journalOf(persons, [...world, challenge('of-ada', '2000-05-21', 'c1')]);
    const entry = (id: string, type: string, supersedes: string, data: object) => ({
      id,
      corporation: 'made-up',
      type,
      on: '2000-05-20',
      enteredAt: '2020-01-02T00:00:00Z',
      by: 'secretary',
      basis: 'books',
      supersedes: { entry: supersedes, because: 'clerical' as const, note: 'misread' },
      data,
    });
    const corrected = entry('b2', 'ballot', 'of-ada', { proposal: 'pay', holder: 'ada', for: '40' });
    expect(journal.append([corrected]).problems?.[0]?.message).toContain("'c1' is about 'of-ada'");
    const moved = entry('c2', 'ballot-challenged', 'c1', { ballot: 'b2', by: 'ray', ground: 'signature' });
    expect(journal.append([corrected, moved]).problems).toBeUndefined();
    const stale = entry('c3', 'ballot-challenged', 'c1', { ballot: 'of-ada', by: 'ray', ground: 'signature' });
    expect(journal.append([corrected, stale]).problems?.[0]?.message).toContain("was corrected by 'b2'");
  });
});
