import { namesWritten, type GivenSort, type Instrument } from '../instrument/index.js';
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
  const provisions = instruments.flatMap(({ articles }) => articles).flatMap((article) => article.provisions);
  const found = new Map<string, GivenName>();
  for (const provision of provisions) {
    const schema = kinds.get(provision.kind)?.parameters;
    for (const { name: id, sort, gives } of schema === undefined ? [] : namesWritten(schema, provision)) {
      if (gives !== true || sort === 'section' || sort === 'notion') continue;
      const key = `${sort} ${id}`;
      const cites = found.get(key)?.cites ?? [];
      found.set(key, { id, sort, cites: [...new Set([...cites, provision.cite])] });
    }
  }
  return [...found.values()];
}
