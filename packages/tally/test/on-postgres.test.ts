import * as fc from 'fast-check';
import { show } from '@quorate/engine';
import {
  countOf,
  partialSums,
  scanned,
  scannedFromPostgres,
  scannedOnPostgres,
  TallyError,
  tablesOnPostgres,
  type PartialSum,
} from '@quorate/tally';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindTheStore } from '../../store/test/servers/behind-the-store.js';
import { startPostgres, type PostgresServer } from '../../store/test/servers/postgres-server.js';
import { card, csv, position } from './files.js';

const holders = ['ada', 'ben', 'cede', 'Dot', '007', 'eve', 'flo'] as const;
const voters = [...holders, 'zoe'] as const;
const parts = 3;
const pollsClosed = '2004-05-14T15:00';
const apart = ['cede', 'ada'];

let server: PostgresServer;
let url: string;

const run = async (statement: string, ...given: unknown[]) => behindTheStore({ url }, statement, ...given);

beforeAll(async () => {
  server = await startPostgres({ durable: false });
  url = await server.database();
  for (const table of tablesOnPostgres) await run(`${table} partition by hash (holder)`);
  for (const table of ['positions', 'cards'])
    for (let part = 0; part < parts; part += 1)
      await run(
        `create table ${table}_${part} partition of ${table} for values with (modulus ${parts}, remainder ${part})`,
      );
});
afterAll(async () => server.stop());

const meetings = fc.record({
  held: fc.tuple(...holders.map(() => fc.nat(100))),
  cast: fc.uniqueArray(
    fc.record({
      card: fc.nat(9).map((id) => `c${id}`),
      holder: fc.constantFrom(...voters),
      matter: fc.constantFrom('pay', 'auditors'),
      choice: fc.constantFrom('for', 'against', 'abstain', 'broker-non-vote'),
      shares: fc.nat(60),
      received: fc.constantFrom('2004-05-14T10:00', '2004-05-14T11:00', '2004-05-14T16:00', ''),
    }),
    {
      minLength: 1,
      maxLength: 25,
      selector: (each) => JSON.stringify([each.card, each.holder, each.matter, each.choice]),
    },
  ),
  overVotes: fc.constantFrom('latest' as const, 'receipt' as const, 'reject' as const, 'pro-rata' as const),
});

function told({ lines, apart: own, notCounted }: ReturnType<typeof countOf>) {
  const inOrder = (all: readonly object[]) =>
    all
      .map((each) =>
        JSON.stringify(each, (_, value: unknown) =>
          typeof value === 'object' && value !== null && 'n' in value ? show(value as never) : value,
        ),
      )
      .toSorted();
  const why = notCounted.map(({ code, says, holder, matter, shares, isoCode }) => ({
    code,
    says,
    holder,
    matter,
    shares,
    isoCode,
  }));
  return { lines: inOrder(lines), apart: inOrder(own), why: inOrder(why) };
}

describe('the partial sums on PostgreSQL', () => {
  it('come to what the count of files comes to, as one statement, and as one on each part of a database divided by holder', async () => {
    await fc.assert(
      fc.asyncProperty(meetings, async ({ held, cast, overVotes }) => {
        const positions = holders.map((holder, index) =>
          position(holder, held[index] ?? 0, { intermediary: holder === 'cede' || holder === 'eve' }),
        );
        const cards = cast.map(({ card: id, holder, choice, shares, ...more }, line) => ({
          ...card(id, holder, choice, shares, more),
          line,
        }));
        await run('truncate positions, cards');
        const insert = async (table: string, rows: readonly object[]) =>
          run(
            `insert into ${table} select * from json_populate_recordset(null::${table}, ?::json)`,
            JSON.stringify(rows),
          );
        await insert('positions', positions);
        await insert(
          'cards',
          cards.map(({ received, ...each }) => ({ ...each, received: received === '' ? null : received })),
        );
        const of = async (statement: string) => (await run(statement, apart, pollsClosed)) as unknown as PartialSum[];
        const whole = await scannedFromPostgres({ url, pollsClosed, apart });
        const inParts: PartialSum[] = [];
        for (let part = 0; part < parts; part += 1)
          inParts.push(
            ...(await of(
              partialSums.replaceAll(
                /(from|join) (positions|cards)\b/gu,
                (_, verb: string, table: string) => `${verb} ${table}_${part} ${table}`,
              ),
            )),
          );
        const files = {
          positions: [csv(positions)],
          cards: [csv(cards.map(({ line: _line, ...each }) => each))],
          pollsClosed,
          apart,
        };
        const expected = told(countOf(await scanned(files), { overVotes }, apart));
        expect(told(countOf(whole, { overVotes }, apart))).toEqual(expected);
        expect(told(countOf(scannedOnPostgres(inParts), { overVotes }, apart))).toEqual(expected);
      }),
      { numRuns: 6 },
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

  it('join and sum within by holder alone, so that no part of the database needs another', () => {
    const joins = [...partialSums.matchAll(/\bon (\w+)\.holder = cards\.holder/gu)].map(([, table]) => table);
    expect(joins).toEqual(['own', 'positions']);
    expect(partialSums.match(/\bjoin\b/gu)).toHaveLength(joins.length);
    expect(partialSums.match(/group by (?!matter, class, choice, block)\w+/gu)).toEqual(['group by holder']);
    expect(partialSums).not.toMatch(/\b(with|over|union|distinct|order by|limit)\b/u);
  });
});
