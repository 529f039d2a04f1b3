import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { show } from '@quorate/engine';
import {
  countOf,
  hashingOnPostgres,
  partialSums,
  scanned,
  scannedFromPostgres,
  scannedOnPostgres,
  TallyError,
  tablesOnPostgres,
  type PartialSum,
  type Scanned,
} from '@quorate/tally';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draws } from '../../engine/test/draws.js';
import { behindTheStore } from '../../store/test/servers/behind-the-store.js';
import { startPostgres, type PostgresServer } from '../../store/test/servers/postgres-server.js';
import { chains, holdersOfChain, uppersOfChain } from './chains.js';
import { card, csv, position, type Card } from './files.js';
import { slowCount } from './reference.js';

const parts = 3;
const pollsClosed = '2004-05-14T15:00';
const meeting = 'am';
const board = { id: 'board', seats: 2, candidates: ['ann', 'bob', 'cyd'] };

let server: PostgresServer;
let url: string;

const run = async (statement: string, ...given: unknown[]) => behindTheStore({ url }, statement, ...given);

/** As the documents have it: from tables of what was loaded to those that are counted. */
const [filling = ''] =
  /(?<=```sql\n)[\s\S]*?(?=```)/u.exec(readFileSync(new URL('../../../docs/tally.md', import.meta.url), 'utf8')) ?? [];

beforeAll(async () => {
  server = await startPostgres({ durable: false });
  url = await server.database();
  const [positions, cards, rulings] = tablesOnPostgres;
  for (const table of [positions, cards]) await run(`${table} partition by hash (record)`);
  await run(rulings);
  for (const table of ['positions', 'cards'])
    for (let part = 0; part < parts; part += 1)
      await run(
        `create table ${table}_${part} partition of ${table} for values with (modulus ${parts}, remainder ${part})`,
      );
  await run(
    `create table loaded_positions (holder text, class text, shares bigint, intermediary boolean, under text);
     create table loaded_cards (card text, holder text, class text, matter text, candidate text, choice text, shares bigint,
       received text, meeting text, line bigint)`,
  );
});
afterAll(async () => server.stop());
beforeEach(async () => run('truncate positions, cards, rulings'));

type Position = ReturnType<typeof position>;

async function load(positions: readonly Position[], cards: readonly Partial<Card>[], rulings: readonly object[] = []) {
  await run('truncate positions, cards, rulings, loaded_positions, loaded_cards');
  const insert = async (table: string, rows: readonly object[]) =>
    run(
      `insert into ${table} select * from json_populate_recordset(null::${table}, ?::json)`,
      JSON.stringify(rows, (_, value: unknown) => (value === '' ? null : value)),
    );
  await insert('loaded_positions', positions);
  await insert(
    'loaded_cards',
    cards.map((each, line) => ({ ...each, line })),
  );
  await insert('rulings', rulings);
  await run(filling);
}

/** The count as it is told, whatever the order, and without where its lines were read. */
function told(scan: Scanned, rules: Parameters<typeof countOf>[1]) {
  const counted = asTold(() => countOf(scan, rules));
  if (counted instanceof TallyError) return { refused: counted.message };
  const { notCounted, ...count } = counted;
  const inOrder = (all: readonly object[]) =>
    all
      .map((each) =>
        JSON.stringify(each, (key, value: unknown) => {
          if (key === 'file' || key === 'written') return undefined;
          if (typeof value === 'bigint') return String(value);
          if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
          return 'n' in value
            ? show(value as never)
            : Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
        }),
      )
      .toSorted();
  const { lines, apart, elections, electionsApart, rejected } = count;
  const { held, heldApart, passedBeyond, rulings } = scan;
  return {
    held,
    passedBeyond,
    blocks: scan.apart.toSorted(),
    heldApart: inOrder(heldApart),
    rulings: inOrder(rulings),
    lines: inOrder(lines),
    apart: inOrder(apart),
    elections: inOrder(elections),
    electionsApart: inOrder(electionsApart),
    rejected: inOrder(rejected),
    why: inOrder(notCounted),
  };
}

