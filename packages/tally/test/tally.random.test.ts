import { appendFileSync, truncateSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import * as fc from 'fast-check';
import { classVotes, endsProblems, show, type OverVotePolicy } from '@quorate/engine';
import {
  atStake,
  countOf,
  entriesOf,
  listOfNotCounted,
  needsList,
  scanned,
  TallyError,
  type FilesToCount,
} from '@quorate/tally';
import { describe, expect, it } from 'vitest';
import { draws } from '../../engine/test/draws.js';
import { linesOfResults } from './engine-results.js';
import { card, csv, folder, position, text, type Card } from './files.js';
import { slowCount, type Cast, type Line } from './reference.js';

const pollsClosed = '2004-05-14T15:00';

async function counted(files: FilesToCount, overVotes: 'latest' | 'reject' | 'receipt' | 'pro-rata' = 'latest') {
  return countOf(await scanned(files, { threads: 2 }), { overVotes }, files.apart);
}

const inWords = (line: { readonly for: never; readonly against: never } | object) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? value : show(value as never)]),
  );

const holders = ['ada', 'ben', 'cede', 'Dot', '007'] as const;
const aCast = fc.record({
  card: fc.nat(7).map((id) => `c${id}`),
  holder: fc.constantFrom(...holders),
  choice: fc.constantFrom('for', 'against', 'abstain', 'broker-non-vote'),
  shares: fc.bigInt({ min: 0n, max: 60n }),
});

/** Each card of each holder at an instant of its own, and each choice on it once. */
const meetings = fc
  .record({
    positions: fc.array(fc.tuple(fc.constantFrom(...holders), fc.bigInt({ min: 0n, max: 100n })), {
      minLength: 1,
      maxLength: 8,
    }),
    cast: fc.uniqueArray(aCast, {
      maxLength: 12,
      selector: ({ card: id, holder, choice }) => `${id} ${holder} ${choice}`,
    }),
    wrong: fc.array(fc.tuple(aCast, fc.constantFrom('choice', 'meeting', 'late', 'holder')), { maxLength: 4 }),
    order: fc.array(fc.nat(1_000), { minLength: 16, maxLength: 16 }),
  })
  .map(({ positions, cast, wrong, order }) => ({
    positions,
    order,
    wrong: wrong.map(([each, how]): Line => ({
      ...each,
      received: how === 'late' ? '2004-05-14T19:00' : '2004-05-14T09:30',
      ...(how === 'choice' && { choice: 'yes' }),
      ...(how === 'meeting' && { ofAnother: 'em' }),
      ...(how === 'holder' && { holder: 'nobody' }),
    })),
    cast: cast.map((each): Cast => ({
      ...each,
      received: `2004-05-14T${String(10 + Number(each.card.slice(1))).padStart(2, '0')}:0${holders.indexOf(each.holder)}`,
    })),
  }));

const cardOf = (each: Line): Card =>
  card(each.card, each.holder, each.choice, String(each.shares), {
    received: each.received,
    meeting: each.ofAnother ?? 'am',
  });

