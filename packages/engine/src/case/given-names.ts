import { namesIn, type GivenSort, type Instrument } from '../instrument/index.js';
import { kinds } from '../kinds/index.js';

/** An id that an instrument gives to an agency, a person, a milestone or stock: by it entries speak of that, and by no other. */
export interface GivenName {
  readonly id: string;
  readonly sort: GivenSort | 'stock';
  /** The sections whose provisions speak of it so. */
  readonly cites: readonly string[];
}

/** The ids that instruments give, in the order of the documents. */
export function givenNames(instruments: readonly Instrument[]): readonly GivenName[] {
  const found = new Map<string, GivenName>();
  for (const given of instruments.flatMap(givenBy)) {
    const key = `${given.sort} ${given.id}`;
    const cites = found.get(key)?.cites ?? [];
    found.set(key, { ...given, cites: [...new Set([...cites, ...given.cites])] });
  }
  return [...found.values()];
}

/** Each place at which an instrument gives an id. An instrument never changes, and is read by every file that names it. */
function givenBy(instrument: Instrument): readonly GivenName[] {
  const known = given.get(instrument);
  if (known !== undefined) return known;
  const found = instrument.articles
    .flatMap((article) => article.provisions)
    .flatMap((provision) => {
      const kind = kinds.get(provision.kind);
      return (kind === undefined ? [] : namesIn(kind, provision)).flatMap(({ name: id, sort, gives }) =>
        gives !== true || sort === 'section' || sort === 'notion' ? [] : [{ id, sort, cites: [provision.cite] }],
      );
    });
  given.set(instrument, found);
  return found;
}

const given = new WeakMap<Instrument, readonly GivenName[]>();
