import type { Instrument } from './instrument.js';

/** Whether an entry that names an instrument speaks of this one: by its id, or by what it is, such as "charter". */
export function isNamed({ id, kind }: Pick<Instrument, 'id' | 'kind'>, name: string): boolean {
  return name === id || name === kind;
}

/** Whether a section is the one cited, or stands under it: FOURTH.A is under FOURTH. */
export function isUnder(section: string, cite: string): boolean {
  return (
    section === cite ||
    section.startsWith(`${cite}.`) ||
    section.startsWith(`${cite}(`) ||
    section.startsWith(`${cite}[`)
  );
}

/** The sections that a name means: itself, and of an article every section that stands in it, however that is numbered. */
function meantBy(name: string, instruments: readonly Pick<Instrument, 'articles'>[]): readonly string[] {
  const within = instruments.flatMap(({ articles }) =>
    articles
      .filter(({ number }) => number === name)
      .flatMap(({ sections: listed = [], provisions }) => [...listed, ...provisions.map(({ cite }) => cite)]),
  );
  return [name, ...within];
}

/** Whether a section is what a name means, or stands in it. */
export function isMeantBy(
  name: string,
  section: string,
  instruments: readonly Pick<Instrument, 'articles'>[],
): boolean {
  return meantBy(name, instruments).some((each) => isUnder(section, each));
}

const sections = new WeakMap<object, ReadonlySet<string>>();

/** Every section of an instrument that is named in it: its provisions, what their parts cite, and articles without either. */
export function sectionsOf(instrument: Pick<Instrument, 'articles'>): ReadonlySet<string> {
  const known = sections.get(instrument);
  if (known !== undefined) return known;
  const found = new Set(
    instrument.articles.flatMap(({ number, provisions }) =>
      provisions.length === 0 ? [number] : sectionsIn(provisions),
    ),
  );
  sections.set(instrument, found);
  return found;
}

/** A section stands in an instrument where a provision is cited so, above it, or below it. */
export function standsIn(cite: string, known: Iterable<string>): boolean {
  for (const section of known) if (isUnder(section, cite) || isUnder(cite, section)) return true;
  return false;
}

/** The sections that some data cites: its own, and those of its parts. */
export function sectionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(sectionsIn);
  const { cite } = value as { readonly cite?: unknown };
  return [...(typeof cite === 'string' ? [cite] : []), ...Object.values(value).flatMap(sectionsIn)];
}
