/** What a place of a fact's `about` holds: something that the journal introduces, stock, a time, a section, or words. */
export type PlaceSort =
  | 'person'
  | 'proposal'
  | 'meeting'
  | 'determination'
  | 'dividend'
  | 'right'
  | 'thing'
  | 'stock'
  | 'time'
  | 'section'
  | 'words';

const names: Readonly<Record<PlaceSort, readonly string[]>> = {
  person: ['person', 'director', 'interested-person', 'candidate', 'holder', 'giver', 'taker'],
  proposal: ['proposal'],
  meeting: ['meeting'],
  determination: ['determination'],
  dividend: ['dividend'],
  right: ['right'],
  // A proposed act, or the act of a body; an entry of any type, by its own id or that of what it tells of.
  thing: ['act', 'entry'],
  stock: ['class', 'series', 'class or series'],
  time: [
    'day',
    'moment',
    'period',
    'lot',
    'year',
    'first day',
    'last day',
    'fiscal-quarter-end',
    'fiscal-year-end',
    'last day of the quarter',
    'first day of the first quarter',
    'last day of the last quarter',
  ],
  section: ['section', 'sections'],
  words: [
    'account',
    'activity',
    'agency',
    'body',
    'calendar',
    'cause',
    'consent-of',
    'content',
    'corporation',
    'dividends',
    'dividends or distributions',
    'dividends or liquidation',
    'enterprise',
    'event',
    'family',
    'figure',
    'institution',
    'law',
    'line',
    'milestone',
    'notion or question',
    'number of days',
    'officers',
    'paper',
    'part',
    'pay',
    'percentage',
    'plan',
    'prices',
    'program',
    'property',
    'rank',
    'recipient',
    'security',
    'sort of capital',
    'stock or property',
    'subject',
    'term',
    'venue',
    'vote',
    'what',
  ],
};

const sorts: ReadonlyMap<string, PlaceSort> = new Map(
  (Object.keys(names) as PlaceSort[]).flatMap((sort) => names[sort].map((name) => [name, sort] as const)),
);

/** What a place of that name holds; undefined where no place is called so. */
export function sortOfPlace(name: string): PlaceSort | undefined {
  return sorts.get(name);
}

/** Words that may be said of a place by its name alone, though they stand in no journal and no instrument: `dividends or distributions`. */
export const wordsOfPlaces: readonly string[] = names.words.flatMap((name) =>
  name.includes(' or ') ? name.split(' or ') : [],
);
