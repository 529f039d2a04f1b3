import { groupedBy, type Books } from '../books/index.js';
import { label, sortOfPlace, spoken, type FactType, type UnusedEntry, type WentBy } from '../evaluation/index.js';
import { compareDays, isDay, type Day } from '../exact/index.js';
import { addWords } from '../instrument/index.js';
import { classUses, entryTypes, type AnyEntry, type EntryOf, type EntryTypeName } from '../journal/index.js';

/** What is known of entries under some instruments, whatever is asked. */
export interface EnteredUnder {
  /** The fact of that name, where a rule of any kind asks for it. */
  readonly fact: (name: string) => FactType | undefined;
  /** Whether a word stands in the instruments. */
  readonly isWord: (word: string) => boolean;
  /**
   * Why no rule that is loaded could make use of an entry; undefined where one could.
   * @param replies what was stated, which may name what the instruments leave open
   */
  readonly unread: (entry: AnyEntry, replies: ReadonlySet<string>) => string | undefined;
}

/** What an answer is looked at beside. */
export interface UnusedParts {
  readonly books: Books;
  readonly asOf: Day;
  /** The fields of the question, as they were written. */
  readonly input: unknown;
  readonly under: EnteredUnder;
}

/**
 * The entries that speak of what was asked, and of which the answer made no use: what was stated of the same, but under
 * another class or of another time; what was looked at and is not what was looked for; and what nothing loaded reads.
 */
export function unusedEntries(parts: UnusedParts, by: WentBy): readonly UnusedEntry[] {
  const used = new Set(by.entries);
  // What comes after the day asked about changes nothing of its answer; a statement of a later day is of an earlier one as well.
  const isBefore = (id: string) => compareDays(parts.books.entry(id)?.on ?? parts.asOf, parts.asOf) <= 0;
  const over = passedOver(parts, by).filter(({ entry }) => isBefore(entry));
  const found = [...statedBeside(parts, by), ...over, ...unread(parts, by)];
  const byEntry = new Map(found.filter(({ entry }) => !used.has(entry)).map((each) => [each.entry, each]));
  return [...byEntry.values()].map((each) => ({ ...each, says: spoken(each.says) }));
}

type Saying = EntryOf<'stated'> | EntryOf<'nothing-further'>;

function statedBeside({ books, under }: UnusedParts, by: WentBy): readonly UnusedEntry[] {
  const missed = by.missed.map(({ type, about }) => ({ fact: type.name, about, isMissed: true }));
  const met = by.entries
    .flatMap((id) => books.entry(id) ?? [])
    .filter(isSaying)
    .map(({ data: { fact, about } }) => ({ fact, about, isMissed: false }));
  const asked = groupedBy([...missed, ...met], ({ fact }) => fact);
  return [...books.asEntered('stated'), ...books.asEntered('nothing-further')].flatMap((entry) => {
    const { fact, about } = entry.data;
    const type = under.fact(fact);
    if (type === undefined) return [];
    const stated = about.map(books.oneId);
    const near = asked
      .get(fact)
      ?.find((each) => isBeside(type, stated, each.about.map(books.oneId), under, each.isMissed));
    if (near === undefined) return [];
    return { entry: entry.id, says: `${inWords(books, entry)}; asked here is ${factInWords(books, near)}` };
  });
}

function isSaying(entry: AnyEntry): entry is Saying {
  return entry.type === 'stated' || entry.type === 'nothing-further';
}

/**
 * Whether what is stated is about the same as what was asked, but for a class, a time, or a word that stands in no instrument; or
 * about the same in another order. Of another time it may well be where what was asked is entered too.
 */
function isBeside(
  { about: places }: FactType,
  stated: readonly string[],
  asked: readonly string[],
  { isWord }: EnteredUnder,
  isMissed: boolean,
): boolean {
  const differing = stated.flatMap((word, index) =>
    word === asked[index] ? [] : [{ word, sort: sortOfPlace(places[index] ?? '') }],
  );
  if (differing.length === 0) return false;
  if (stated.toSorted().join() === asked.toSorted().join()) return true;
  if (differing.length === places.length) return false;
  const ofOneThing = places.some((place, index) => isThing(place) && stated[index] === asked[index]);
  return differing.every(
    ({ word, sort }) =>
      (sort === 'stock' && ofOneThing) || (sort === 'time' && isMissed) || (sort === 'words' && !isWord(word)),
  );
}

/** Whether a place holds something that the journal introduces. */
function isThing(place: string): boolean {
  const sort = sortOfPlace(place);
  return sort !== undefined && !['stock', 'time', 'section', 'words'].includes(sort);
}

function passedOver({ books }: UnusedParts, by: WentBy): readonly UnusedEntry[] {
  return [...by.passedOver].flatMap(([id, because]) => {
    const entry = books.entry(id);
    return entry === undefined ? [] : [{ entry: id, says: `${inWords(books, entry)}; ${because}` }];
  });
}

/** The types of entries of which some may be read by nothing. */
const mayBeUnread: readonly EntryTypeName[] = [
  'stated',
  'nothing-further',
  'determination',
  'approval',
  ...entryTypes.flatMap(({ type, forTheRecord }) => (forTheRecord === true ? [type] : [])),
];

function unread({ books, asOf, input, under }: UnusedParts, by: WentBy): readonly UnusedEntry[] {
  const words = new Set(by.entries);
  addWords(input, words);
  const replies = new Set(books.asEntered('stated').map(({ data }) => data.value));
  return mayBeUnread
    .flatMap((type) => books.asEntered(type) as readonly unknown[] as readonly AnyEntry[])
    .filter((entry) => compareDays(entry.on, asOf) <= 0 && concerns(entry, words))
    .flatMap((entry) => {
      const why = under.unread(entry, replies);
      return why === undefined ? [] : [{ entry: entry.id, says: `${inWords(books, entry)}; ${why}` }];
    });
}

/** Whether an entry names something by its id, and not only a class. */
function concerns(entry: AnyEntry, words: ReadonlySet<string>): boolean {
  const named = new Set<string>();
  addWords(entry.data, named);
  for (const { id } of classUses(entry)) named.delete(id);
  return [...named].some((each) => words.has(each));
}

function inWords(books: Books, entry: AnyEntry): string {
  if (entry.type === 'stated') return `${factInWords(books, entry.data)} is stated`;
  if (entry.type === 'nothing-further') return `nothing further was found of ${factInWords(books, entry.data)}`;
  return books.nameOf(entry.id);
}

function factInWords(
  books: Books,
  { fact, about }: { readonly fact: string; readonly about: readonly string[] },
): string {
  const named = about.map((id) => (books.nameOf(id) === id && !isDay(id) ? label(id) : books.nameOf(id)));
  return `“${label(fact)}”${about.length === 0 ? '' : ` (${named.join(', ')})`}`;
}