function asTold<Of>(work: () => Of): Of | TallyError {
  try {
    return work();
  } catch (error) {
    if (error instanceof TallyError) return error;
    throw error;
  }
}

const voters = [...holdersOfChain, 'zoe', 'Ada'];
const meetings = fc.record({
  held: fc.tuple(
    ...holdersOfChain.map(() => fc.record({ shares: fc.nat(100), place: fc.nat(2), intermediary: fc.boolean() })),
  ),
  cast: fc.array(
    fc
      .oneof(
        fc.record({
          of: fc.constant('matter' as const),
          matter: fc.constantFrom('pay', 'auditors'),
          candidate: fc.constantFrom('', '', '', '', 'ann'),
          choice: fc.constantFrom('for', 'against', 'abstain', 'broker-non-vote', 'withheld'),
        }),
        fc.record({
          of: fc.constant('election' as const),
          matter: fc.constant('board'),
          candidate: fc.constantFrom('ann', 'bob', 'cyd', '', 'dan'),
          choice: fc.constantFrom('for', 'for', 'withheld', 'abstain', 'against', 'broker-non-vote'),
        }),
      )
      .chain(({ of: _of, ...vote }) =>
        fc.record({
          matter: fc.constant(vote.matter),
          candidate: fc.constant(vote.candidate),
          choice: fc.constant(vote.choice),
          card: fc.nat(9).map((id) => `c${id}`),
          holder: fc.constantFrom(...voters),
          shares: fc.nat(60),
          received: fc.constantFrom('2004-05-14T10:00', '2004-05-14T10:00', '2004-05-14T11:00', '2004-05-14T16:00', ''),
          meeting: fc.constantFrom('am', 'am', 'am', 'am', 'other', ''),
        }),
      ),
    { minLength: 1, maxLength: 30 },
  ),
  rules: fc.record({
    overVotes: fc.constantFrom('latest' as const, 'receipt' as const, 'reject' as const, 'pro-rata' as const),
    ballotAbove: fc.constantFrom('clipped' as const, 'invalid' as const),
  }),
  challenged: fc.uniqueArray(
    fc.nat(9).map((id) => `c${id}`),
    { maxLength: 2 },
  ),
  ruled: fc.uniqueArray(fc.tuple(fc.nat(9), fc.constantFrom('as-cast', 'not')), {
    maxLength: 3,
    selector: ([id]) => id,
  }),
  apartFrom: fc.option(fc.bigInt({ min: 1n, max: 100n })),
});

