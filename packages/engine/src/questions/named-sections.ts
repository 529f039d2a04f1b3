import { asSaid, citation, namesIn, sectionsOf, standsIn } from '../instrument/index.js';
import type { LoadedInstrument, Placed } from '../instrument/index.js';
import { kinds } from '../kinds/index.js';
import { describedKind } from './describe-kinds.js';
import type { DescribedField } from './describe.js';

/** A provision names a section. */
export interface Naming {
  readonly from: Placed;
  /** As its instrument numbers it. */
  readonly section: string;
  /** As answers cite it. */
  readonly cited: string;
  /** Where in the provision. */
  readonly path: readonly (string | number)[];
  /** How the two stand to each other, where that is what the provision says of it. */
  readonly prevails?: 'yieldsTo' | 'displaces';
}

/** Every section that the provisions of an instrument name: those they yield to and displace, and those in their parameters. */
export function namedSections(loaded: LoadedInstrument): readonly Naming[] {
  return asSaid(loaded.placed).flatMap(namedBy);
}

function namedBy(from: Placed): readonly Naming[] {
  const { provision, written, instrument } = from;
  const sections = sectionsOf(instrument);
  const naming = (section: string, path: Naming['path']) => {
    const cited = standsIn(section, sections) ? citation(instrument, section) : section;
    return { from, section, cited, path };
  };
  const { yieldsTo = [], displaces = [] } = provision;
  const kind = kinds.get(provision.kind);
  const inParameters =
    kind === undefined || written === undefined ? [] : namesIn(kind, written).filter(({ sort }) => sort === 'section');
  return [
    ...yieldsTo.map((section) => ({ ...naming(section, ['yieldsTo']), prevails: 'yieldsTo' as const })),
    ...displaces.map((section) => ({ ...naming(section, ['displaces']), prevails: 'displaces' as const })),
    ...inParameters.map(({ name, path }) => naming(name, path)),
  ];
}

/** The field under which a section is named, and what it means, as deep as fields are described. */
export function fieldOf({ from, path }: Naming): { readonly as: string; readonly means: string } {
  const field = fieldAt(describedKind(from.provision.kind)?.fields ?? [], path);
  return { as: field?.name ?? String(path[0] ?? ''), means: field?.means ?? '' };
}

function fieldAt(fields: readonly DescribedField[], path: Naming['path']): DescribedField | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  const field = fields.find(({ name }) => name === step);
  return fieldAt(field?.fields ?? fields, rest) ?? field;
}
