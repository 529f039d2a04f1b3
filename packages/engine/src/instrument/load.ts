import { nearest } from './nearest.js';
import { citation, instrumentSchema, type Instrument } from './instrument.js';
import type { KindCore, Placed } from './kind.js';
import type { Provision } from './provision.js';
import { isByReading, type Reading } from './reading.js';

/** One mistake in an instrument: where, what was wrong, what was expected, what to do. */
export interface InstrumentProblem {
  readonly place: string;
  readonly problem: string;
}

export class InstrumentError extends Error {
  readonly problems: readonly InstrumentProblem[];
  constructor(id: string, problems: readonly InstrumentProblem[]) {
    super(`The instrument "${id}" cannot be used:\n${problems.map((p) => `  ${p.place}: ${p.problem}`).join('\n')}`);
    this.name = 'InstrumentError';
    this.problems = problems;
  }
}

/** An instrument with the parameters of every provision read by its kind. */
export interface LoadedInstrument {
  readonly instrument: Instrument;
  readonly placed: readonly Placed[];
}

/**
 * Reads an instrument: its shape, the parameters of each provision by its kind, and its references to itself (sections
 * displaced or yielded to, readings, notes).
 * @throws {InstrumentError} listing every mistake with its place.
 */
export function loadInstrument(data: unknown, kinds: ReadonlyMap<string, KindCore>): LoadedInstrument {
  const shape = instrumentSchema.safeParse(data);
  const id = idOf(data);
  if (!shape.success) {
    throw new InstrumentError(
      id,
      shape.error.issues.map((issue) => ({ place: issue.path.join('.') || 'top', problem: issue.message })),
    );
  }
  const instrument = shape.data as Instrument;
  const problems: InstrumentProblem[] = [];
  const placed = instrument.articles.flatMap((article) =>
    article.provisions.flatMap((provision) => {
      const read = readProvision(provision, kinds, problems);
      return read === undefined
        ? []
        : [{ instrument, article: article.number, provision: read, cite: citation(instrument, read.cite) }];
    }),
  );
  checkReferences(instrument, placed, problems);
  if (problems.length > 0) throw new InstrumentError(id, problems);
  return { instrument, placed };
}

function readProvision(
  provision: Provision,
  kinds: ReadonlyMap<string, KindCore>,
  problems: InstrumentProblem[],
): Provision | undefined {
  const kind = kinds.get(provision.kind);
  if (kind === undefined) {
    const near = nearest(provision.kind, kinds.keys());
    problems.push({
      place: provision.cite,
      problem: `no kind of provision is called "${provision.kind}"${near === undefined ? '' : `; did you mean "${near}"?`}`,
    });
    return undefined;
  }
  const read = kind.parameters.safeParse(provision);
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    problems.push({
      place: `${provision.cite} (${provision.kind})${issue.path.length === 0 ? '' : ` ${issue.path.join('.')}`}`,
      problem: issue.message,
    });
  }
  return undefined;
}

function checkReferences(instrument: Instrument, placed: readonly Placed[], problems: InstrumentProblem[]): void {
  const sections = new Set(placed.flatMap((each) => sectionsIn(each.provision)));
  const readings = new Set(instrument.readings.map((reading) => reading.id));
  for (const { provision } of placed) {
    for (const cite of [...(provision.yieldsTo ?? []), ...(provision.displaces ?? [])]) {
      if (!standsIn(cite, sections)) problems.push({ place: provision.cite, problem: unknownSection(cite, sections) });
    }
    for (const id of readingsIn(provision)) {
      if (!readings.has(id))
        problems.push({
          place: provision.cite,
          problem: `the reading "${id}" is not among the instrument's readings; add it there`,
        });
    }
  }
  for (const { cite } of [...instrument.readings, ...instrument.notes]) {
    if (!standsIn(cite, sections))
      problems.push({ place: `readings and notes, ${cite}`, problem: unknownSection(cite, sections) });
  }
  for (const id of twice(instrument.readings.map((reading) => reading.id))) {
    problems.push({ place: `reading ${id}`, problem: 'two readings have this id; give one of them another' });
  }
  problems.push(...placed.flatMap(({ provision }) => optionsWithoutValue(provision, instrument.readings)));
  for (const reading of instrument.readings) {
    if (!(reading.adopted in reading.options)) {
      problems.push({
        place: `reading ${reading.id}`,
        problem: `its default "${reading.adopted}" is none of its options: ${Object.keys(reading.options).join(', ')}`,
      });
    }
  }
}

function twice(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** A parameter that a reading chooses must have a value for every meaning that the reading can have. */
function optionsWithoutValue(provision: Provision, readings: readonly Reading[]): readonly InstrumentProblem[] {
  const options = new Map(readings.map((reading) => [reading.id, Object.keys(reading.options)]));
  return choicesIn(provision).flatMap(({ reading, has }) => {
    const missing = (options.get(reading) ?? []).filter((option) => !has.includes(option));
    if (missing.length === 0) return [];
    const problem = `the reading "${reading}" may be read as ${missing.map((option) => `"${option}"`).join(' or ')}, for which this provision gives no value; add it under "options"`;
    return [{ place: provision.cite, problem }];
  });
}

interface Choice {
  readonly reading: string;
  readonly has: readonly string[];
}

/** The parameters of a provision that readings choose, with the options for which each has a value. */
function choicesIn(value: unknown): readonly Choice[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(choicesIn);
  const own = isByReading(value) ? [{ reading: value.reading, has: Object.keys(value.options) }] : [];
  return [...own, ...Object.values(value).flatMap(choicesIn)];
}

/** A section stands in the instrument where a provision is cited so, above it, or below it. */
function standsIn(cite: string, sections: ReadonlySet<string>): boolean {
  if (sections.has(cite)) return true;
  for (const section of sections) if (section.startsWith(cite) || cite.startsWith(section)) return true;
  return false;
}

function unknownSection(cite: string, sections: ReadonlySet<string>): string {
  const near = nearest(cite, sections);
  return `the instrument has no section "${cite}"${near === undefined ? '' : `; the nearest is "${near}"`}`;
}

/** Every section that a provision speaks for: its own, and those that its parts name. */
function sectionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(sectionsIn);
  const { cite } = value as { readonly cite?: unknown };
  return [...(typeof cite === 'string' ? [cite] : []), ...Object.values(value).flatMap(sectionsIn)];
}

/** The readings that a provision's parameters name. */
export function readingsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(readingsIn);
  const record = value as Record<string, unknown>;
  const own = typeof record['reading'] === 'string' && 'options' in record ? [record['reading']] : [];
  return [...own, ...Object.values(record).flatMap(readingsIn)];
}

function idOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : 'without id';
}