describe('a count of files', () => {
  it('comes to what a slow count comes to, whatever the order of lines and the number of threads', async () => {
    await fc.assert(
      fc.asyncProperty(meetings, async ({ positions, cast: right, wrong, order }) => {
        const cast: readonly Line[] = [...right, ...wrong];
        const expected = slowCount(positions, cast, pollsClosed);
        const held = csv(positions.map(([holder, shares]) => position(holder, String(shares))));
        const mixed = cast.map((each, index) => [order[index] ?? 0, each] as const).toSorted(([a], [b]) => a - b);
        for (const [rows, threads] of [
          [cast, 1],
          [mixed.map(([, each]) => each), 2],
        ] as const) {
          const cards = csv(rows.map(cardOf), Object.keys(card('', '', '', 0, { meeting: '' })));
          const files = { positions: [held], cards: [cards], pollsClosed, meeting: 'am' };
          const found = countOf(await scanned(files, { threads }), { overVotes: 'latest' });
          const [line] = found.lines;
          const told =
            line === undefined
              ? [0, 0, 0, 0].map(String)
              : [line.for, line.against, line.abstain, line.unvoted].map((each) => show(each));
          expect(told).toEqual(
            [expected.for, expected.against, expected.abstain, expected['broker-non-vote']].map(String),
          );
        }
      }),
      draws(2, 10),
    );
  });

  it('rules on few shares on two or three cards, in every order, as it does by the rule of the latest on those of one who votes for others', async () => {
    const few = [0, 1, 2, 3];
    const orders = [
      ['1', '2'],
      ['2', '1'],
      ['1', '1'],
      ['', '1'],
      ['1', ''],
    ] as const;
    const holdings = few.flatMap((most) =>
      few.flatMap((one) =>
        few.flatMap((other) =>
          [undefined, 1, 3].flatMap((third) => orders.map((order) => ({ most, one, other, third, order }))),
        ),
      ),
    );
    const at = (order: string) => ({ received: order === '' ? '' : `2004-05-14T1${order}:00` });
    const cards = holdings.flatMap(({ one, other, third, order }, holder) => [
      card(`a${holder}`, `h${holder}`, 'for', one, at(order[0])),
      card(`b${holder}`, `h${holder}`, 'against', other, at(order[1])),
      ...(third === undefined ? [] : [card(`c${holder}`, `h${holder}`, 'abstain', third, at('3'))]),
    ]);
    const file = csv(cards);
    const under = async (intermediary: string) => {
      const held = holdings.map(({ most }, holder) => position(`h${holder}`, most, { intermediary }));
      const { lines, notCounted } = await counted({ positions: [csv(held)], cards: [file] });
      const told = notCounted.map(
        ({ code, isoCode, file: name, says, matter, class: of, holder, shares, counted: kept }) =>
          JSON.stringify([code, isoCode, name, says, matter, of, holder, shares, inWords(kept ?? {})]),
      );
      return { lines: lines.map(inWords), told: told.toSorted() };
    };
    expect(await under('no')).toEqual(await under('yes'));
  });

  it('comes to what the engine makes of the same cards as ballots, and its totals are entries that a journal takes', async () => {
    await fc.assert(
      fc.asyncProperty(meetings, async ({ positions, cast: all }) => {
        // A ballot has no broker non-votes.
        const cast = all.filter(({ choice }) => choice !== 'broker-non-vote');
        const files = {
          positions: [csv(positions.map(([holder, shares]) => position(holder, String(shares))))],
          cards: [csv(cast.map(cardOf), Object.keys(card('', '', '', 0)))],
          pollsClosed,
        };
        const found = await scanned(files);
        const count = countOf(found, { overVotes: 'latest' });
        const ballots = ballotsOf(cast);
        const byBallots = linesOf(positions, ballots);
        const totals = entriesOf(found, count, { on: '2004-05-14', time: '14:59' });
        expect(linesOf(positions, totals)).toEqual(byBallots);
      }),
      draws(2, 10),
    );
  });

  it('comes below a nominee to what the engine makes of these cards as ballots of the nominee', async () => {
    const aCard = fc.record({
      holder: fc.constantFrom('ada', 'ben', 'Dot'),
      choice: fc.constantFrom('for' as const, 'against' as const, 'abstain' as const),
      shares: fc.bigInt({ min: 1n, max: 60n }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 1n, max: 120n }),
        fc.array(fc.bigInt({ min: 0n, max: 60n }), { minLength: 3, maxLength: 3 }),
        fc.uniqueArray(aCard, { selector: ({ holder }) => holder }),
        async (held, passed, own) => {
          const below = ['ada', 'ben', 'Dot'].map((holder, index) => [holder, passed[index] ?? 0n] as const);
          const cast = own.map((each, index): Cast => ({
            ...each,
            card: `c${index}`,
            received: `2004-05-14T1${index}:00`,
          }));
          const positions = csv([
            position('cede', String(held), { under: '' }),
            ...below.map(([holder, shares]) => position(holder, String(shares), { under: 'cede' })),
          ]);
          const cards = csv(cast.map(cardOf), Object.keys(card('', '', '', 0)));
          const found = await scanned({ positions: [positions], cards: [cards] });
          const totals = entriesOf(found, countOf(found, { overVotes: 'latest' }), { on: '2004-05-14', time: '14:59' });
          const asOfNominee = cast.flatMap((each): readonly Cast[] => {
            const most = new Map(below).get(each.holder) ?? 0n;
            const shares = each.shares < most ? each.shares : most;
            return shares === 0n ? [] : [{ ...each, holder: 'cede', shares }];
          });
          const ofRecord = [['cede', held]] as const;
          expect(linesOf(ofRecord, totals)).toEqual(linesOf(ofRecord, ballotsOf(asOfNominee)));
        },
      ),
      draws(2, 10),
    );
  });

  it('follows the rule for over-votes of an intermediary without another scan, and tells each card that does not count', async () => {
    const files = {
      positions: [csv([position('cede', 700, { intermediary: 'yes' }), position('ada', 100, { intermediary: 'no' })])],
      cards: [
        csv([
          card('1', 'cede', 'for', 380, { received: '2004-05-14T10:00' }),
          card('2', 'cede', 'against', 340, { received: '2004-05-14T11:00' }),
          card('3', 'ada', 'for', 60, { received: '2004-05-14T11:00' }),
          card('3', 'ada', 'against', 40, { received: '2004-05-14T11:00' }),
        ]),
      ],
      apart: ['cede'],
    };
    const found = await scanned(files);
    const under = (overVotes: 'latest' | 'reject' | 'receipt' | 'pro-rata') => {
      const { lines, notCounted, apart } = countOf(found, { overVotes }, files.apart);
      return {
        lines: lines.map(inWords),
        why: notCounted.map(({ code, says }) => [says, code]),
        apart: apart.map(inWords),
      };
    };
    expect(under('latest')).toMatchObject({ lines: [{ for: '60', against: '380' }], why: [['1', 'superseded']] });
    expect(under('receipt')).toMatchObject({ lines: [{ for: '440', against: '40' }], why: [['2', 'used-up']] });
    expect(under('reject')).toMatchObject({
      lines: [{ for: '60', against: '40' }],
      why: [
        ['1', 'rejected'],
        ['2', 'rejected'],
      ],
      apart: [{ holder: 'cede', for: '0', against: '0' }],
    });
    expect(under('pro-rata')).toMatchObject({ lines: [{ for: '429 4/9', against: '370 5/9' }] });
  });

  it('reads Parquet as it reads CSV, and ids as text', async () => {
    const rows = [card('0001', '007', 'for', 5), card('1', '7', 'against', 4)];
    const positions = csv([position('007', 10), position('7', 10)]);
    const parquet = `${folder}/cards.parquet`;
    const made = await DuckDBInstance.create(':memory:');
    const connection = await made.connect();
    await connection.run(
      `copy (select * from read_csv('${csv(rows)}', all_varchar = true)) to '${parquet}' (format parquet)`,
    );
    connection.closeSync();
    made.closeSync();
    const { lines } = await counted({ positions: [positions], cards: [parquet] });
    expect(lines.map(inWords)).toEqual([
      { matter: 'pay', class: 'common', for: '5', against: '4', abstain: '0', unvoted: '0' },
    ]);
    truncateSync(parquet, 200);
    await expect(counted({ positions: [positions], cards: [parquet] })).rejects.toThrow(
      /cards\.parquet cannot be read/u,
    );
  });
});

