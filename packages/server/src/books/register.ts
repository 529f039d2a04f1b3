import {
  compare,
  fromWire,
  hasWords,
  QuestionError,
  toWire,
  type Books,
  type Day,
  type Holding,
} from '@quorate/engine';
import { covered } from './covered.js';

/** Which part of a register is told. */
export interface RegisterWanted {
  readonly asOf: Day;
  readonly class: string;
  /** The most shares first, or by the holders' names, or by their ids. */
  readonly order: 'shares' | 'name' | 'holder';
  /** The last of that order first. */
  readonly reversed: 'yes' | 'no';
  /** Only those of whose name or id every one of these words is a part. */
  readonly search?: string | undefined;
  /** Only this holder. */
  readonly holder?: string | undefined;
  /** Only those who hold so many shares at the least. */
  readonly least?: string | undefined;
  /** The holder after whom it goes on. */
  readonly after?: string | undefined;
  /** How many of those found are passed over, where it does not go on after somebody. */
  readonly from: number;
  readonly limit: number;
}

/** The holders of record of a class on a day, a page at a time. */
export function registerOf(books: Books, wanted: RegisterWanted) {
  const { asOf, class: cls, after, limit } = wanted;
  const everybody = books.holders(cls, asOf).length;
  const found = foundHolders(books, wanted);
  const from = after === undefined ? wanted.from : found.findIndex(({ holder }) => holder === after) + 1;
  if (after !== undefined && from === 0) {
    throw new QuestionError(
      'after: nobody of that id is found with shares of that class on that day. Begin with the first page.',
    );
  }
  const page = found.slice(from, from + limit);
  const last = from + limit < found.length ? page.at(-1)?.holder : undefined;
  return {
    asOf,
    class: cls,
    coverage: covered(books, 'register', asOf),
    issued: toWire(books.issued(cls).at(asOf)),
    treasury: toWire(books.treasury(cls).at(asOf)),
    outstanding: toWire(books.outstanding(cls).at(asOf)),
    holders: everybody,
    found: found.length,
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

const lists = new WeakMap<Books, Map<string, readonly Holding[]>>();

/** Found and sorted once for all pages of one register. */
function foundHolders(books: Books, wanted: RegisterWanted): readonly Holding[] {
  const { asOf, class: cls, order, reversed, search, holder, least } = wanted;
  const known = lists.get(books) ?? new Map<string, readonly Holding[]>();
  lists.set(books, known);
  const key = JSON.stringify([cls, asOf, order, reversed, search, holder, least]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const sorted = books.holders(cls, asOf).filter(isWanted(books, wanted)).toSorted(inOrder(books, order));
  const list = reversed === 'yes' ? sorted.toReversed() : sorted;
  const oldest = known.keys().next().value;
  if (known.size >= mostLists && oldest !== undefined) known.delete(oldest);
  known.set(key, list);
  return list;
}

const mostLists = 4;

function inOrder(books: Books, order: RegisterWanted['order']): (one: Holding, other: Holding) => number {
  const byHolder = (one: Holding, other: Holding) => (one.holder < other.holder ? -1 : 1);
  if (order === 'holder') return byHolder;
  if (order === 'shares') return (one, other) => compare(other.shares, one.shares) || byHolder(one, other);
  const names = new Map<string, string>();
  const nameOf = ({ holder }: Holding): string => {
    const name = names.get(holder) ?? books.nameOf(holder).toLowerCase();
    names.set(holder, name);
    return name;
  };
  return (one, other) => {
    const [first, second] = [nameOf(one), nameOf(other)];
    return first < second ? -1 : first > second ? 1 : byHolder(one, other);
  };
}

function isWanted(books: Books, { search, holder: only, least }: RegisterWanted): (each: Holding) => boolean {
  const isFound = hasWords(search ?? '');
  const fewest = least === undefined ? undefined : fromWire('shares', least);
  return ({ holder, shares }) => {
    if (only !== undefined && holder !== only) return false;
    if (fewest !== undefined && compare(shares, fewest) < 0) return false;
    return search === undefined || isFound(`${books.nameOf(holder)}\n${holder}`);
  };
}
