import * as fc from 'fast-check';
import { classVotes, electionRule, ratio, show } from '@quorate/engine';
import { atStake, countOf, entriesOf, scanned, type Count, type FilesToCount } from '@quorate/tally';
import { describe, expect, it } from 'vitest';
import { draws } from '../../engine/test/draws.js';
import { slowElection, type CastOnCandidate } from './election-reference.js';
import { linesOfResults } from './engine-results.js';
import { csv, position } from './files.js';

const candidates = ['ann', 'bob', 'cyd'];
const board = { id: 'board', seats: 2, candidates };
const columns = ['card', 'holder', 'class', 'matter', 'candidate', 'choice', 'shares', 'received'];

const line = (card: string, holder: string, candidate: string, choice: string, shares: string | number, more = {}) => ({
  card,
  holder,
  class: 'common',
  matter: 'board',
  candidate,
  choice,
  shares,
  received: '2004-05-14T10:00',
  ...more,
});

const lineOf = ({ card, holder, candidate, choice, shares, received }: CastOnCandidate) =>
  line(card, holder, candidate, choice, String(shares), { received });

const holders = ['ada', 'ben', 'Dot', '007'] as const;
const shares = fc.bigInt({ min: 0n, max: 60n });
const positionsOf = fc.array(fc.tuple(fc.constantFrom(...holders), fc.bigInt({ min: 0n, max: 100n })), {
  minLength: 1,
  maxLength: 6,
});

/** Each card of each holder at an instant of its own, and each choice of a candidate on it once. */
const asReceived = (cast: readonly Omit<CastOnCandidate, 'received'>[]): readonly CastOnCandidate[] =>
  cast.map((each) => ({
    ...each,
    received: `2004-05-14T1${each.card.slice(1)}:0${holders.findIndex((id) => id === each.holder)}`,
  }));

const id = fc.nat(4).map((number) => `c${number}`);
const anyCards = fc
  .uniqueArray(
    fc.oneof(
      fc.record({
        card: id,
        holder: fc.constantFrom(...holders),
        candidate: fc.constantFrom(...candidates),
        choice: fc.constantFrom('for' as const, 'withheld' as const, 'abstain' as const),
        shares,
      }),
      fc.record({
        card: id,
        holder: fc.constantFrom(...holders),
        candidate: fc.constant(''),
        choice: fc.constantFrom('withheld' as const, 'abstain' as const),
        shares,
      }),
    ),
    { maxLength: 14, selector: (each) => `${each.card} ${each.holder} ${each.candidate} ${each.choice}` },
  )
  .map(asReceived);

/** As ballots of a journal tell them: a card gives votes to some, or withholds from all. */
const plainCards = fc
  .uniqueArray(
    fc.record({
      card: id,
      holder: fc.constantFrom(...holders),
      gives: fc.option(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...candidates), shares), { minLength: 1, selector: ([who]) => who }),
      ),
      withholds: shares,
    }),
    { maxLength: 8, selector: (each) => `${each.card} ${each.holder}` },
  )
  .map((cards) =>
    asReceived(
      cards.flatMap(({ card, holder, gives, withholds }): readonly Omit<CastOnCandidate, 'received'>[] =>
        gives === null
          ? [{ card, holder, candidate: '', choice: 'withheld', shares: withholds }]
          : gives.map(([candidate, votes]) => ({ card, holder, candidate, choice: 'for', shares: votes })),
      ),
    ),
  );

function filesOf(positions: readonly (readonly [string, bigint])[], cast: readonly CastOnCandidate[]): FilesToCount {
  return {
    positions: [csv(positions.map(([holder, held]) => position(holder, String(held))))],
    cards: [csv(cast.map(lineOf), columns)],
    elections: [board],
  };
}

const told = ({ elections: [found] }: Count) => ({
  present: found === undefined ? '0' : show(found.present),
  by: candidates.map((candidate) => {
    const own = found?.candidates.find((each) => each.candidate === candidate);
    return own === undefined ? ['0', '0', '0'] : [own.for, own.withheld, own.abstain].map((each) => show(each));
  }),
});

