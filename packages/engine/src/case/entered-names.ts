import { sortOfPlace, type PlaceSort } from '../evaluation/index.js';
import { instrumentKinds, nearest, type Instrument } from '../instrument/index.js';
import { idUses, reservedPersons, type AnyEntry, type EntryOf, type Problem } from '../journal/index.js';
import { builtInNotions, vocabulary } from '../kinds/index.js';
import { askedOfDirectors, givenCounts } from '../terms/index.js';
import { namesIn } from './charters.js';
import { naming, wrongIn, type Entering, type Misnamed } from './entering.js';
import { givenNames, type GivenName } from './given-names.js';

/**
 * What entries call by a name by which no rule would ever find it: a thing of another sort than the fact is about; the notion
 * or the place of a determination; an agency or a milestone that the instruments call otherwise; an instrument; a reading, or its option.
 */
export function misnamed(entering: Entering, instruments: readonly Instrument[]): readonly Problem[] {
  let found: Named | undefined;
  return wrongIn(entering, (entry) => {
    if (!isNaming(entry)) return [];
    found ??= named(naming(entering.journal), instruments);
    return misnamedIn(entry, found);
  });
}

type Saying = EntryOf<'stated'> | EntryOf<'nothing-further'>;
type Naming =
  | Saying
  | EntryOf<'determination'>
  | EntryOf<'approval'>
  | EntryOf<'milestone'>
  | EntryOf<'instrument-amended'>
  | EntryOf<'reading-adopted'>;

function isNaming(entry: AnyEntry): entry is Naming {
  return [
    'stated',
    'nothing-further',
    'determination',
    'approval',
    'milestone',
    'instrument-amended',
    'reading-adopted',
  ].includes(entry.type);
}

/** What a journal and its instruments call by names. */
interface Named {
  readonly things: ReadonlyMap<PlaceSort, ReadonlySet<string>>;
  readonly notions: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** Who may give an approval: agencies and persons that the instruments name, and bodies that entries do. */
  readonly approving: ReadonlySet<string>;
  readonly milestones: ReadonlySet<string>;
  /** By their ids, by what they are, and by the series whose terms they are. */
  readonly instruments: ReadonlySet<string>;
  /** The options of each reading. */
  readonly readings: ReadonlyMap<string, readonly string[]>;
}

function named(entries: Iterable<AnyEntry>, instruments: readonly Instrument[]): Named {
  const { notions, readings } = namesIn(instruments);
  const given = givenNames(instruments);
  const idsOf = (...sorts: readonly GivenName['sort'][]) =>
    new Set(given.flatMap(({ id, sort }) => (sorts.includes(sort) ? [id] : [])));
  const things = new Map<PlaceSort, Set<string>>([
    ['person', new Set(reservedPersons)],
    ['stock', idsOf('stock')],
  ]);
  const approving = idsOf('agency', 'person');
  for (const entry of entries) {
    for (const { id, note } of idUses(entry)) {
      const sort = note.introduces === undefined ? undefined : sortOfPlace(note.introduces);
      if (sort !== undefined) things.set(sort, (things.get(sort) ?? new Set()).add(id));
    }
    if (entry.type === 'series-designated') things.get('stock')?.add(entry.data.series);
    if (entry.type === 'stated') approving.add(entry.data.value);
    if (entry.type === 'proposed' && entry.data.act.kind === 'activity')
      for (const agency of entry.data.act.needs ?? []) approving.add(agency);
  }
  return {
    things,
    approving,
    notions: new Set([...notions, ...builtInNotions.keys(), ...givenCounts, ...askedOfDirectors]),
    articles: new Set(instruments.flatMap(({ articles }) => articles.map(({ number }) => number))),
    milestones: idsOf('milestone'),
    instruments: new Set([...instrumentKinds, ...instruments.map(({ id }) => id), ...(things.get('stock') ?? [])]),
    readings,
  };
}

