import * as fc from 'fast-check';
import { entryTypes, isZero, Journal, post, show, type Books, type EntryInput } from '../../src/index.js';
import { asked, days } from './cast.js';
import { written } from './random-journal.js';

/** A coverage that begins later, or ends sooner, than it did; what lies outside it is no longer entered. */
export interface Cut {
  readonly family: string;
  readonly side: 'before' | 'after';
  readonly day: string;
}

export const aCut: fc.Arbitrary<Cut> = fc.record({
  family: fc.constantFrom('register', 'board', 'meetings', 'acts', 'dividends', 'instruments'),
  side: fc.constantFrom('before', 'after'),
  day: fc.constantFrom(...days, ...asked),
});

const familyOf = new Map<string, string>(entryTypes.map(({ type, family }) => [type, family]));

/** What nobody has to keep in order to ask about it: what an act is, and rights that a list of holders does not show. */
const keptAllTheSame: ReadonlySet<string> = new Set(['proposed', 'right-granted']);

/**
 * The same journal with one coverage cut: entries of the family outside of it are gone, and where it begins later a certified
 * list opens the register and the roster. Undefined where the rest cannot stand without them.
 */
export function cut(entries: readonly EntryInput[], { family, side, day }: Cut): readonly EntryInput[] | undefined {
  const books = post(Journal.empty('made-up').append(entries).journal!);
  if (!books.covers(family as 'register', day as never, day as never)) return undefined;
  const isOutside = ({ on, type }: EntryInput) =>
    familyOf.get(type) === family && !keptAllTheSame.has(type) && (side === 'before' ? on < day : on > day);
  if (entries.some((entry) => isOutside(entry) && isBeforeItsAct(entry, entries))) return undefined;
  const rest = entries.filter((entry) => !isOutside(entry)).map((entry) => recovered(entry, { family, side, day }));
  const opening = side === 'before' ? openingAt(books, family, day).map(written('opening')) : [];
  const all = [...rest, ...opening];
  return Journal.empty('made-up').append(all).journal === undefined ? undefined : all;
}

/** Whether something was done of an act before it was proposed: what is kept of the act since then says nothing of that. */
function isBeforeItsAct({ on, data }: EntryInput, entries: readonly EntryInput[]): boolean {
  const named = Object.values(data as object);
  return entries.some(
    (act) => act.type === 'proposed' && named.includes((act.data as { readonly id?: string }).id) && on < act.on,
  );
}

/** The same journal with one coverage ending sooner than its entries do. */
export function ended(entries: readonly EntryInput[], where: Cut): readonly EntryInput[] {
  return entries.map((entry) => recovered(entry, { ...where, side: 'after' }));
}

/** The cut of the register at the last day on which anything is entered on it. */
export function endOfRegister(entries: readonly EntryInput[]): Cut {
  const its = entries.filter(({ type }) => familyOf.get(type) === 'register').map(({ on }) => on);
  return { family: 'register', side: 'after', day: its.toSorted().at(-1) ?? '2000-01-01' };
}

/** A decision without the day through which the register is told to be kept. */
export function withoutLastDay(decision: unknown): unknown {
  return JSON.parse(JSON.stringify(decision ?? null), (key, value: unknown) =>
    key === 'registerThrough' ? undefined : value,
  );
}

function recovered(entry: EntryInput, { family, side, day }: Cut): EntryInput {
  const data = entry.data as { readonly family?: string };
  if (entry.type !== 'coverage' || data.family !== family) return entry;
  return side === 'before'
    ? { ...entry, on: day, data: { ...data, from: day } }
    : { ...entry, data: { ...data, through: day } };
}

function openingAt(books: Books, family: string, day: string) {
  const start = { day, time: '00:00' } as never;
  if (family === 'board') {
    const directors = books
      .roster(start)
      .map(({ person, class: of }) => ({ person, ...(of === undefined ? undefined : { class: of }) }));
    const size = books.boardSize().at(start)?.number ?? directors.length;
    return directors.length === 0 ? [] : [{ on: day, type: 'opening-board', data: { size: String(size), directors } }];
  }
  if (family !== 'register') return [];
  return books.classes(start).map((cls) => ({
    on: day,
    type: 'opening-register',
    data: {
      class: cls,
      issued: show(books.issued(cls).at(start)).replaceAll(',', ''),
      treasury: show(books.treasury(cls).at(start)).replaceAll(',', ''),
      holdings: books
        .holders(cls, start)
        .filter(({ shares }) => !isZero(shares))
        .map(({ holder, shares }) => ({ holder, shares: show(shares).replaceAll(',', '') })),
    },
  }));
}

/**
 * What has to stay the same of a decision. A list that opens the roster does not tell of terms as elections do, nor has it the
 * members in the order in which they came; and the first annual meeting that is entered is another.
 */
export function told(decision: unknown, { family }: Cut): unknown {
  const left = new Set(family === 'board' ? ['term', 'from', 'since', 'by', 'upNext', 'holdsOver'] : ['annualMeeting']);
  return JSON.parse(JSON.stringify(decision ?? null), (key, value: unknown) => {
    if (left.has(key)) return undefined;
    const isOfMembers = family === 'board' && Array.isArray(value);
    return isOfMembers ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;
  });
}