describe('what does not count', () => {
  const positions = () => csv([position('ada', 100), position('Ben', 50), position('Jos\u00E9', 50)]);

  it.each([
    ['unknown-holder', card('1', 'zoe', 'for', 7)],
    ['holder-nearly-known', card('1', 'ben ', 'for', 7)],
    ['holder-nearly-known', card('1', 'Jose\u0301', 'for', 7)],
    ['shares-not-whole', card('1', 'ada', 'for', '-7')],
    ['shares-not-whole', card('1', 'ada', 'for', '7.5')],
    ['shares-not-whole', card('1', 'ada', 'for', '')],
    ['unknown-choice', card('1', 'ada', 'yes', 7)],
    ['wrong-meeting', card('1', 'ada', 'for', 7, { meeting: 'other' })],
    ['late', card('1', 'ada', 'for', 7, { received: '2004-05-14T15:01' })],
    ['incomplete', card('1', 'ada', 'for', 7, { matter: '' })],
    ['incomplete', card('1', 'ada', 'for', 7, { received: '' })],
    ['incomplete', card('1', 'ada', 'for', 7, { meeting: '' })],
  ] as const)('is told: %s, and nothing else is lost, of however many lines', async (code, row) => {
    const others = [card('8', 'ada', 'against', 20), card('9', 'Ben', 'for', 30)].map((each) => ({
      ...each,
      meeting: 'am',
    }));
    const wrong = ['1', '2', '3'].map((id) => ({ meeting: 'am', ...row, card: id }));
    const cards = csv(
      [...wrong, ...others],
      ['card', 'holder', 'class', 'matter', 'choice', 'shares', 'received', 'meeting'],
    );
    const { lines, notCounted } = await counted({
      positions: [positions()],
      cards: [cards],
      meeting: 'am',
      pollsClosed,
    });
    expect(lines.map(inWords)).toMatchObject([{ for: '30', against: '20' }]);
    expect(notCounted).toMatchObject(wrong.map((each) => ({ code, says: each.card })));
  });

  it('names the holder that is nearly meant, and the shares at stake', async () => {
    const cards = csv([card('1', 'BEN', 'for', 7), card('2', 'ada', 'for', 120)]);
    const { notCounted } = await counted({ positions: [positions()], cards: [cards] });
    expect(notCounted).toMatchObject([
      { code: 'holder-nearly-known', holder: 'BEN', near: 'Ben', isoCode: 'NPOS' },
      { code: 'more-than-held', holder: 'ada', isoCode: 'LACK' },
    ]);
    const stakes = [...atStake(notCounted)].map(([code, { shares }]) => [code, show(shares)]);
    expect(stakes).toEqual([
      ['holder-nearly-known', '7'],
      ['more-than-held', '20'],
    ]);
  });

  it('goes into the entries by reason, card by card, with the total of its class, or the first of its matter where that class has none, or of all', async () => {
    const cards = csv([
      card('1', 'ada', 'for', 10),
      card('2', 'zoe', 'for', 7),
      card('3', 'zoe', 'for', 8, { class: 'high' }),
      card('4', 'ada', 'for', '1.5'),
      card('5', 'ada', 'for', 7, { matter: 'none' }),
      card('6', 'zoe', 'for', 7, { matter: 'lost' }),
    ]);
    appendFileSync(cards, `9,zoe,${'x'.repeat(300)}\n`);
    const found = await scanned({ positions: [positions()], cards: [cards] });
    const entries = entriesOf(found, countOf(found, { overVotes: 'latest' }), { on: '2004-05-14' });
    expect(entries.map(({ data }) => data)).toMatchObject([
      {
        proposal: 'none',
        for: '7',
        'not-counted': [
          {
            why: 'line-not-read',
            cards: '1',
            lines: [{ card: expect.stringMatching(/^9,zoe,.{194}…$/u) }],
          },
          {
            why: 'unknown-holder',
            cards: '1',
            shares: '7',
            lines: [{ card: '6', holder: 'zoe', matter: 'lost', shares: '7' }],
          },
        ],
      },
      {
        proposal: 'pay',
        for: '10',
        'not-counted': [
          { why: 'shares-not-whole', cards: '1', lines: [{ card: '4', holder: 'ada', shares: '1.5' }] },
          {
            why: 'unknown-holder',
            cards: '2',
            shares: '15',
            lines: [
              { card: '2', holder: 'zoe', shares: '7' },
              { card: '3', holder: 'zoe', class: 'high', shares: '8' },
            ],
          },
        ],
      },
    ]);
  });

  it('goes into the entries by each rule for over-votes, and into a list where it is more than these tell one by one', async () => {
    const [one, other] = [
      card('1', 'ada', 'for', 90, { received: '2004-05-01T09:00' }),
      card('2', 'ada', 'for', 80, { received: '2004-05-02T09:00' }),
    ];
    const many = Array.from({ length: 501 }, (_, index) => card(`x${index}`, 'zoe', 'for', 1));
    const bank = csv([position('ada', 100, { intermediary: 'yes' })]);
    const on = '2004-05-14';
    const found = await scanned({ positions: [bank], cards: [csv([one, other])] });
    const by = (rule: OverVotePolicy) => [rule, countOf(found, { overVotes: rule })] as const;
    const count = countOf(found, { overVotes: 'latest' });
    const [entry] = entriesOf(found, count, { on, byOtherRules: new Map([by('receipt')]) });
    expect(entry?.data).toMatchObject({
      'not-counted': [{ why: 'superseded', lines: [{ card: '1', holder: 'ada', shares: '90' }] }],
      'by-other-rules': [
        { rule: 'receipt', 'not-counted': [{ why: 'used-up', lines: [{ card: '2', shares: '80' }] }] },
      ],
    });
    const crowd = await scanned({ positions: [bank], cards: [csv([one, other, ...many])] });
    const all = countOf(crowd, { overVotes: 'latest' });
    expect(() => entriesOf(crowd, all, { on })).toThrow(/^502 lines do not count, or not wholly: entries tell 500/u);
    const list = { name: 'list.csv', sha256: 'ab'.repeat(32) };
    const [named] = entriesOf(crowd, all, { on, list });
    expect(named?.data).toMatchObject({ files: [{}, {}, { of: 'not-counted', ...list }] });
    expect(JSON.stringify(named?.data)).not.toContain('"lines"');
    const rows = listOfNotCounted(
      new Map([
        ['latest', all],
        ['receipt', countOf(crowd, { overVotes: 'receipt' })],
      ]),
    );
    expect(rows).toHaveLength(1 + 501 + 2);
    expect(rows[1]).toEqual(['superseded', '', '1', 'ada', 'common', 'pay', '', '90', '0', '', '', 'latest']);
    expect(rows[2]).toEqual([
      'unknown-holder',
      'NPOS',
      'x0',
      'zoe',
      'common',
      'pay',
      '',
      '1',
      '0',
      '',
      '',
      'latest receipt',
    ]);
  });

  it('goes into a list where entries that tell it would be refused, and else into entries that a journal takes', async () => {
    const on = '2004-05-14';
    const bank = csv([position('ada', 100, { intermediary: 'yes' })]);
    const own = [
      card('1', 'ada', 'for', 90, { received: '2004-05-01T09:00' }),
      card('2', 'ada', 'for', 80, { received: '2004-05-02T09:00' }),
    ];
    const asked = async (more: readonly Card[], ending = '') => {
      const cards = csv([...own, ...more]);
      appendFileSync(cards, ending);
      const found = await scanned({ positions: [bank], cards: [cards] });
      const count = countOf(found, { overVotes: 'latest' });
      const others = (['receipt', 'reject', 'pro-rata'] as const).map(
        (rule) => [rule, countOf(found, { overVotes: rule })] as const,
      );
      return [found, count, { on, byOtherRules: new Map(others) }] as const;
    };
    const strangers = (length: number) =>
      Array.from({ length }, (_, index) => card(`x${index}`, 'zoe-of-the-islands', 'for', 1));
    const list = { name: 'list.csv', sha256: 'ab'.repeat(32) };
    const crowd = await asked(strangers(498));
    const unlike: readonly (readonly [what: string, more: readonly Card[], ending?: string])[] = [
      ['a sign that nobody sees', [card('3', 'zo\u200be', 'for', 1)]],
      ['a number of too many digits', [card('3', 'zoe', 'for', '1'.repeat(5_000))]],
      ['what is no day', [card('0001-02-03', 'zoe', 'for', 1)]],
      ['longer than an entry', [card('3', 'z'.repeat(100_000), 'for', 1)]],
      ['the end of a file of another age', [], '\u001a\n'],
    ];
    for (const [what, ...more] of unlike) expect(needsList(...(await asked(...more))), what).toBe(true);
    // By four rules, and so four times as long.
    expect(needsList(...crowd)).toBe(true);
    expect(() => entriesOf(...crowd)).toThrow(/into a list/u);
    const few = await asked([...strangers(20), card('', 'zoe', 'for', 2)], `9,${'x'.repeat(197)}🙂\n`);
    expect(needsList(...few)).toBe(false);
    const sealed = { corporation: 'acme', enteredAt: '2004-06-01T00:00:00Z', by: 'inspector' };
    for (const [found, count, wanted] of [crowd, few]) {
      const votes = entriesOf(found, count, wanted === crowd[2] ? { ...wanted, list } : wanted);
      expect(votes.flatMap((vote, index) => endsProblems({ ...vote, ...sealed }, index))).toEqual([]);
      expect(linesOf([['ada', 100n]], votes)).toMatchObject({ for: '80' });
    }
  });

  it('is ruled on in the order of the lines where the files do not tell when a card was received', async () => {
    const lines =
      '1,ada,common,pay,for,100\n2,ada,common,pay,against,100\n3,Ben,common,pay,for,20\n4,Ben,common,pay,against,30\n';
    const cards = text(`card,holder,class,matter,choice,shares\n${lines}`);
    const { lines: counts, notCounted } = await counted({ positions: [positions()], cards: [cards] });
    expect(counts.map(inWords)).toMatchObject([{ for: '20', against: '130' }]);
    expect(notCounted).toMatchObject([{ code: 'superseded', says: '1' }]);
  });

  it('is the same card a second time, and both where they differ', async () => {
    const cards = csv([
      card('1', 'ada', 'for', 10),
      card('1', 'ada', 'for', 10),
      card('2', 'Ben', 'for', 10),
      card('2', 'Ben', 'for', 11),
    ]);
    const { lines, notCounted } = await counted({ positions: [positions()], cards: [cards] });
    expect(lines.map(inWords)).toMatchObject([{ for: '10' }]);
    expect(notCounted.map(({ code }) => code)).toEqual(['same-card-twice', 'card-differs', 'card-differs']);
  });

  it('is the same file a second time, under whatever name', async () => {
    const rows = [card('1', 'ada', 'for', 10)];
    const found = await scanned({ positions: [positions()], cards: [csv(rows), csv(rows)] });
    expect(found.twice).toHaveLength(1);
    expect(countOf(found, { overVotes: 'latest' }).lines.map(inWords)).toMatchObject([{ for: '10' }]);
  });

  it('is a line with too few columns, which is kept as it stands', async () => {
    const cards = text('card,holder,class,matter,choice,shares\n1,ada,common,pay,for,10\n2,Ben,common\n');
    const { lines, notCounted } = await counted({ positions: [positions()], cards: [cards] });
    expect(lines.map(inWords)).toMatchObject([{ for: '10' }]);
    expect(notCounted).toMatchObject([{ code: 'line-not-read', says: '2,Ben,common' }]);
  });
});

