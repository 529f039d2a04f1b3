import { whole, type Database } from './duckdb.js';
import { columnsOf, inQuotes, reading, rowsOf, type SourceFile } from './source-files.js';
import { TallyError } from './tally-error.js';

/** What the inspectors ruled on a card of a file. */
export interface CardRuling {
  readonly card: string;
  readonly counts: 'as-cast' | 'not';
  readonly ground: string;
  /** The inspectors who ruled. */
  readonly by: readonly string[];
  /** Where one ruled: why it did so alone. */
  readonly alone?: string;
}

/** What a ruling came to on the lines of its card on a matter. */
export interface RuledOnMatter extends CardRuling {
  readonly matter: string;
  readonly class: string;
  readonly holder: string;
  /** Those that it was cast with; in an election, on the candidate on whom it tells most. */
  readonly shares: bigint;
  /** Why they would not count by themselves. */
  readonly against?: 'wrong-meeting' | 'late' | 'incomplete';
}

/**
 * The rulings of files with the columns `card`, `counts` (as-cast or not), `by` (the inspectors, with a semicolon between them), `ground`, and
 * `alone`.
 * @throws {TallyError} where a line is no ruling of two inspectors, or of one with why it ruled alone; or where a card is ruled on twice
 */
export async function rulingsIn(
  database: Database,
  files: readonly (readonly [index: number, file: SourceFile])[],
): Promise<readonly CardRuling[]> {
  const found: CardRuling[] = [];
  for (const [index, file] of files) {
    const columns = await columnsOf(database, file, ['card', 'counts', 'by', 'ground'], ['alone']);
    const { relation, place } = await rowsOf(database, file, columns, index, (line) => {
      throw new TallyError(`${file.name}: a line of rulings has other columns than the first: ${line}`);
    });
    const rows = await reading([file], async () => database.rows(`select * from ${relation} order by ${place}`));
    for (const row of rows) {
      const [card = '', counts, by = '', ground = '', alone] = ['card', 'counts', 'by', 'ground', 'alone'].map((name) =>
        (row[name] ?? '') === '' ? undefined : String(row[name]),
      );
      const names = [...new Set(by.split(';').map((name) => name.trim()))].filter((name) => name !== '');
      const refuse = (says: string): never => {
        throw new TallyError(
          `${file.name}: the ruling on the card ${card} ${says}. Correct the file, and count again.`,
        );
      };
      if (counts !== 'as-cast' && counts !== 'not') {
        return refuse(`says "${counts ?? ''}" in "counts": as-cast or not was expected`);
      }
      if (card === '' || ground === '') return refuse('tells no card, or not why: "card" and "ground" were expected');
      if (names.length === 0 || (names.length === 1 && alone === undefined)) {
        return refuse(
          'is of fewer than two inspectors: name them in "by" with a semicolon between them, or tell in "alone" why one ruled alone',
        );
      }
      if (found.some((other) => other.card === card)) return refuse('is the second: keep the one that stands');
      found.push({ card, counts, ground, by: names, ...(alone === undefined ? undefined : { alone }) });
    }
  }
  return found;
}

/**
 * What of each ruling is to be told, by matter. `card` is made.
 * @throws {TallyError} where no line of the files is of a card
 */
export async function ruledOnMatters(
  database: Database,
  rulings: readonly CardRuling[],
): Promise<readonly RuledOnMatter[]> {
  if (rulings.length === 0) return [];
  const rows = await database.rows(
    `select card, matter, class, holder, min(against) as against,
       coalesce(max(shares) filter (candidate is not null), 0) + coalesce(sum(shares) filter (candidate is null), 0) as shares
     from (select card, matter, class, holder, candidate, sum(coalesce(shares, 0)) as shares, min(aside) as against
     from card where card in (${inQuotes(rulings.map(({ card }) => card))}) and matter is not null and class is not null and holder is not null group by all)
     group by all order by all`,
  );
  return rulings.flatMap((ruling) => {
    const own = rows.filter(({ card }) => card === ruling.card);
    if (own.length === 0) {
      throw new TallyError(
        `No line that tells whose it is, and on what, is of the card ${ruling.card}, on which a ruling is given: look for it in the files, and correct the one or the other.`,
      );
    }
    return own.map(({ matter, class: className, holder, shares, against }) => ({
      ...ruling,
      matter: String(matter),
      class: String(className),
      holder: String(holder),
      shares: whole(shares),
      ...(against === null || against === undefined
        ? undefined
        : { against: against as NonNullable<RuledOnMatter['against']> }),
    }));
  });
}
