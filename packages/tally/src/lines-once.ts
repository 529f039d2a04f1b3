import type { Database, Row } from './duckdb.js';

/**
 * Keeps each line of a card once, and tells the others: the same line again, and two of other shares for one choice, of which neither counts.
 * @param tables `from` has the lines, each with its `pair`; `into` is made
 */
export async function linesOnce(
  database: Database,
  { from, into }: { readonly from: string; readonly into: string },
  fault: (code: 'same-card-twice' | 'card-differs', row: Row) => void,
): Promise<void> {
  await database.run(
    `create temp table again as
     select pair, card, candidate, choice, min(line) as first, min(shares) <> max(shares) as differs
     from ${from} group by all having count(*) > 1`,
  );
  const same = `told.pair = again.pair and told.card = again.card and told.choice = again.choice and told.candidate is not distinct from again.candidate`;
  const [first] = await database.rows('select 1 from again limit 1');
  if (first === undefined) {
    await database.run(`create view ${into} as from ${from}; drop table again`);
    return;
  }
  const twice = await database.rows(
    `select told.*, differs from ${from} told join again on ${same} where differs or line <> first order by line`,
  );
  for (const row of twice) fault(row['differs'] === true ? 'card-differs' : 'same-card-twice', row);
  await database.run(
    `create table ${into} as select told.* from ${from} told
     where not exists (from again where ${same} and (differs or line <> first));
     drop table again`,
  );
}
