import * as fc from 'fast-check';
import { minus, plus, quantity, ratio, show, times, type Quantity } from '@quorate/engine';
import { atStake, countOf, entriesOf, scanned, TallyError, type Count, type CountRules } from '@quorate/tally';
import { describe, expect, it } from 'vitest';
import { draws } from '../../engine/test/draws.js';
import { card, csv, position, text, type Card } from './files.js';

const holders = ['ada', 'ben', 'cede'] as const;
const columns = Object.keys(card('', '', '', 0));
const aCard = fc.record({
  holder: fc.constantFrom(...holders),
  choice: fc.constantFrom('for', 'against', 'abstain'),
  shares: fc.nat(60),
  isStruck: fc.boolean(),
});
/** Each card at an instant of its own. */
const meetings = fc.record({
  held: fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }),
  cast: fc
    .array(aCard, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((each, index) => ({ ...each, id: `c${index}`, received: `2004-05-14T1${index}:00` }))),
});
const positionsOf = (held: readonly number[]) =>
  csv(holders.map((id, index) => position(id, held[index] ?? 0, { intermediary: id === 'cede' ? 'yes' : 'no' })));
type Cast = Pick<Card, 'holder' | 'choice' | 'shares' | 'received'> & { readonly id: string };
const cardOf = ({ id, holder, choice, shares, received }: Cast) =>
  card(id, holder, choice, shares, received === undefined ? {} : { received });
const policies = ['latest', 'receipt', 'reject', 'pro-rata'] as const;

type Line = Count['lines'][number];
const figures = ['for', 'against', 'abstain'] as const;
const totals = (lines: readonly Line[]) =>
  figures.map((figure) => lines.map((line) => show(line[figure])).join() || '0');

const inWords = ({ elections }: Count) =>
  elections.map(({ candidates, brokerNonVotes, present }) => [
    candidates.map((each) => [each.candidate, show(each.for), show(each.withheld), show(each.abstain)]),
    show(brokerNonVotes),
    show(present),
  ]);

/** What is at stake of cards that are there again, and of those in dispute. */
const stakesOf = ({ notCounted }: Count) => {
  const stakes = atStake(notCounted);
  const codes = ['same-card-twice', 'card-differs', 'superseded', 'rejected', 'used-up', 'in-proportion'] as const;
  return codes.map((code) => [code, show(stakes.get(code)?.shares ?? quantity('shares', 0))]);
};