describe('an election counted from files', () => {
  it('comes to what a slow count comes to, whatever the order of lines and the number of threads', async () => {
    await fc.assert(
      fc.asyncProperty(positionsOf, anyCards, async (positions, cast) => {
        const expected = slowElection(positions, cast, board);
        for (const [rows, threads] of [
          [cast, 1],
          [cast.toReversed(), 2],
        ] as const) {
          const found = countOf(await scanned(filesOf(positions, rows), { threads }), { overVotes: 'latest' });
          expect(told(found)).toEqual({
            present: String(expected.present),
            by: [...expected.by.values()].map((each) => [each.for, each.withheld, each.abstain].map(String)),
          });
        }
      }),
      draws(2, 10),
    );
  });

  it('comes to what the engine makes of the same cards as ballots, and its totals say the same in a journal', async () => {
    await fc.assert(
      fc.asyncProperty(positionsOf, plainCards, async (positions, cast) => {
        const found = await scanned(filesOf(positions, cast));
        const count = countOf(found, { overVotes: 'latest' });
        const counted = told(count).by.map(([yes, withheld]) => [yes, withheld]);
        expect(linesOf(positions, ballotsOf(cast))).toEqual(counted);
        const entries = entriesOf(found, count, {
          on: '2004-05-14',
          time: '14:59',
          votesEach: new Map([['common', ratio(1)]]),
        });
        expect(linesOf(positions, entries)).toEqual(counted);
      }),
      draws(2, 10),
    );
  });

  it('counts a card of an intermediary that marks more candidates than there are seats, as far as its shares fill them', async () => {
    const rows = ['ann', 'bob', 'cyd'].map((candidate) => line('1', 'cede', candidate, 'for', 200));
    const of = async (held: number, intermediary: string) =>
      countOf(
        await scanned({
          positions: [csv([position('cede', held, { intermediary })])],
          cards: [csv(rows, columns)],
          elections: [board],
        }),
        { overVotes: 'latest' },
      );
    // Three times 200 votes on two seats are votes of 300 shares at the least.
    expect(told(await of(300, 'yes'))).toEqual({
      present: '300',
      by: [
        ['200', '0', '0'],
        ['200', '0', '0'],
        ['200', '0', '0'],
      ],
    });
    const above = await of(299, 'yes');
    expect(told(above)).toEqual({
      present: '299',
      by: [
        ['0', '0', '0'],
        ['0', '0', '0'],
        ['0', '0', '0'],
      ],
    });
    expect(above.notCounted).toMatchObject([{ code: 'too-many-candidates', says: '1', holder: 'cede', shares: '300' }]);
    expect(told(await of(300, 'no'))).toMatchObject({
      present: '200',
      by: [
        ['0', '0', '0'],
        ['0', '0', '0'],
        ['0', '0', '0'],
      ],
    });
  });

  it('follows the rules for over-votes, and for a card above what was held, without another scan', async () => {
    const found = await scanned({
      positions: [csv([position('cede', 700, { intermediary: 'yes' }), position('ada', 100, { intermediary: 'no' })])],
      cards: [
        csv(
          [
            line('1', 'cede', 'ann', 'for', 380, { received: '2004-05-14T10:00' }),
            line('2', 'cede', 'bob', 'for', 340, { received: '2004-05-14T11:00' }),
            line('3', 'ada', 'cyd', 'for', 120),
          ],
          columns,
        ),
      ],
      elections: [board],
      apart: ['cede'],
    });
    const under = (rules: Parameters<typeof countOf>[1]) => {
      const count = countOf(found, rules, ['cede']);
      return [
        ...told(count).by.map(([yes]) => yes),
        ...count.notCounted.map(({ says, code }) => `${says} ${code}`),
        ...count.electionsApart.map(({ holder, present }) => `${holder} ${show(present)}`),
      ];
    };
    expect(under({ overVotes: 'latest' })).toEqual(['0', '340', '100', '3 more-than-held', '1 superseded', 'cede 340']);
    expect(under({ overVotes: 'reject' })).toEqual(expect.arrayContaining(['1 rejected', '2 rejected', 'cede 0']));
    expect(under({ overVotes: 'pro-rata' })).toEqual(expect.arrayContaining(['369 4/9', '330 5/9', 'cede 700']));
    expect(under({ overVotes: 'latest', ballotAbove: 'invalid' }).slice(0, 3)).toEqual(['0', '340', '0']);
  });

  it.each([
    ['unknown-candidate', line('1', 'ada', 'Ann', 'for', 7)],
    ['incomplete', line('1', 'ada', '', 'for', 7)],
    ['non-vote-by-candidate', line('1', 'ada', 'ann', 'broker-non-vote', 7)],
    ['unknown-choice', line('1', 'ada', 'ann', 'yes', 7)],
    ['unknown-choice', line('1', 'ada', '', 'withheld', 7, { matter: 'pay' })],
    ['no-election', line('1', 'ada', 'ann', 'for', 7, { matter: 'pay' })],
    ['unknown-holder', line('1', 'zoe', 'ann', 'for', 7)],
  ] as const)('tells a line that does not count: %s, and nothing else is lost', async (code, row) => {
    const others = [line('8', 'ada', 'ann', 'for', 20), line('9', 'ada', '', 'broker-non-vote', 30)];
    const found = countOf(
      await scanned({
        positions: [csv([position('ada', 100)])],
        cards: [csv([row, ...others], columns)],
        elections: [board],
      }),
      { overVotes: 'latest' },
    );
    expect(told(found)).toMatchObject({
      present: '50',
      by: [
        ['20', '0', '0'],
        ['0', '0', '0'],
        ['0', '0', '0'],
      ],
    });
    expect(found.elections.map(({ brokerNonVotes }) => show(brokerNonVotes))).toEqual(['30']);
    expect(found.notCounted).toMatchObject([{ code, says: '1' }]);
    expect([...atStake(found.notCounted)].map(([each, { shares: lost }]) => [each, show(lost)])).toEqual([[code, '7']]);
  });

  it('counts the same line of a card once, and two that differ neither way', async () => {
    const rows = [
      line('1', 'ada', 'ann', 'for', 10),
      line('1', 'ada', 'ann', 'for', 10),
      line('2', 'ada', 'bob', 'for', 10),
      line('2', 'ada', 'bob', 'for', 11),
    ];
    const found = countOf(
      await scanned({ positions: [csv([position('ada', 100)])], cards: [csv(rows, columns)], elections: [board] }),
      { overVotes: 'latest' },
    );
    expect(told(found)).toMatchObject({
      present: '10',
      by: [
        ['10', '0', '0'],
        ['0', '0', '0'],
        ['0', '0', '0'],
      ],
    });
    expect(found.notCounted.map(({ code }) => code)).toEqual(['same-card-twice', 'card-differs', 'card-differs']);
  });

  it('is refused in votes where nobody says how many a share has', async () => {
    const found = await scanned({
      positions: [csv([position('ada', 100)])],
      cards: [csv([line('1', 'ada', 'ann', 'for', 10)], columns)],
      elections: [board],
    });
    const count = countOf(found, { overVotes: 'latest' });
    expect(() => entriesOf(found, count, { on: '2004-05-14' })).toThrow(/add --votes-each common=1/u);
    const [entry] = entriesOf(found, count, { on: '2004-05-14', votesEach: new Map([['common', ratio(10)]]) });
    expect(entry?.data).toMatchObject({
      election: 'board',
      votes: [{ candidate: 'ann', votes: '100' }, {}, {}],
      present: '10',
    });
  });
});

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  electionRule({ cite: 'V', summary: 'plurality', wins: 'plurality' }),
];