function misnamedIn(entry: Naming, known: Named): readonly Misnamed[] {
  switch (entry.type) {
    case 'stated':
    case 'nothing-further':
      return wrongSorts(entry.data, known);
    case 'determination':
      return wronglyDetermined(entry.data, known);
    case 'approval':
      return misspelt('by', entry.data.by, known.approving, 'the instruments name no agency');
    case 'milestone':
      return misspelt('name', entry.data.name, known.milestones, 'the instruments name no milestone');
    case 'instrument-amended':
      return misnamedInstrument(entry.data.instrument, known);
    case 'reading-adopted':
      return wronglyAdopted(entry.data, known);
  }
}

function wronglyDetermined(
  { notion, place }: EntryOf<'determination'>['data'],
  { notions, articles }: Named,
): readonly Misnamed[] {
  const stands = [...articles].some((article) => place === article || place.startsWith(`${article}.`));
  return [
    ...(notions.has(notion) ? [] : [unknown('notion', notion, notions, 'no instrument defines the notion')]),
    ...(stands ? [] : [unknown('place', place, articles, 'no instrument has the article')]),
  ];
}

function wronglyAdopted(
  { reading, option }: EntryOf<'reading-adopted'>['data'],
  { readings }: Named,
): readonly Misnamed[] {
  const options = readings.get(reading);
  if (options === undefined) return [unknown('reading', reading, readings.keys(), 'no instrument has the reading')];
  return options.includes(option)
    ? []
    : [unknown('option', option, options, `the reading ${reading} has the options ${options.join(', ')}, and no`)];
}

/** A name that is nearly a known one; one that is far from all of them may be of something that the instruments leave out. */
function misspelt(field: string, name: string, known: ReadonlySet<string>, says: string): readonly Misnamed[] {
  if (known.has(name)) return [];
  const found = unknown(field, name, known, says);
  return found.nearest === undefined ? [] : [found];
}

/** One that is only of the next series is no slip: its text may not be loaded. */
function misnamedInstrument(name: string, { instruments }: Named): readonly Misnamed[] {
  const withoutNumber = (one: string): string => one.replace(/-(?:[a-z]|\d+)$/u, '-');
  const near = [...instruments].filter((one) => one === name || withoutNumber(one) !== withoutNumber(name));
  return misspelt('instrument', name, new Set(near), 'there is no instrument');
}

function unknown(field: string, name: string, known: Iterable<string>, says: string): Misnamed {
  const near = nearest(name, known);
  return {
    path: [field],
    message: `${says} "${name}"${near === undefined ? '' : `; did you mean "${near}"?`}`,
    ...(near === undefined ? undefined : { nearest: near }),
  };
}

/** What is said of something of one sort where the fact is about something of another. */
function wrongSorts({ fact, about }: Saying['data'], { things }: Named): readonly Misnamed[] {
  const places = vocabulary.get(fact)?.about ?? [];
  return about.flatMap((word, index) => {
    const wanted = sortOfPlace(places[index] ?? '');
    const is = [...things].filter(([, ids]) => ids.has(word)).map(([sort]) => sort);
    if (wanted === undefined || is.length === 0 || allows(wanted, is)) return [];
    const near = nearest(word, things.get(wanted) ?? []);
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    const of = `"${fact}" is about ${places.join(', ')}, in this order`;
    return [
      {
        path: ['about'],
        message: `"${word}" is a ${inWords[is[0]!] ?? is[0]}, and no ${places[index]}: ${of}${hint}`,
        ...(near === undefined ? undefined : { nearest: near }),
      },
    ];
  });
}

const inWords: Partial<Record<PlaceSort, string>> = { stock: 'class or series', proposal: 'proposed act' };

/** Whether a place for one sort takes what is of these; words may be of anything, and an entry goes by the id of what it tells of. */
function allows(wanted: PlaceSort, is: readonly PlaceSort[]): boolean {
  if (wanted === 'words' || is.includes(wanted)) return true;
  return wanted === 'thing' && !is.every((sort) => sort === 'person' || sort === 'stock');
}