describe('the partial sums on PostgreSQL', () => {
  it('come to what the count of files comes to, as one statement, and as one on each part of a database divided by holder', async () => {
    await fc.assert(
      fc.asyncProperty(meetings, async ({ held, cast, rules, challenged, ruled, apartFrom }) => {
        const positions = holdersOfChain.map((holder, index) => {
          const own = held[index];
          if (own === undefined) throw new Error('Each holder has a position.');
          const { shares, place, intermediary } = own;
          const uppers = uppersOfChain[holder];
          return position(holder, shares, { intermediary, under: uppers[place % uppers.length] });
        });
        const cards = cast.map((each) => ({ ...each, class: 'common' }));
        const there = new Set(cards.map((each) => each.card));
        const rulings = ruled
          .filter(([id]) => there.has(`c${id}`))
          .toSorted(([one], [other]) => one - other)
          .map(([id, counts]) => ({ card: `c${id}`, counts, by: 'ina;ivo', ground: 'as they saw it', alone: '' }));
        await load(positions, cards, rulings);
        const apart = positions
          .filter(({ holder, ...more }) => holder !== 'ada' && !hasUpper(more))
          .map((each) => each.holder);
        const wanted = {
          pollsClosed,
          meeting,
          elections: [board],
          challenged,
          apart: apart.slice(0, 1),
          ...(apartFrom === null ? undefined : { apartFrom }),
        };
        const columns = ['card', 'holder', 'class', 'matter', 'candidate', 'choice', 'shares', 'received', 'meeting'];
        const files = await scanned({
          ...wanted,
          positions: [csv(positions)],
          cards: [csv(cards, columns)],
          rulings: rulings.length === 0 ? [] : [csv(rulings)],
        });
        const whole = await scannedFromPostgres({ url, ...wanted });
        const sums = {
          ...wanted,
          apart: whole.apart,
          passedBeyond: whole.passedBeyond,
          rulings: rulings.map(({ alone: _nobody, ...each }) => ({
            ...each,
            by: ['ina', 'ivo'],
            counts: each.counts as 'not',
          })),
        };
        const { text, values } = partialSums(sums);
        const inParts: PartialSum[] = [];
        for (let part = 0; part < parts; part += 1) {
          const own = text.replaceAll(
            /\b(from|join) (positions|cards)\b/gu,
            (_, verb: string, table: string) => `${verb} ${table}_${part} ${table}`,
          );
          inParts.push(...((await run(own, ...values)) as unknown as PartialSum[]));
        }
        const expected = told(files, rules);
        expect(told(whole, rules)).toEqual(expected);
        // What is held and known of holders is read beside the statement.
        const {
          held: _held,
          heldApart: _heldApart,
          ...summed
        } = expected as Partial<Extract<typeof expected, { held: unknown }>>;
        expect(told({ ...scannedOnPostgres(inParts, sums), faults: whole.faults }, rules)).toMatchObject(summed);
      }),
      draws(6, 30),
    );
  });

  it('come to what a slow count comes to, of a chain of positions', async () => {
    await fc.assert(
      fc.asyncProperty(chains, async ({ positions, cast, rule }) => {
        const expected = slowCount(positions, cast, '9', rule);
        await load(
          positions.map(([holder, shares, under = '']) => position(holder, String(shares), { under })),
          cast.map((each) =>
            card(each.card, each.holder, each.choice, String(each.shares), { received: each.received }),
          ),
        );
        const [line] = countOf(await scannedFromPostgres({ url }), { overVotes: rule }).lines;
        expect(
          line === undefined
            ? ['0', '0', '0', '0']
            : [line.for, line.against, line.abstain, line.unvoted].map((each) => show(each)),
        ).toEqual([expected.for, expected.against, expected.abstain, expected['broker-non-vote']].map(String));
      }),
      draws(6, 60),
    );
  });

  it('are not read of a database that is not there, or has no tables of a meeting, and not once they are called off', async () => {
    const bare = await server.database();
    await expect(scannedFromPostgres({ url: bare })).rejects.toThrow(TallyError);
    await expect(scannedFromPostgres({ url: bare })).rejects.toThrow(
      /no tables of a meeting[\s\S]*create table positions/u,
    );
    await expect(scannedFromPostgres({ url: `${bare}-not-there` })).rejects.toThrow(/The database cannot be read/u);
    await expect(scannedFromPostgres({ url, signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
      'enough',
    );
  });

  it('are not read of tables of another shape, and the statements that make these are told', async () => {
    const before = await server.database();
    await behindTheStore(
      { url: before },
      'create table positions (holder text, class text, shares bigint, intermediary boolean, primary key (holder, class))',
    );
    await expect(scannedFromPostgres({ url: before })).rejects.toThrow(
      /tables of another shape \(column "above" does not exist\)[\s\S]*another name[\s\S]*create table positions/u,
    );
  });

  it.each([
    [
      'in two places',
      [
        ['cede', '{}'],
        ['ada', '{cede}'],
        ['ada', '{}'],
      ],
      /ada has common on the register and under cede: give each account/u,
    ],
    [
      'under one that is not there',
      [
        ['cede', '{}'],
        ['ada', '{cede,bank}'],
      ],
      /ada has common under bank, who has no position of it/u,
    ],
    [
      'told apart, and below another',
      [
        ['cede', '{}'],
        ['dot', '{cede}'],
      ],
      /dot is not on the register, and cannot be told apart: its shares stand in the name of cede/u,
    ],
  ])('end the count where a position is %s', async (_what, positions, says) => {
    for (const [holder = '', above = ''] of positions)
      await run(
        `insert into positions values (coalesce((?::text[])[1], ?), 'common', ?, ?::text[], 5)`,
        above,
        holder,
        holder,
        above,
      );
    await expect(scannedFromPostgres({ url, apart: ['dot'] })).rejects.toThrow(says);
  });

  it('are told line by line in the order of the lines, in whatever order the database has them', async () => {
    const cards = Array.from({ length: 20 }, (_, line) => card(`c-${line}`, `nobody-${line}`, 'for', 5));
    await load([position('ada', 5)], cards);
    expect((await scannedFromPostgres({ url })).faults.map(({ says }) => says)).toEqual(cards.map((each) => each.card));
  });

  it('name the holder that is nearly meant, and end where a card tells another holder of record', async () => {
    await load([position('ada', 5)], [card('1', 'ADA ', 'for', 5)]);
    expect((await scannedFromPostgres({ url })).faults).toMatchObject([
      { code: 'holder-nearly-known', says: '1', holder: 'ADA ', near: 'ada', shares: '5' },
    ]);
    await run(`update cards set record = 'cede', holder = 'ada'`);
    await expect(scannedFromPostgres({ url })).rejects.toThrow(
      /card 1 tells another holder of record of ada than ada, in whose name/u,
    );
  });

  it('refuse a ruling in the database that is none, as one in a file', async () => {
    await load(
      [position('ada', 5)],
      [card('1', 'ada', 'for', 5)],
      [{ card: '1', counts: 'not', by: 'ina', ground: 'unsigned' }],
    );
    await expect(scannedFromPostgres({ url })).rejects.toThrow(
      /rulings: the ruling on the card 1 is of fewer than two/u,
    );
    await run(`update rulings set card = '2', alone = 'ivo is ill'`);
    await expect(scannedFromPostgres({ url })).rejects.toThrow(/is of the card 2, on which a ruling is given/u);
  });

  it('are joined by hashing, where a merge would hold each of those below one holder of record to every other', async () => {
    const other = await server.database();
    for (const statement of [
      ...tablesOnPostgres,
      `insert into positions select 'cede', 'common', case when n = 0 then 'cede' else 'h' || n end,
         case when n = 0 then '{}' else '{cede}' end::text[], case when n = 0 then 2000000 else 10 end, false
       from generate_series(0, 199999) n`,
      `insert into cards select 'cede', 'common', 'pay', 'c' || n, 'h' || n, null, 'for', 10, '2004-05-14T10:00', 'am', n
       from generate_series(1, 199999) n`,
      'analyze positions',
      'analyze cards',
    ])
      await behindTheStore({ url: other }, statement);
    const client = new Client({ connectionString: other });
    await client.connect();
    const { text, values } = partialSums({});
    const joins = async (): Promise<readonly string[]> => {
      const { rows } = await client.query<{ readonly 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      return rows.flatMap((row) => /(?:Merge|Hash)(?= (?:\w+ )?Join)/u.exec(row['QUERY PLAN']) ?? []);
    };
    const before = await joins();
    await client.query('begin');
    await client.query(hashingOnPostgres);
    const hashed = await joins();
    await client.end();
    expect(before).toContain('Merge');
    expect(new Set(hashed)).toEqual(new Set(['Hash']));
    // The reader asks for it as well: rulings that tell the setting are refused with it.
    await behindTheStore({ url: other }, 'truncate positions, cards');
    await behindTheStore({ url: other }, 'drop table rulings');
    await behindTheStore(
      { url: other },
      `create view rulings as select '1' as card, current_setting('enable_mergejoin') as counts, 'ina' as by, 'it is so' as ground, null::text as alone`,
    );
    await expect(scannedFromPostgres({ url: other })).rejects.toThrow(/says "off" in "counts"/u);
  });

  it('join and sum within by holder of record alone, so that no part of the database needs another', () => {
    const { text } = partialSums({});
    expect(text.match(/\bon \w+\.record = \w+\.record\b/gu)).toHaveLength([...text.matchAll(/\bjoin\b/gu)].length);
    const sums = text.match(/\bgroup by [^)]*/gu)?.filter((each) => !/^group by (?:below\.)?record, /u.test(each));
    expect(sums).toEqual(['group by matter, class, candidate, choice, block, line']);
    expect(text).not.toMatch(/\b(with|over|union|order by|limit|using)\b/u);
  });
});

function hasUpper(more: object): boolean {
  return 'under' in more && more.under !== '';
}
