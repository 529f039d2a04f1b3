import { instrumentKinds, nearest, sectionsOf, standsIn, type InstrumentKind } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import type { Matter } from './matter.js';

/** Tells the sections that a change names and no instrument loaded has: one that is changed may be one that is added. */
export function tellUnknownSections(c: Context, { act }: Matter): void {
  if (act.kind !== 'amendment' && act.kind !== 'bylaw') return;
  const instrument = act.kind === 'bylaw' ? 'bylaws' : (act.instrument ?? 'charter');
  const changed = act.kind === 'amendment' ? act.provisions : act.bylaws;
  const own = instrumentKinds.filter((kind) => kind === instrument);
  tellUnknown(c, changed, own, 'it is taken as one that is added');
  const touched = [...(act['inconsistent-with'] ?? []), ...(act.circumvents ?? [])];
  tellUnknown(c, touched, ['law', 'charter', 'designation'], 'what is said to touch it touches nothing here');
}

function tellUnknown(c: Context, cites: readonly string[], kinds: readonly InstrumentKind[], taken: string): void {
  if (cites.length === 0) return;
  const known = sectionsIn(c, kinds);
  // Of an instrument that is not loaded nobody can say which sections it has.
  if (known.size === 0) return;
  for (const cite of cites.filter((each) => !standsIn(each, known))) {
    const near = nearest(cite, known);
    const hint = near === undefined ? '' : `; the nearest that there is, is ${near}`;
    c.remark({ says: `The instruments as loaded have no section ${cite}: ${taken}${hint}.`, cites: [] });
  }
}

function sectionsIn(c: Context, kinds: readonly InstrumentKind[]): ReadonlySet<string> {
  const loaded = c.inForce.instruments.filter(({ instrument }) => kinds.includes(instrument.kind));
  return new Set(
    loaded.flatMap(({ instrument, placed }) => [
      ...sectionsOf(instrument),
      ...placed.flatMap(({ cite, provision }) => [cite, ...sectionsNamed(provision)]),
    ]),
  );
}

/** A provision that protects a section, or yields to one, says that there is one, whether or not its text is loaded. */
function sectionsNamed(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(sectionsNamed);
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'sections' && Array.isArray(part)
      ? part.filter((each): each is string => typeof each === 'string')
      : sectionsNamed(part),
  );
}
