import * as fc from 'fast-check';
import { show } from '@quorate/engine';
import { countOf, scanned, TallyError, type FilesToCount } from '@quorate/tally';
import { describe, expect, it } from 'vitest';
import { draws } from '../../engine/test/draws.js';
import { chains } from './chains.js';
import { card, csv, position } from './files.js';
import { slowCount, type Position, type Rule } from './reference.js';

const under = (holder: string, shares: number | string, upper = '') => position(holder, shares, { under: upper });

const told = (line: object) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? value : show(value as never)]),
  );

async function counted(files: FilesToCount, overVotes: Rule | 'pro-rata' = 'latest') {
  const found = await scanned(files, { threads: 1 });
  const { lines, apart, notCounted, ...others } = countOf(found, { overVotes }, files.apart);
  return { ...others, found, lines: lines.map(told), apart: apart.map(told), notCounted };
}

/** The nominee of a depository, two participants, and who holds through them; and one who is on the register itself. */
const chain = (more: Readonly<Record<string, number>> = {}) => [
  under('cede', 1_000),
  under('dot', 50),
  under('bank', more['bank'] ?? 600, 'cede'),
  under('broker', more['broker'] ?? 300, 'cede'),
  under('ada', more['ada'] ?? 400, 'bank'),
  under('ben', more['ben'] ?? 100, 'bank'),
  under('cyd', more['cyd'] ?? 300, 'broker'),
];

describe('positions below another', () => {
  it('vote what was passed down, and who is above votes the rest of its own', async () => {
    const cards = [
      card('1', 'ada', 'for', 400),
      card('2', 'ben', 'against', 150),
      card('3', 'bank', 'against', 120),
      card('4', 'cede', 'abstain', 100),
      card('5', 'dot', 'for', 50),
      card('6', 'cyd', 'for', 200),
      card('7', 'broker', 'for', 1),
    ];
    const { lines, apart, notCounted, found } = await counted({
      positions: [csv(chain())],
      cards: [csv(cards)],
      apart: ['cede'],
    });
    expect(lines).toMatchObject([{ for: '650', against: '200', abstain: '100' }]);
    // Whoever is told apart has in it what those below it voted.
    expect(apart).toMatchObject([{ holder: 'cede', for: '600', against: '200', abstain: '100' }]);
    expect(notCounted.map(({ code, holder, at }) => [holder, code, at])).toEqual([
      ['ben', 'more-than-held', undefined],
      ['bank', 'more-than-held', undefined],
      ['broker', 'more-than-held', undefined],
    ]);
    expect(found.held).toEqual([{ class: 'common', shares: 1_050n, lines: 7n }]);
    expect(found.passedBeyond).toEqual([]);
  });

  it.each([
    ['latest', { for: '0', against: '250', abstain: '0' }, [['ada', 'superseded', 'bank']]],
    ['receipt', { for: '400', against: '0', abstain: '0' }, [['ben', 'used-up', 'bank']]],
    [
      'reject',
      { for: '0', against: '0', abstain: '0' },
      [
        ['ada', 'rejected', 'bank'],
        ['ben', 'rejected', 'bank'],
      ],
    ],
    [
      'pro-rata',
      { for: '369 3/13', against: '230 10/13', abstain: '0' },
      [
        ['ada', 'in-proportion', 'bank'],
        ['ben', 'in-proportion', 'bank'],
      ],
    ],
  ] as const)(
    'count no further than the one above reaches that passed down more, by the rule for over-votes: %s',
    async (rule, line, why) => {
      const cards = [
        card('1', 'ada', 'for', 400, { received: '2004-05-14T10:00' }),
        card('2', 'ben', 'against', 250, { received: '2004-05-14T11:00' }),
      ];
      const files = { positions: [csv(chain({ ben: 300 }))], cards: [csv(cards)] };
      const { lines, notCounted, found } = await counted(files, rule);
      expect(found.passedBeyond).toEqual([{ class: 'common', holder: 'bank', held: 600n, passed: 700n }]);
      expect(lines).toMatchObject([line]);
      expect(notCounted.map(({ code, holder, at }) => [holder, code, at])).toEqual(why);
    },
  );

  it('are ruled on from below: what is superseded at one is no vote at the next', async () => {
    const cards = [
      card('1', 'ada', 'for', 400, { received: '2004-05-14T10:00' }),
      card('2', 'ben', 'against', 250, { received: '2004-05-14T11:00' }),
      card('3', 'cyd', 'for', 300, { received: '2004-05-14T12:00' }),
      card('4', 'cede', 'for', 5, { received: '2004-05-14T12:00' }),
    ];
    const positions = [csv(chain({ ben: 300, broker: 500, cyd: 500 }))];
    const { lines, notCounted, found } = await counted({ positions, cards: [csv(cards)] });
    expect(found.passedBeyond.map(({ holder }) => holder)).toEqual(['bank', 'cede']);
    expect(lines).toMatchObject([{ for: '300', against: '250' }]);
    expect(notCounted.map(({ code, holder, at }) => [holder, code, at])).toEqual([
      ['ada', 'superseded', 'bank'],
      ['cede', 'more-than-held', undefined],
    ]);
  });

  it.each(['latest', 'receipt', 'reject', 'pro-rata'] as const)(
    'find nothing to vote at one above of nothing, in a matter as in an election: %s',
    async (rule) => {
      const cards = [
        card('1', 'ada', 'for', 1),
        card('2', 'ada', 'for', 1),
        card('3', 'bank', 'for', 1),
        card('4', 'bank', 'for', 0),
      ];
      const positions = [csv([under('bank', 0), under('ada', 2, 'bank')])];
      const ofMatter = await counted({ positions, cards: [csv(cards)] }, rule);
      const elections = [{ id: 'pay', seats: 1, candidates: ['ann'] }];
      const inElection = [csv(cards.map((each) => ({ ...each, candidate: 'ann' })))];
      const ofElection = await counted({ positions, cards: inElection, elections }, rule);
      for (const { notCounted } of [ofMatter, ofElection]) {
        expect(notCounted.map(({ says, code, isoCode, at }) => [says, code, isoCode, at].join(' ')).toSorted()).toEqual(
          ['1 more-than-held LACK bank', '2 more-than-held LACK bank', '3 more-than-held LACK '],
        );
      }
    },
  );

  it('leave all others as they were, where nothing is under anybody', async () => {
    const cards = [csv([card('1', 'ada', 'for', 400), card('2', 'ada', 'against', 400)])];
    const [plain, empty] = [csv([position('ada', 500)]), csv([under('ada', 300), under('ada', 200)])];
    expect((await counted({ positions: [plain], cards })).lines).toEqual(
      (await counted({ positions: [empty], cards })).lines,
    );
  });

  it.each([
    [
      'under another who is not there',
      [under('ada', 5, 'bank')],
      /ada has common under bank, who has no position of it/u,
    ],
    [
      'in two places',
      [under('bank', 9), under('ada', 5, 'bank'), under('ada', 2)],
      /ada has common on the register and under bank: give each account an id of its own/u,
    ],
    [
      'under itself at last',
      [under('dot', 9), under('bank', 9, 'ada'), under('ada', 5, 'bank')],
      /ada has common under bank, and so under itself/u,
    ],
    [
      'there who may hold for others or not',
      [position('bank', 9, { intermediary: 'perhaps' }), position('ada', 5, { intermediary: '' })],
      /position of bank in common tells by neither yes nor no whether its holder is an intermediary/u,
    ],
  ])('end the count where one stands %s', async (_what, positions, says) => {
    const counting = counted({ positions: [csv(positions)], cards: [csv([card('1', 'ada', 'for', 1)])] });
    await expect(counting).rejects.toThrow(TallyError);
    await expect(counting).rejects.toThrow(says);
  });

  it('are told in what their holder of record voted, and not by themselves', async () => {
    const files = { positions: [csv(chain())], cards: [csv([card('1', 'ada', 'for', 1)])], apart: ['ada'] };
    await expect(counted(files)).rejects.toThrow(
      /ada is not on the register, and cannot be told apart: its shares stand in the name of cede/u,
    );
  });
});