describe('a broken line', () => {
  const head = 'card,holder,class,matter,choice,shares';
  const found = async (content: string) =>
    counted({
      positions: [csv([position('ada', 100), position('Ben', 50), position('cede', 9)])],
      cards: [text(content)],
    });

  it.each([
    ['a quotation mark within a word', '2,Ben,common,pay,"for" x,5', '\n'],
    ['a quotation mark within a word, in a file of another system', '2,Ben,common,pay,"for" x,5', '\r\n'],
    ['too many columns', '2,Ben,common,pay,for,5,6', '\n'],
  ])('with %s is kept as it stands, and those about it count', async (_what, broken, end) => {
    const { lines, notCounted } = await found(
      [head, '1,ada,common,pay,for,10', broken, '3,cede,common,pay,for,7', ''].join(end),
    );
    expect(lines.map(inWords)).toMatchObject([{ for: '17' }]);
    expect(notCounted).toMatchObject([{ code: 'line-not-read', says: broken }]);
  });

  it('whose quotation mark nothing closes ends the count, for no line after it can be read; as the last of all it is told', async () => {
    const rest = `${head}\n1,ada,common,pay,for,10\n2,Ben,common,pay,"for,5`;
    const open =
      /line 3: nothing closes a quotation mark in "2,Ben,common,pay,"for,5" before the line ends, so that no line after it can be read/u;
    await expect(found(`${rest}\n3,cede,common,pay,for,7\n`)).rejects.toThrow(open);
    // A mark in a later line would close it, and the lines between would be one value.
    await expect(found(`${rest}\n3,cede",common,pay,for,7\n`)).rejects.toThrow(open);
    const { notCounted } = await found(`${rest}\n`);
    expect(notCounted).toMatchObject([{ code: 'line-not-read', says: '2,Ben,common,pay,"for,5' }]);
    const told = { code: 'line-not-read', file: 'c', says: '', shares: '4' } as const;
    expect([...atStake([...notCounted, told]).values()]).toMatchObject([{ cards: 2, untold: 1 }]);
  });

  it.each([
    ['one short of the most', -1, 'unknown-holder'],
    ['of the most', 0, 'unknown-holder'],
    ['one over it', 1, 'line-not-read'],
  ] as const)('%s bytes that are read of a line is told once', async (_what, over, code) => {
    const [first, rest] = ['2,', ',common,pay,for,5'];
    const line = `${first}${'A'.repeat(1_000_000 - first.length - rest.length + over)}${rest}`;
    const { lines, notCounted } = await found(`${head}\n1,ada,common,pay,for,10\n${line}\n3,cede,common,pay,for,7`);
    expect(lines.map(inWords)).toMatchObject([{ for: '17' }]);
    expect(notCounted.map((each) => each.code)).toEqual([code]);
  });

  it('ends the count where lines end in ways that no reading brings together', async () => {
    await expect(
      found(
        `${head}\n1,ada,common,pay,for,10\r\n2,Ben,common,pay,for,5\n3,cede,common,pay,for,7\r4,cede,common,pay,for,1\n`,
      ),
    ).rejects.toThrow(/cannot be read|fewer could be read/u);
  });

  const aLine = fc.constantFrom(
    '1,ada,common,pay,for,10',
    '2,"Ben",common,pay,for,5',
    '"3","ce""de",common,pay,for,7',
    '4,a"da,common,pay,for,1',
    '5,"ada" x,common,pay,for,1',
    '6,ada,common',
    '7,ada,common,pay,for,1,2,3',
    ',,,,,',
    '',
    ' ',
    '\0',
    'ada',
  );

  it('or a whole one is a row or told, and none is neither', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aLine, { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (lines, end, isLastEnded) => {
          const content = [head, ...lines].join(end) + (isLastEnded ? end : '');
          const { notCounted, lines: counts } = await found(content);
          const isRead = (line: string) => line.startsWith('1,') || line.startsWith('2,');
          const told = notCounted.filter(({ code }) => code !== 'same-card-twice');
          expect(told).toHaveLength(lines.filter((line) => line !== '' && !isRead(line)).length);
          expect(notCounted.length - told.length).toBe(
            lines.filter(isRead).length - new Set(lines.filter(isRead)).size,
          );
          expect(counts).toHaveLength(lines.some(isRead) ? 1 : 0);
        },
      ),
      draws(4, 30),
    );
  });

  it('is none where a name, an id or the end of lines is quoted or marked as systems do', async () => {
    const { lines, notCounted } = await found(
      `\uFEFF"card",holder,class,matter,choice,"shares"\r\n1,"ada",common,pay,for,10\r\n`,
    );
    expect(lines.map(inWords)).toMatchObject([{ for: '10' }]);
    expect(notCounted).toEqual([]);
  });
});

