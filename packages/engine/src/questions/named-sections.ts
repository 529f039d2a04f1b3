import {
  asSaid,
  citation,
  namesWritten,
  sectionsOf,
  standsIn,
  type LoadedInstrument,
  type Placed,
} from '../instrument/index.js';
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
  /** The field under which it is named, and what that field means. */
  readonly as: string;
  readonly means: string;
}

/** Every section that the provisions of an instrument name: those they yield to and displace, and those in their parameters. */
export function namedSections(loaded: LoadedInstrument): readonly Naming[] {
  const known = namings.get(loaded) ?? asSaid(loaded.placed).flatMap(namedBy);
  namings.set(loaded, known);
  return known;
}

/** Every provision of an instrument is told with those that name it. */
const namings = new WeakMap<LoadedInstrument, readonly Naming[]>();

function namedBy(from: Placed): readonly Naming[] {
  const { provision, written, instrument } = from;
  const sections = sectionsOf(instrument);
  const naming = (section: string, as: string, means: string): Naming => {
    const cited = standsIn(section, sections) ? citation(instrument, section) : section;
    return { from, section, cited, as, means };
  };
  const { yieldsTo = [], displaces = [] } = provision;
  const kind = kinds.get(provision.kind);
  const inParameters =
    kind === undefined || written === undefined
      ? []
      : namesWritten(kind.parameters, written).filter(({ sort }) => sort === 'section');
  return [
    ...yieldsTo.map((section) => naming(section, 'yieldsTo', '')),
    ...displaces.map((section) => naming(section, 'displaces', '')),
    ...inParameters.map(({ name, path }) => {
      const field = fieldAt(describedKind(provision.kind)?.fields ?? [], path);
      return naming(name, field?.name ?? String(path[0] ?? ''), field?.means ?? '');
    }),
  ];
}

/** The field to which a path leads, as deep as fields are described. */
function fieldAt(fields: readonly DescribedField[], path: readonly (string | number)[]): DescribedField | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  const field = fields.find(({ name }) => name === step);
  return fieldAt(field?.fields ?? fields, rest) ?? field;
}
