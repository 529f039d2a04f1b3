import type { AnyEntry, EntryOf } from './entry-types.js';
import { impossible, type Problem } from './problem.js';
import type { Given } from './checked.js';

type Quotations = EntryOf<'quotations'>;

/** Refuses two tables that tell of the same day of the same venue, and prices of days still ahead of the entry. */
export class QuotationCheck {
  /** By what is quoted where: the tables, in order of their days. */
  private readonly tables = new Map<string, Quotations[]>();

  /** @param corrected the entries that the given ones supersede */
  problems(given: readonly Given[], corrected: readonly AnyEntry[]): readonly Problem[] {
    const gone = new Set(corrected.map((entry) => entry.id));
    const tables = given.flatMap(({ entry, index }) => (entry.type === 'quotations' ? [{ entry, index }] : []));
    return [
      ...tables.flatMap(ahead),
      ...tables.flatMap((table) => {
        const other = this.near(table.entry).find((each) => !gone.has(each.id) && overlap(each, table.entry));
        return other === undefined ? [] : [toldTwice(table, other)];
      }),
      ...toldTwiceAmong(tables),
    ];
  }

  accept(given: readonly Given[], corrected: readonly AnyEntry[]): void {
    for (const entry of corrected) if (entry.type === 'quotations') this.drop(entry);
    for (const { entry } of given) if (entry.type === 'quotations') this.keep(entry);
  }

  /** The tables kept of the same prices that could tell of the same days: the last to begin before, and those within. */
  private near(entry: Quotations): readonly Quotations[] {
    const tables = this.tables.get(keyOf(entry)) ?? [];
    const after = firstAfter(tables, entry.data.through);
    const found: Quotations[] = [];
    for (let at = after - 1; at >= 0; at -= 1) {
      const table = tables[at]!;
      found.push(table);
      if (table.data.from < entry.data.from) break;
    }
    return found;
  }

  private keep(entry: Quotations): void {
    const tables = this.tables.get(keyOf(entry)) ?? [];
    this.tables.set(keyOf(entry), tables);
    tables.splice(firstAfter(tables, entry.data.from), 0, entry);
  }

  private drop(entry: Quotations): void {
    const tables = this.tables.get(keyOf(entry)) ?? [];
    this.tables.set(
      keyOf(entry),
      tables.filter((each) => each.id !== entry.id),
    );
  }
}

function keyOf({ data: { security, venue, sort } }: Quotations): string {
  return `${security} ${venue} ${sort}`;
}

function overlap(a: Quotations, b: Quotations): boolean {
  return a.data.from <= b.data.through && b.data.from <= a.data.through;
}

/** The first of the tables that begins after a day. */
function firstAfter(tables: readonly Quotations[], day: string): number {
  let [low, high] = [0, tables.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (tables[middle]!.data.from <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Table {
  readonly entry: Quotations;
  readonly index: number;
}

function ahead({ entry, index }: Table): readonly Problem[] {
  const { through } = entry.data;
  if (through <= entry.on) return [];
  const message = `the prices are told through ${through}, and the entry is of ${entry.on}; date it on the last of its days, or later`;
  return [impossible({ entry: entry.id, index }, ['data', 'through'], message)];
}

/** Of the tables given together: each against the one before it that reaches furthest. */
function toldTwiceAmong(tables: readonly Table[]): readonly Problem[] {
  const furthest = new Map<string, Quotations>();
  return tables
    .toSorted((a, b) => (a.entry.data.from < b.entry.data.from ? -1 : a.entry.data.from > b.entry.data.from ? 1 : 0))
    .flatMap((table) => {
      const key = keyOf(table.entry);
      const before = furthest.get(key);
      if (before === undefined || before.data.through < table.entry.data.through) furthest.set(key, table.entry);
      return before !== undefined && overlap(before, table.entry) ? [toldTwice(table, before)] : [];
    });
}

function toldTwice({ entry, index }: Table, other: Quotations): Problem {
  const { security, venue, sort, from, through } = other.data;
  const message = `'${other.id}' tells the ${sort} of ${security} at the ${venue} from ${from} through ${through} already; end one where the other begins, or name it in supersedes to replace it`;
  return impossible({ entry: entry.id, index }, ['data', 'from'], message);
}