describe('files that cannot be counted', () => {
  const cards = () => csv([card('1', 'ada', 'for', 10)]);

  it.each([
    [
      'a column is missing',
      () => ({ positions: [text('holder,class,share\nada,common,1\n')], cards: [cards()] }),
      /column "shares" is missing; "share" is no column that is read; is "shares" meant\?/u,
    ],
    [
      'a position is none',
      () => ({ positions: [csv([position('ada', '-1')])], cards: [cards()] }),
      /the position of ada in common is "-1": a whole number/u,
    ],
    [
      'a file is not there',
      () => ({ positions: [`${folder}/none.csv`], cards: [cards()] }),
      /none\.csv cannot be read/u,
    ],
    ['no file is named', () => ({ positions: [], cards: [cards()] }), /No file of positions is named/u],
  ])('%s', async (_what, files, says) => {
    const counting = scanned(files());
    await expect(counting).rejects.toThrow(TallyError);
    await expect(counting).rejects.toThrow(says);
  });

  it('a scan that is called off ends, and says so', async () => {
    const calling = new AbortController();
    const steps: string[] = [];
    const counting = scanned(
      { positions: [csv([position('ada', 1)])], cards: [cards()] },
      {
        signal: calling.signal,
        progress: (step) => {
          steps.push(step);
          if (step === 'cards') calling.abort(new Error('enough'));
        },
      },
    );
    await expect(counting).rejects.toThrow('enough');
    expect(steps).not.toContain('sums');
  });
});