function ballotsOf(cast: readonly CastOnCandidate[]): readonly object[] {
  const cards = new Map<string, CastOnCandidate[]>();
  for (const each of cast) {
    const key = `${each.card} ${each.holder}`;
    cards.set(key, [...(cards.get(key) ?? []), each]);
  }
  return [...cards.values()]
    .toSorted(([one], [other]) => ((one?.received ?? '') < (other?.received ?? '') ? -1 : 1))
    .map((all, index) => {
      const [first] = all;
      const withheld = all.filter(({ choice }) => choice === 'withheld').map((each) => String(each.shares));
      const given = all.filter(({ choice }) => choice === 'for');
      return {
        id: `ballot-${index}`,
        type: 'election-ballot',
        on: '2004-05-14',
        time: first?.received.slice(11),
        basis: 'books',
        data: {
          meeting: 'am',
          election: 'board',
          class: 'common',
          holder: first?.holder,
          votes: given.map(({ candidate, shares: votes }) => ({ candidate, votes: String(votes) })),
          ...(withheld[0] === undefined ? undefined : { withheld: withheld[0] }),
        },
      };
    });
}

/** What the engine tells of each candidate, for and withheld, by those totals or ballots. */
function linesOf(positions: readonly (readonly [string, bigint])[], votes: readonly object[]) {
  const proposed = { id: 'board', act: { kind: 'election', meeting: 'am', seats: '2', candidates } };
  const persons = [...holders, ...candidates];
  const lines = linesOfResults({ provisions, persons, positions, proposed, votes });
  return candidates.map((candidate) => {
    const { for: yes = '0', withheld = '0' } = lines.find((each) => each['candidate'] === candidate) ?? {};
    return [yes, withheld];
  });
}