describe('a chain of positions', () => {
  it('comes to what a slow count comes to, whatever the order of lines, and however a holding is split over them', async () => {
    await fc.assert(
      fc.asyncProperty(chains, async ({ positions, cast, splits, rule }) => {
        const expected = slowCount(positions, cast, '9', rule);
        const split = positions.flatMap(([holder, held, upper], index) => {
          const part = splits[index] ?? 0n;
          return part < held
            ? [[holder, part, upper] as const, [holder, held - part, upper] as const]
            : [[holder, held, upper] as const];
        });
        const rows = (all: readonly Position[]) =>
          csv(all.map(([holder, held, upper]) => under(holder, String(held), upper)));
        const cards = cast.map((each) =>
          card(each.card, each.holder, each.choice, String(each.shares), { received: each.received }),
        );
        const columns = Object.keys(card('', '', '', 0));
        for (const [held, order] of [
          [rows(positions), cards],
          [rows(split.toReversed()), cards.toReversed()],
        ] as const) {
          const { lines } = await counted({ positions: [held], cards: [csv(order, columns)] }, rule);
          const [line = {}] = lines;
          const {
            for: yes = '0',
            against = '0',
            abstain = '0',
            unvoted = '0',
          } = line as Readonly<Record<string, string>>;
          expect([yes, against, abstain, unvoted]).toEqual(
            [expected.for, expected.against, expected.abstain, expected['broker-non-vote']].map(String),
          );
        }
      }),
      draws(3, 20),
    );
  });

  it('comes in an election of one seat for which one stands to what a matter comes to with as many for and against', async () => {
    await fc.assert(
      fc.asyncProperty(chains, async ({ positions, cast, rule }) => {
        const held = [csv(positions.map(([holder, shares, upper]) => under(holder, String(shares), upper)))];
        const cards = cast.map((each) =>
          card(each.card, each.holder, each.choice, String(each.shares), { received: each.received }),
        );
        const inElection = cards.map((each) => ({
          ...each,
          candidate: each.choice === 'broker-non-vote' ? '' : 'ann',
        }));
        const columns = Object.keys(card('', '', '', 0));
        const elections = [{ id: 'pay', seats: 1, candidates: ['ann'] }];
        const ofMatter = await counted({ positions: held, cards: [csv(cards, columns)] }, rule);
        const ofElection = await counted(
          { positions: held, cards: [csv(inElection, [...columns, 'candidate'])], elections },
          rule,
        );
        const [line] = ofMatter.lines;
        const [found] = ofElection.elections;
        const [ann] = found?.candidates ?? [];
        const shown = (shares: Parameters<typeof show>[0] | undefined) => (shares === undefined ? '0' : show(shares));
        expect([ann?.for, ann?.withheld, ann?.abstain, found?.brokerNonVotes].map(shown)).toEqual(
          [line?.['for'], line?.['against'], line?.['abstain'], line?.['unvoted']].map((each) => each ?? '0'),
        );
        const above = ({ notCounted }: typeof ofMatter) =>
          notCounted
            .filter(({ at }) => at !== undefined)
            .map(({ code, holder, at, says }) => JSON.stringify([says, holder, code, at]))
            .toSorted();
        expect(above(ofElection)).toEqual(above(ofMatter));
      }),
      draws(3, 10),
    );
  });
});