describe('a recount without a scan', () => {
  it('under a ruling comes to what a full recount without the cards that were struck comes to, by every rule', async () => {
    await fc.assert(
      fc.asyncProperty(meetings, async ({ held, cast }) => {
        const positions = [positionsOf(held)];
        const struck = cast.filter(({ isStruck }) => isStruck).map(({ id }) => id);
        const all = { positions, cards: [csv(cast.map(cardOf), columns)], challenged: cast.map(({ id }) => id) };
        const left = cast.filter(({ isStruck }) => !isStruck).map(cardOf);
        const [once, anew] = [await scanned(all), await scanned({ positions, cards: [csv(left, columns)] })];
        for (const overVotes of policies) {
          const { lines, notCounted } = countOf(once, { overVotes, struck });
          expect(totals(lines)).toEqual(totals(countOf(anew, { overVotes }).lines));
          expect(notCounted.filter(({ code }) => code === 'struck').map(({ says }) => says)).toEqual(
            expect.arrayContaining(struck),
          );
        }
      }),
      draws(2, 10),
    );
  });

  it('under a ruling that admits cards comes to what the files come to with these alone, on matters and in elections', async () => {
    const line = fc.record({
      id: fc.constantFrom('c1', 'c2', 'c3', 'c4'),
      holder: fc.constantFrom(...holders),
      matter: fc.constantFrom('pay', 'board'),
      candidate: fc.constantFrom('eva', 'fay', 'gil', ''),
      choice: fc.constantFrom('for', 'abstain', 'withheld', 'against'),
      shares: fc.nat(40),
      received: fc.constantFrom('2004-05-14T10:00', '2004-05-14T11:00', '2004-05-14T16:00', ''),
      meeting: fc.constantFrom('am', 'am', 'other'),
    });
    const asLine = <L extends { readonly id: string; readonly matter: string }>({ id, ...each }: L) => ({
      card: id,
      class: 'common',
      ...each,
      ...(each.matter === 'pay' ? { candidate: '' } : undefined),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(60), { minLength: 3, maxLength: 3 }),
        fc.array(line.map(asLine), { minLength: 1, maxLength: 12 }),
        fc.subarray(['c1', 'c2', 'c3', 'c4']),
        fc.boolean(),
        async (held, all, wished, isChained) => {
          const positions = [
            csv(
              holders.map((id, index) =>
                position(id, held[index] ?? 0, {
                  intermediary: id === 'cede' ? 'yes' : 'no',
                  ...(isChained ? { under: id === 'cede' ? '' : 'cede' } : undefined),
                }),
              ),
            ),
          ];
          const elections = [{ id: 'board', seats: 1, candidates: ['eva', 'fay', 'gil'] }];
          const isAside = ({ received, meeting }: (typeof all)[number]) =>
            received === '' || received > '2004-05-14T15:00' || meeting !== 'am';
          // A line that says no vote is told as that, and nothing of it is set aside.
          const saysAVote = ({ matter, candidate, choice }: (typeof all)[number]) =>
            matter === 'pay' ? choice !== 'withheld' : candidate !== '' || (choice !== 'for' && choice !== 'against');
          const admitted = wished.filter((id) =>
            all.some((each) => each.card === id && isAside(each) && saysAVote(each)),
          );
          const left = all.filter((each) => !isAside(each) || admitted.includes(each.card));
          const names = Object.keys(all[0] ?? {});
          const once = await scanned({
            positions,
            cards: [csv(all)],
            elections,
            meeting: 'am',
            pollsClosed: '2004-05-14T15:00',
          });
          const anew = await scanned({ positions, cards: [csv(left, names)], elections });
          for (const overVotes of policies) {
            const [one, other] = [countOf(once, { overVotes, admitted }), countOf(anew, { overVotes })];
            expect(one.lines.map((each) => [each.matter, ...totals([each])])).toEqual(
              other.lines.map((each) => [each.matter, ...totals([each])]),
            );
            expect(inWords(one)).toEqual(inWords(other));
            expect(stakesOf(one)).toEqual(stakesOf(other));
          }
        },
      ),
      draws(6, 20),
    );
  });

  it('admits a card of nobody else, and none that counts by itself', async () => {
    const positions = [positionsOf([10, 10, 10])];
    const late = { received: '2004-05-14T16:00' };
    const cards = [
      csv([card('1', 'ada', 'for', 4), card('2', 'zoe', 'for', 5, late), card('3', 'ben', 'for', 6, late)]),
    ];
    const scan = await scanned({ positions, cards, pollsClosed: '2004-05-14T15:00' });
    expect(countOf(scan, { overVotes: 'latest' }).notCounted).toMatchObject([
      { code: 'unknown-holder', says: '2' },
      { code: 'late', says: '3', holder: 'ben', shares: '6' },
    ]);
    expect(totals(countOf(scan, { overVotes: 'latest', admitted: ['3'] }).lines)).toEqual(['10', '0', '0']);
    for (const id of ['1', '2', '4'])
      expect(() => countOf(scan, { overVotes: 'latest', admitted: [id] })).toThrow(
        new RegExp(`No line of the card ${id} is set aside`, 'u'),
      );
    expect(() => countOf(scan, { overVotes: 'latest', admitted: ['3'], struck: ['3'] })).toThrow(TallyError);
  });

  it('under another limit or determination comes to what is left of the shares of each holder, one by one', async () => {
    await fc.assert(
      fc.asyncProperty(meetings, fc.nat(2), fc.nat(10), async ({ held, cast }, whom, tenths) => {
        const positions = [positionsOf(held)];
        const most = BigInt(Math.max(1, held[whom] ?? 0));
        const scan = await scanned({ positions, cards: [csv(cast.map(cardOf), columns)], apartFrom: most });
        const limited = holders.filter((_id, index) => BigInt(held[index] ?? 0) >= most);
        expect(scan.apart).toEqual(limited);
        const factor = ratio(`${tenths}/10`);
        for (const overVotes of policies) {
          const { lines, apart } = countOf(scan, { overVotes });
          const left = figures.map((figure) => {
            const sum = (all: readonly Line[]) =>
              all.reduce<Quantity<'shares'>>((one, line) => plus<'shares'>(one, line[figure]), quantity('shares', '0'));
            return minus<'shares'>(sum(lines), times(sum(apart), ratio(`${10 - tenths}/10`)));
          });
          const one = await Promise.all(
            holders.map(async (id) => {
              const own = cast.filter(({ holder }) => holder === id).map(cardOf);
              const { lines: of } = countOf(await scanned({ positions, cards: [csv(own, columns)] }), { overVotes });
              return figures.map((figure) =>
                of.map((line) => (limited.includes(id) ? times(line[figure], factor) : line[figure])),
              );
            }),
          );
          expect(left.map((each) => show(each))).toEqual(
            figures.map((_figure, index) =>
              show(
                one
                  .flatMap((each) => each[index] ?? [])
                  .reduce((a, b) => plus<'shares'>(a, b), quantity('shares', '0')),
              ),
            ),
          );
        }
      }),
      draws(1, 6),
    );
  });

  it('strikes a card of an election, of which the rest counts, and refuses one that was not kept by itself', async () => {
    const elections = [{ id: 'board', seats: 1, candidates: ['eva', 'fay'] }];
    const vote = (id: string, holder: string, candidate: string) => ({
      ...card(id, holder, 'for', 10, { matter: 'board' }),
      candidate,
    });
    const files = {
      positions: [positionsOf([10, 10, 10])],
      cards: [csv([vote('1', 'ada', 'eva'), vote('2', 'ben', 'fay')])],
      elections,
    };
    const scan = await scanned({ ...files, challenged: ['1'] });
    const votes = ({ elections: [of] }: Count) => of?.candidates.map((each) => show(each.for));
    const rules: CountRules = { overVotes: 'latest' };
    expect(votes(countOf(scan, rules))).toEqual(['10', '10']);
    const count = countOf(scan, { ...rules, struck: ['1'] });
    expect(votes(count)).toEqual(['0', '10']);
    expect(count.notCounted).toMatchObject([{ code: 'struck', says: '1', holder: 'ada', shares: '10' }]);
    expect(() => countOf(scan, { ...rules, struck: ['2'] })).toThrow(TallyError);
    expect(() => countOf(scan, { ...rules, struck: ['2'] })).toThrow(/card 2 is not kept by itself/u);
  });
});

