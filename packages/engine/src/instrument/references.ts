import type { Instrument } from './instrument.js';
import type { InstrumentProblem } from './instrument-error.js';
import type { Placed } from './kind.js';
import { nearest } from './nearest.js';
import type { Provision } from './provision.js';
import { isByReading, type Reading } from './reading.js';
import { sectionsOf, standsIn } from './section.js';

type Path = readonly (string | number)[];

/** What an instrument names of itself and does not have: sections, readings, and values for what a reading may mean. */
export function problemsOfReferences(
  instrument: Instrument,
  provisions: readonly { readonly path: Path; readonly placed: Placed }[],
): readonly InstrumentProblem[] {
  const { readings, notes } = instrument;
  // A provision that could not be read has its section all the same.
  const sections = sectionsOf(instrument);
  const cited = [...readings.map(inList('readings')), ...notes.map(inList('notes'))];
  return [
    ...provisions.flatMap(({ placed: { provision }, path }) =>
      problemsOfProvision(provision, path, sections, readings),
    ),
    ...cited
      .filter(({ of }) => !standsIn(of.cite, sections))
      .map(({ of: { cite }, path }) => ({
        place: `readings and notes, ${cite}`,
        path: [...path, 'cite'],
        ...unknownSection(cite, sections),
      })),
    ...readings.map(inList('readings')).flatMap(({ of, path }) => problemsOfReading(of, path, readings)),
  ];
}

function inList(list: string) {
  return <T>(of: T, index: number) => ({ of, path: [list, index] });
}

function problemsOfProvision(
  provision: Provision,
  path: Path,
  sections: ReadonlySet<string>,
  readings: readonly Reading[],
): readonly InstrumentProblem[] {
  const place = provision.cite;
  const known = new Set(readings.map(({ id }) => id));
  const unknown = [...new Set(readingsIn(provision))].filter((id) => !known.has(id));
  const named = [...(provision.yieldsTo ?? []), ...(provision.displaces ?? []), ...(provision.insteadOf ?? [])];
  return [
    ...named
      .filter((cite) => !standsIn(cite, sections))
      .map((cite) => ({ place, path, ...unknownSection(cite, sections) })),
    ...unknown.map((id) => {
      const near = nearest(id, known);
      const problem = `the reading "${id}" is not among the instrument's readings; add it there`;
      return near === undefined ? { place, path, problem } : { place, path, problem, nearest: near };
    }),
    ...optionsWithoutValue(provision, readings).map((problem) => ({ place, path, problem })),
  ];
}

function problemsOfReading(reading: Reading, path: Path, readings: readonly Reading[]): readonly InstrumentProblem[] {
  const { id, adopted, options } = reading;
  const place = `reading ${id}`;
  const isSecond = readings.find((each) => each.id === id) !== reading;
  const chosen = Object.keys(options);
  return [
    ...(isSecond
      ? [{ place, path: [...path, 'id'], problem: 'two readings have this id; give one of them another' }]
      : []),
    ...(chosen.includes(adopted)
      ? []
      : [
          {
            place,
            path: [...path, 'adopted'],
            problem: `its default "${adopted}" is none of its options: ${chosen.join(', ')}`,
          },
        ]),
  ];
}

/** A parameter that a reading chooses must have a value for every meaning that the reading can have. */
function optionsWithoutValue(provision: Provision, readings: readonly Reading[]): readonly string[] {
  const options = new Map(readings.map((reading) => [reading.id, Object.keys(reading.options)]));
  const without = meaningsIn(provision).flatMap(({ reading, option }) => {
    const known = options.get(reading);
    if (known === undefined || known.includes(option)) return [];
    return [`the reading "${reading}" cannot be read as "${option}"; it may be read as ${known.join(', ')}`];
  });
  return [...without, ...missingIn(provision, options)];
}

function missingIn(provision: Provision, options: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return choicesIn(provision).flatMap(({ reading, has }) => {
    const missing = (options.get(reading) ?? []).filter((option) => !has.includes(option));
    if (missing.length === 0) return [];
    return [
      `the reading "${reading}" may be read as ${missing.map((option) => `"${option}"`).join(' or ')}, for which this provision gives no value; add it under "options"`,
    ];
  });
}

/** The options that a provision names of readings: those for which it gives values, and those by which it says something. */
function meaningsIn(value: unknown): readonly { readonly reading: string; readonly option: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(meaningsIn);
  const { reading, option } = value as { readonly reading?: unknown; readonly option?: unknown };
  const own = typeof reading === 'string' && typeof option === 'string' ? [{ reading, option }] : [];
  const chosen = isByReading(value) ? Object.keys(value.options).map((each) => [value.reading, each] as const) : [];
  own.push(...[...chosen, ...Object.entries(ifReadOf(value))].map(([of, each]) => ({ reading: of, option: each })));
  return [...own, ...Object.values(value).flatMap(meaningsIn)];
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

function unknownSection(cite: string, sections: ReadonlySet<string>) {
  const near = nearest(cite, sections);
  const problem = `the instrument has no section "${cite}"`;
  return near === undefined ? { problem } : { problem: `${problem}; the nearest is "${near}"`, nearest: near };
}

/** The readings that a provision's parameters name, and those by which alone it says what it says. */
export function readingsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(readingsIn);
  const record = value as Record<string, unknown>;
  const isChoice = typeof record['reading'] === 'string' && ('options' in record || 'option' in record);
  const own = isChoice ? [record['reading'] as string] : [];
  return [...own, ...Object.keys(ifReadOf(record)), ...Object.values(record).flatMap(readingsIn)];
}

function ifReadOf(record: object): Readonly<Record<string, string>> {
  const { ifRead } = record as Pick<Provision, 'ifRead'>;
  return typeof ifRead === 'object' ? ifRead : {};
}