const provisions = [classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] })];

/** A card that votes several ways is one ballot. */
function ballotsOf(cast: readonly Cast[]): readonly object[] {
  const cards = new Map<string, Cast[]>();
  for (const each of cast) {
    const key = `${each.card} ${each.holder}`;
    cards.set(key, [...(cards.get(key) ?? []), each]);
  }
  return [...cards.values()]
    .toSorted(([one], [other]) => ((one?.received ?? '') < (other?.received ?? '') ? -1 : 1))
    .map((all, index) => {
      const [first] = all;
      const of = (choice: Cast['choice']) =>
        String(all.filter((each) => each.choice === choice).reduce((sum, each) => sum + each.shares, 0n));
      const data = {
        proposal: 'pay',
        class: 'common',
        holder: first?.holder,
        for: of('for'),
        against: of('against'),
        abstain: of('abstain'),
      };
      return {
        id: `ballot-${index}`,
        type: 'ballot',
        on: '2004-05-14',
        time: first?.received.slice(11),
        basis: 'books',
        data,
      };
    });
}

/** The line of the results that the engine tells, and what those totals or ballots say of it. */
function linesOf(positions: readonly (readonly [string, bigint])[], votes: readonly object[]) {
  const proposed = { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } };
  const [line] = linesOfResults({ provisions, persons: holders, positions, proposed, votes });
  const { for: yes = '0', against = '0', abstain = '0' } = line ?? {};
  return { for: yes, against, abstain };
}