describe('a card that is struck', () => {
  const onBoth = (id: string, choice: string) =>
    ['pay', 'other'].map((matter) => card(id, 'cede', choice, matter === 'pay' ? 8 : 5, { matter }));
  const files = {
    positions: [positionsOf([0, 0, 10])],
    cards: [csv([...onBoth('1', 'for'), ...onBoth('2', 'against')])],
  };

  it('counts on no matter, and cannot be where it is in dispute on some of them alone', async () => {
    const scan = await scanned({ ...files, challenged: ['1'] });
    const { lines } = countOf(scan, { overVotes: 'latest', struck: ['1'] });
    expect(lines.map((line) => [line.matter, show(line.for), show(line.against)])).toEqual([
      ['other', '0', '5'],
      ['pay', '0', '8'],
    ]);
    const other = await scanned(files);
    expect(() => countOf(other, { overVotes: 'latest', struck: ['1'] })).toThrow(/card 1 is not kept by itself/u);
  });

  it('is refused where no line of it counts', async () => {
    const scan = await scanned({ ...files, challenged: ['3'] });
    expect(() => countOf(scan, { overVotes: 'latest', struck: ['3'] })).toThrow(
      /No line that counts is of the card 3/u,
    );
  });
});

describe('a ruling of the inspectors in a file', () => {
  const cards = [
    card('1', 'ada', 'for', 6),
    card('2', 'ben', 'against', 5, { received: '2004-05-14T16:00' }),
    card('3', 'ada', 'for', 4, { received: '', matter: 'board' }),
    card('4', 'cede', 'for', 3, { meeting: 'other' }),
    card('5', 'ben', 'perhaps', 1, { received: '2004-05-14T16:00' }),
    card('6', 'cede', 'against', 2),
  ].map((each) => ({ ...each, meeting: each.meeting ?? 'am', candidate: each.matter === 'board' ? 'eva' : '' }));
  const files = {
    positions: [positionsOf([10, 10, 10])],
    cards: [csv(cards)],
    meeting: 'am',
    pollsClosed: '2004-05-14T15:00',
    elections: [{ id: 'board', seats: 1, candidates: ['eva'] }],
  };
  const rule = (of: string, more: object = {}) => ({
    card: of,
    counts: 'as-cast',
    by: 'ina; ivo',
    ground: 'handed in before the close',
    alone: '',
    ...more,
  });
  const found = async (rulings: readonly object[]) => scanned({ ...files, rulings: [csv(rulings)] });

  it('lets a card count that is late, of another meeting, or does not tell, and no other', async () => {
    const without = await scanned(files);
    expect(totals(countOf(without, { overVotes: 'latest' }).lines)).toEqual(['6', '2', '0']);
    const scan = await found(['2', '3', '4', '5'].map((id) => rule(id)));
    const { lines, elections, notCounted } = countOf(scan, { overVotes: 'latest' });
    expect(totals(lines)).toEqual(['9', '7', '0']);
    expect(elections[0]?.candidates.map((each) => show(each.for))).toEqual(['4']);
    expect(notCounted).toMatchObject([{ code: 'unknown-choice', says: '5' }]);
    expect(
      scan.rulings.map(({ card: id, matter, holder, shares, against, by }) => [
        id,
        matter,
        holder,
        shares,
        against,
        by,
      ]),
    ).toEqual([
      ['2', 'pay', 'ben', 5n, 'late', ['ina', 'ivo']],
      ['3', 'board', 'ada', 4n, 'incomplete', ['ina', 'ivo']],
      ['4', 'pay', 'cede', 3n, 'wrong-meeting', ['ina', 'ivo']],
      ['5', 'pay', 'ben', 1n, 'late', ['ina', 'ivo']],
    ]);
    expect(scan.files.map(({ of }) => of)).toEqual(['positions', 'cards', 'rulings']);
  });

  it('strikes a card, and is in the entries with who ruled and why', async () => {
    const scan = await found([
      rule('2'),
      rule('6', { counts: 'not', by: 'ina', alone: 'ivo was ill', ground: 'no signature' }),
    ]);
    const count = countOf(scan, { overVotes: 'latest' });
    expect(totals(count.lines)).toEqual(['6', '5', '0']);
    const votesEach = new Map([['common', ratio(1)]]);
    const before = await scanned(files);
    const [plain] = entriesOf(before, countOf(before, { overVotes: 'latest' }), { on: '2004-05-14', votesEach });
    const [entry] = entriesOf(scan, count, { on: '2004-05-14', votesEach });
    expect(entry?.data).toMatchObject({
      'not-counted': [
        { why: 'incomplete', lines: [{ matter: 'board' }] },
        { why: 'struck', cards: '1', shares: '2', lines: [{ card: '6', holder: 'cede' }] },
        { why: 'unknown-choice' },
        { why: 'wrong-meeting' },
      ],
      rulings: [
        { card: '2', holder: 'ben', counts: 'as-cast', against: 'late', shares: '5', by: ['ina', 'ivo'] },
        { card: '6', counts: 'not', shares: '2', by: ['ina'], alone: 'ivo was ill', ground: 'no signature' },
      ],
      files: [{ of: 'positions' }, { of: 'cards' }, { of: 'rulings' }],
    });
    // Counted again after a ruling, it is another entry than the first.
    expect(entry?.id).not.toBe(plain?.id);
  });

  it('leaves a card late that is late anyway, and is told beside it', async () => {
    const scan = await found([rule('2', { counts: 'not', ground: 'it came at four' })]);
    const { lines, notCounted } = countOf(scan, { overVotes: 'latest' });
    expect(totals(lines)).toEqual(['6', '2', '0']);
    expect(notCounted).toContainEqual(expect.objectContaining({ code: 'late', says: '2', shares: '5' }));
    expect(scan.rulings).toMatchObject([{ card: '2', counts: 'not', against: 'late', shares: 5n }]);
    expect(() => countOf(scan, { overVotes: 'latest', admitted: ['2'] })).toThrow(
      /card 2 is to be admitted, and a ruling/u,
    );
  });

  it.each([
    [[rule('2', { by: 'ina;ina' })], /the ruling on the card 2 is of fewer than two inspectors/u],
    [[rule('2', { counts: 'perhaps' })], /says "perhaps" in "counts": as-cast or not was expected/u],
    [[rule('2', { ground: '' })], /tells no card, or not why/u],
    [[rule('2'), rule('2', { counts: 'not' })], /is the second: keep the one that stands/u],
    [[rule('7')], /is of the card 7, on which a ruling is given/u],
  ])('is refused where it is none', async (rulings, says) => {
    await expect(found(rulings)).rejects.toThrow(TallyError);
    await expect(found(rulings)).rejects.toThrow(says);
  });

  it('is not set aside by striking the card that it admits', async () => {
    const scan = await scanned({ ...files, rulings: [csv([rule('6')])], challenged: ['6'] });
    expect(() => countOf(scan, { overVotes: 'latest', struck: ['6'] })).toThrow(
      /The card 6 is to be struck, and a ruling/u,
    );
  });

  it('is refused where a line has other columns than the first', async () => {
    const broken = text('card,counts,by,ground\n2,as-cast\n');
    await expect(scanned({ ...files, rulings: [broken] })).rejects.toThrow(/a line of rulings has other columns/u);
  });
});

