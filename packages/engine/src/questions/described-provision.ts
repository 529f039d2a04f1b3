import { toPlain, type Plain } from '../evaluation/index.js';
import { asSaid, isByReading, isUnder, readingsIn, textStateOf } from '../instrument/index.js';
import type { BearsOn, LoadedInstrument, NoteOfConstruction, Placed, Reading, TextState } from '../instrument/index.js';
import { kinds } from '../kinds/index.js';
import { fieldsOfAll } from '../terms/index.js';
import { describedKind } from './describe-kinds.js';
import type { DescribedField } from './describe.js';
import { fieldOf, namedSections, type Naming } from './named-sections.js';

/** A parameter of a provision: what it means, and what the instrument says there. */
export interface DescribedParameter {
  readonly name: string;
  readonly means: string;
  readonly written: Plain;
}

/** What a reading decides in a provision: a parameter, with what stands there by each option. */
export interface Decided {
  readonly parameter: string;
  readonly means: string;
  readonly options: Readonly<Record<string, Plain>>;
}

/** A doubt about the text, and what it decides here: nothing, where another provision of the section consults it. */
export interface DescribedReading extends Reading {
  readonly decides: readonly Decided[];
}

/** Another section, and the field under which one of the two names the other, with what that field means. */
export interface NamedSection {
  readonly section: string;
  readonly as: string;
  readonly means: string;
}

/** A provision with all that bears on it, whatever has happened: its figures and words, its doubts, its place among the others. */
export interface DescribedProvision {
  readonly cite: string;
  readonly article: string;
  readonly kind: string;
  readonly summary: string;
  /** What every provision of its kind provides. */
  readonly provides: string;
  readonly state: TextState;
  readonly parameters: readonly DescribedParameter[];
  readonly readings: readonly DescribedReading[];
  readonly notes: readonly NoteOfConstruction[];
  /** The open facts that its rules may ask for, by name. */
  readonly facts: readonly string[];
  /** The questions in which it takes part. */
  readonly answers: readonly string[];
  /** The notions that it defines. */
  readonly defines: readonly string[];
  /** On what it bears, where nobody has worked its text out. */
  readonly bearsOn?: BearsOn;
  /** The sections over which it prevails where both apply. */
  readonly prevailsOver: readonly string[];
  /** The sections that prevail over it where both apply. */
  readonly yieldsTo: readonly string[];
  /** Other sections that its parameters name. */
  readonly names: readonly NamedSection[];
  /** Sections whose parameters name this one. */
  readonly namedBy: readonly NamedSection[];
}

/** A provision of an instrument, described. */
export function describeProvision(placed: Placed, loaded: LoadedInstrument): DescribedProvision {
  const { provision, cite, article } = placed;
  const kind = kinds.get(provision.kind);
  const described = describedKind(provision.kind);
  const parameters = parametersOf(placed, described?.fields ?? []);
  const bearsOn = kind?.bearsOn?.(provision as never);
  const namings = namedSections(loaded);
  return {
    cite,
    article,
    kind: provision.kind,
    summary: provision.summary,
    provides: described?.provides ?? '',
    state: textStateOf(placed, kinds),
    parameters,
    readings: readingsOf(placed, loaded, parameters),
    notes: loaded.instrument.notes.filter((note) => meet(note.cite, provision.cite)),
    facts: described?.facts ?? [],
    answers: described?.answers ?? [],
    defines: definedBy(placed),
    ...(bearsOn === undefined ? undefined : { bearsOn }),
    ...prevalenceOf(placed, namings),
    ...namesOf(placed, namings),
  };
}

/** The notions that a provision defines. */
export function definedBy({ provision }: Placed): readonly string[] {
  return kinds.get(provision.kind)?.defines?.(provision as never) ?? [];
}

function parametersOf({ written }: Placed, fields: readonly DescribedField[]): readonly DescribedParameter[] {
  return Object.entries(written ?? {})
    .filter(([name]) => !(name in fieldsOfAll))
    .map(([name, value]) => {
      const means = fields.find((field) => field.name === name)?.means ?? '';
      return { name, means, written: toPlain(value).plain ?? null };
    });
}

/** The readings that a provision consults, and those of its section that no other provision consults. */
function readingsOf(
  { provision }: Placed,
  { instrument, placed }: LoadedInstrument,
  parameters: readonly DescribedParameter[],
): readonly DescribedReading[] {
  const own = new Set(readingsIn(provision));
  const elsewhere = new Set(
    asSaid(placed).flatMap((each) => (each.provision === provision ? [] : readingsIn(each.provision))),
  );
  return instrument.readings
    .filter(({ id, cite }) => own.has(id) || (cite === provision.cite && !elsewhere.has(id)))
    .map((reading) => ({
      ...reading,
      decides: parameters.flatMap(({ name, means, written }) =>
        choicesOf(written, reading.id).map((options) => ({ parameter: name, means, options })),
      ),
    }));
}

/** What stands wherever in a value a reading chooses, by each of its options. */
function choicesOf(value: Plain, reading: string): readonly Readonly<Record<string, Plain>>[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return (value as readonly Plain[]).flatMap((part) => choicesOf(part, reading));
  const own = isByReading<Plain>(value) && value.reading === reading ? [value.options] : [];
  return [...own, ...Object.values(value).flatMap((part) => choicesOf(part, reading))];
}

/** What a provision prevails over, and what prevails over it, by the sections that those of its instrument name. */
export function prevalenceOf(
  placed: Placed,
  namings: readonly Naming[],
): Pick<DescribedProvision, 'prevailsOver' | 'yieldsTo'> {
  const { own, others } = namingsOf(placed, namings);
  const cited = (by: Naming['prevails']) => own.flatMap((each) => (each.prevails === by ? [each.cited] : []));
  const senders = (by: Naming['prevails']) => others.flatMap((each) => (each.prevails === by ? [each.from.cite] : []));
  return {
    prevailsOver: distinct([...cited('displaces'), ...senders('yieldsTo')]),
    yieldsTo: distinct([...cited('yieldsTo'), ...senders('displaces')]),
  };
}

/** The other sections that its parameters name, and those whose parameters name it. */
function namesOf(placed: Placed, namings: readonly Naming[]): Pick<DescribedProvision, 'names' | 'namedBy'> {
  const { own, others } = namingsOf(placed, namings);
  const told = (list: readonly Naming[], sectionOf: (naming: Naming) => string) =>
    list
      .filter(({ prevails }) => prevails === undefined)
      .map((each) => ({ section: sectionOf(each), ...fieldOf(each) }));
  return { names: told(own, ({ cited }) => cited), namedBy: told(others, ({ from }) => from.cite) };
}

function namingsOf(placed: Placed, all: readonly Naming[]) {
  return {
    own: all.filter(({ from }) => from === placed),
    others: all.filter(({ from, section }) => from !== placed && meet(section, placed.provision.cite)),
  };
}

function distinct(sections: readonly string[]): readonly string[] {
  return [...new Set(sections)];
}

/** Whether one section is the other, or stands under it. */
function meet(one: string, other: string): boolean {
  return isUnder(one, other) || isUnder(other, one);
}
