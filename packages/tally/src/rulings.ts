import { groupedBy } from '@quorate/engine';
import { textIn, whole, type Database, type Row } from './duckdb.js';
import { mostOf } from './election-sums.js';
import { columnsOf, reading, rowsOf, type SourceFile } from './source-files.js';
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
  const all: { readonly row: Row; readonly name: string }[] = [];
  for (const [index, file] of files) {
    const columns = await columnsOf(database, file, ['card', 'counts', 'by', 'ground'], ['alone']);
    const { relation, place } = await rowsOf(database, file, columns, index, (line) => {
      throw new TallyError(`${file.name}: a line of rulings has other columns than the first: ${line}`);
    });
    const rows = await reading([file], async () => database.rows(`select * from ${relation} order by ${place}`));
    all.push(...rows.map((row) => ({ row, name: file.name })));
  }
  return rulingsOf(all);
}

/** The rulings of rows, each of the file or table of a name. */
export function rulingsOf(rows: readonly { readonly row: Row; readonly name: string }[]): readonly CardRuling[] {
  const found: CardRuling[] = [];
  for (const { row, name: source } of rows) {
    const [card = '', counts, by = '', ground = '', alone] = ['card', 'counts', 'by', 'ground', 'alone'].map((name) =>
      (row[name] ?? '') === '' ? undefined : String(row[name]),
    );
    const names = [...new Set(by.split(';').map((name) => name.trim()))].filter((name) => name !== '');
    const refuse = (says: string): never => {
      throw new TallyError(`${source}: the ruling on the card ${card} ${says}. Correct it, and count again.`);
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
  return found;
}

/** A line of a card, whatever is wrong with it. */
interface LineRuledOn extends Pick<RuledOnMatter, 'card' | 'matter' | 'class' | 'holder' | 'shares'> {
  readonly candidate?: string | undefined;
  readonly against?: string | undefined;
}

/**
 * What of each ruling is to be told, by matter.
 * @param lines those that tell whose they are, and on what
 * @throws {TallyError} where none is of a card
 */
export function ruledOnMatters(
  rulings: readonly CardRuling[],
  lines: readonly LineRuledOn[],
): readonly RuledOnMatter[] {
  const cards = groupedBy(lines, ({ card }) => card);
  return rulings.flatMap((ruling) => {
    const own = cards.get(ruling.card);
    if (own === undefined) {
      throw new TallyError(
        `No line that tells whose it is, and on what, is of the card ${ruling.card}, on which a ruling is given: look for it in the files, and correct the one or the other.`,
      );
    }
    const places = groupedBy(own, ({ matter, class: className, holder }) =>
      JSON.stringify([matter, className, holder]),
    );
    return [...places.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, ofPlace]) => {
        const { matter, class: className, holder } = ofPlace[0]!;
        const [against] = ofPlace.flatMap((line) => line.against ?? []).toSorted();
        return {
          ...ruling,
          matter,
          class: className,
          holder,
          shares: mostOf(ofPlace),
          ...(against === undefined ? undefined : { against: against as NonNullable<RuledOnMatter['against']> }),
        };
      });
  });
}

/** Lines of cards that are ruled on, as a database has them. */
export function lineRuledOn(row: Row): LineRuledOn {
  const text = (name: string) => textIn(row, name);
  const [card = '', matter = '', className = '', holder = ''] = ['card', 'matter', 'class', 'holder'].map(text);
  const shares = row['shares'] === null ? 0n : whole(row['shares']);
  return { card, matter, class: className, holder, shares, candidate: text('candidate'), against: text('aside') };
}