describe('files of proxies', () => {
  it('are counted as cards are, and named apart', async () => {
    const positions = [positionsOf([10, 10, 10])];
    const [ballots, proxies] = [csv([card('1', 'ada', 'for', 10)]), csv([card('2', 'ben', 'against', 10)])];
    const found = await scanned({ positions, cards: [ballots], proxies: [proxies, ballots] });
    expect(found.files.map(({ of }) => of)).toEqual(['positions', 'cards', 'proxies']);
    expect(found.twice).toHaveLength(1);
    expect(totals(countOf(found, { overVotes: 'latest' }).lines)).toEqual(['10', '10', '0']);
    await expect(scanned({ positions, cards: [] })).rejects.toThrow(/No file of cards is named/u);
  });
});

describe('shares on cards that are rejected', () => {
  const cede = { intermediary: 'yes' };
  const inAll = (count: Count) => count.rejected.map((each) => [each.matter, show(each.shares)]);

  it('are told once, of each holder no more than it has beside what counts', async () => {
    const positions = [csv([position('cede', 10, cede), position('ada', 6, { intermediary: 'no' })])];
    const onBoth = (id: string, choice: string, shares: number) => [
      { ...card(id, 'cede', choice, shares), candidate: '' },
      { ...card(id, 'cede', choice, shares, { matter: 'board' }), candidate: 'eva' },
      { ...card(id, 'cede', choice, shares, { matter: 'board' }), candidate: 'fay' },
    ];
    const cards = [
      csv([
        ...onBoth('1', 'for', 8),
        ...onBoth('2', 'abstain', 5),
        { ...card('3', 'ada', 'for', 4), candidate: '' },
        { ...card('4', 'ada', 'for', 1), candidate: '' },
      ]),
    ];
    const elections = [{ id: 'board', seats: 2, candidates: ['eva', 'fay'] }];
    const scan = await scanned({ positions, cards, elections, challenged: ['3'] });
    expect(inAll(countOf(scan, { overVotes: 'latest' }))).toEqual([]);
    const count = countOf(scan, { overVotes: 'reject' });
    expect(inAll(count)).toEqual([
      ['pay', '10'],
      ['board', '10'],
    ]);
    expect(inAll(countOf(scan, { overVotes: 'latest', struck: ['3'] }))).toEqual([['pay', '4']]);
    const votesEach = new Map([['common', ratio(1)]]);
    const byOtherRules = new Map(
      policies.slice(0, 2).map((overVotes) => [overVotes, countOf(scan, { overVotes })] as const),
    );
    const entries = entriesOf(scan, count, { on: '2004-05-14', votesEach, byOtherRules });
    const none = { 'broker-non-votes': '0' };
    expect(entries.map(({ data }) => data)).toMatchObject([
      {
        for: '5',
        rejected: '10',
        'by-other-rules': [
          { rule: 'latest', for: '5', against: '0', abstain: '5', ...none },
          { rule: 'receipt', for: '13', against: '0', abstain: '0', ...none },
        ],
      },
      {
        rejected: '10',
        'by-other-rules': [
          { rule: 'latest', votes: [{ candidate: 'eva', votes: '0', abstain: '5' }, {}], present: '5' },
          { rule: 'receipt', votes: [{ candidate: 'eva', votes: '8', abstain: '0' }, {}], present: '8' },
        ],
      },
    ]);
  });

  it('are below a position no more than that one has', async () => {
    const positions = [
      csv([
        { ...position('cede', 10), under: '' },
        { ...position('bank', 8), under: 'cede' },
        { ...position('broker', 6), under: 'cede' },
      ]),
    ];
    const cards = [csv([card('1', 'bank', 'for', 8), card('2', 'broker', 'against', 6)])];
    const count = countOf(await scanned({ positions, cards }), { overVotes: 'reject' });
    expect([totals(count.lines), inAll(count)]).toEqual([['0', '0', '0'], [['pay', '10']]]);
  });
});

