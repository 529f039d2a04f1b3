import { compare, QuestionError, toWire, type Books, type Day, type Holding } from '@quorate/engine';
import { covered } from './covered.js';

/** Which part of a register is told. */
export interface RegisterWanted {
  readonly asOf: Day;
  readonly class: string;
  /** The most shares first, or by the holders' ids. */
  readonly order: 'shares' | 'holder';
  /** The holder after whom it goes on. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The holders of record of a class on a day, a page at a time. */
export function registerOf(books: Books, { asOf, class: cls, order, after, limit }: RegisterWanted) {
  const holders = sortedHolders(books, cls, asOf, order);
  const from = after === undefined ? 0 : holders.findIndex(({ holder }) => holder === after) + 1;
  if (after !== undefined && from === 0) {
    throw new QuestionError(
      'after: nobody of that id holds shares of that class on that day. Begin with the first page.',
    );
  }
  const page = holders.slice(from, from + limit);
  const last = from + limit < holders.length ? page.at(-1)?.holder : undefined;
  return {
    asOf,
    class: cls,
    coverage: covered(books, 'register', asOf),
    issued: toWire(books.issued(cls).at(asOf)),
    treasury: toWire(books.treasury(cls).at(asOf)),
    outstanding: toWire(books.outstanding(cls).at(asOf)),
    holders: holders.length,
    page: page.map(({ holder, shares }) => {
      const entries = books.registerEntries(holder, cls, asOf);
      return {
        holder,
        name: books.nameOf(holder),
        shares: toWire(shares),
        entries: entries.slice(-mostEntries),
        entriesInAll: entries.length,
      };
    }),
    ...(last === undefined ? undefined : { next: last }),
  };
}

/** Of the entries behind one holding, the last; a holder of many years has thousands. */
const mostEntries = 20;

const sorted = new WeakMap<Books, Map<string, readonly Holding[]>>();

/** Sorted once for all pages of one register. */
function sortedHolders(books: Books, cls: string, asOf: Day, order: RegisterWanted['order']): readonly Holding[] {
  const lists = sorted.get(books) ?? new Map<string, readonly Holding[]>();
  sorted.set(books, lists);
  const key = JSON.stringify([cls, asOf, order]);
  const known = lists.get(key);
  if (known !== undefined) return known;
  const byHolder = (a: Holding, b: Holding) => (a.holder < b.holder ? -1 : 1);
  const byShares = (a: Holding, b: Holding) => compare(b.shares, a.shares) || byHolder(a, b);
  const list = books.holders(cls, asOf).toSorted(order === 'shares' ? byShares : byHolder);
  const oldest = lists.keys().next().value;
  if (lists.size >= mostLists && oldest !== undefined) lists.delete(oldest);
  lists.set(key, list);
  return list;
}

const mostLists = 4;