describe('the shares at stake in an election', () => {
  it('are those of the card, and not of the card on each candidate', async () => {
    const vote = (id: string, holder: string, candidate: string, received: string) => ({
      ...card(id, holder, 'for', 10, { matter: 'board', received }),
      candidate,
    });
    const late = '2004-05-14T16:00';
    const scan = await scanned({
      positions: [positionsOf([10, 10, 10])],
      cards: [
        csv(
          ['eva', 'fay'].flatMap((candidate) => [
            vote('1', 'ada', candidate, late),
            vote('2', 'zoe', candidate, '2004-05-14T10:00'),
            vote('3', 'ben', candidate, late),
            vote('4', 'ada', candidate, '2004-05-14T10:00'),
            vote('4', 'ada', candidate, '2004-05-14T10:00'),
          ]),
        ),
      ],
      rulings: [csv([{ card: '3', counts: 'as-cast', by: 'ina;ivo', ground: 'handed in before' }])],
      elections: [{ id: 'board', seats: 2, candidates: ['eva', 'fay'] }],
      pollsClosed: '2004-05-14T15:00',
    });
    const count = countOf(scan, { overVotes: 'latest' });
    const stakes = [...atStake(count.notCounted)].map(([code, { shares }]) => [code, show(shares)]);
    expect(stakes).toEqual([
      ['unknown-holder', '10'],
      ['same-card-twice', '10'],
      ['late', '10'],
    ]);
    expect(scan.rulings.map(({ card: id, shares }) => [id, shares])).toEqual([['3', 10n]]);
    expect(count.elections[0]?.candidates.map((each) => show(each.for))).toEqual(['20', '20']);
  });
});
