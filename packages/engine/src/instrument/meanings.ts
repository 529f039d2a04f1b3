import type { InstrumentProblem } from './instrument-error.js';
import type { KindCore } from './kind.js';
import { namesWritten, type Named } from './name.js';
import type { Provision } from './provision.js';
import { isByReading, type ByReading } from './reading.js';
import { problemsOfShape } from './shape.js';
import { withYesAndNo } from './yes-and-no.js';

export type Path = readonly (string | number)[];

/** A text by one of its meanings: what is then written, and what its kind reads in that. */
export interface Meaning {
  readonly written: Provision;
  /** Undefined where that is no provision of the kind; then there are problems. */
  readonly read: Provision | undefined;
  readonly problems: readonly MeaningProblem[];
  /** Where a place in what is then written stands in the text. */
  readonly placeOf: (place: Path) => Path;
}

export interface MeaningProblem extends InstrumentProblem {
  /** Whether it lies in a value that a reading chooses where the kind takes one value. */
  readonly isOfOption: boolean;
}

/** How many meanings one text may have: those of five readings of two options each. */
export const mostMeanings = 32;

/**
 * A provision by each of its meanings. Where a reading stands at a place at which the kind takes one value, there is one for each option,
 * which holds if the text is read so; anywhere else the kind itself asks the reading, and there is one meaning. No more than one
 * beyond `mostMeanings` are made.
 */
export function meaningsOf(kind: KindCore, written: Provision, most = mostMeanings + 1): readonly Meaning[] {
  const asWritten = kind.parameters.safeParse(written);
  const read = asWritten.success ? asWritten : kind.parameters.safeParse(withYesAndNo(kind.parameters, written));
  if (read.success) return [{ written, read: read.data, problems: [], placeOf: asItStands }];
  const form = { schema: kind.parameters, written };
  const within = { place: `${written.cite} (${written.kind})`, path: [] };
  const problems = problemsOfShape(read.error, form, within);
  // What fixes a series is read before any question is asked, and one way.
  const isReadable = kind.series === undefined && Object.keys(written.ifRead ?? {}).length < mostMeanings;
  const options = isReadable
    ? optionsAt(
        written,
        problems.map(({ path }) => path),
      )
    : [];
  const meanings: Meaning[] = [];
  for (const option of options) {
    if (meanings.length >= most) break;
    const found = meaningsOf(kind, option.written, most - meanings.length);
    meanings.push(...found.map((meaning) => asOption(option, meaning)));
  }
  const isAmiss = ({ read: said, problems: its }: Meaning): boolean =>
    said === undefined && its.every(({ isOfOption }) => isOfOption);
  if (!meanings.every(isAmiss)) return meanings;
  // Whatever chooses the values there, they are amiss: the text is told as it stands.
  const told = problems.map((each) => ({ ...each, isOfOption: false }));
  return [{ written, read: undefined, problems: told, placeOf: asItStands }];
}

/** A provision by those of its meanings that its kind understands; as it is written where there is none. */
export function plainlyWritten(kind: KindCore, written: Provision): readonly Provision[] {
  return understood(kind, written).map((each) => each.written);
}

/** Every name that stands in a provision as it is written, with the way to it. */
export function namesIn(kind: KindCore, written: Provision): readonly Named[] {
  const named = understood(kind, written).flatMap(({ written: plain, placeOf }) =>
    namesWritten(kind.parameters, plain).map((each) => ({ ...each, path: placeOf(each.path) })),
  );
  return [...new Map(named.map((each) => [each.path.join(' '), each])).values()];
}

function understood(kind: KindCore, written: Provision): readonly Pick<Meaning, 'written' | 'placeOf'>[] {
  const meanings = meaningsOf(kind, written).filter(({ read }) => read !== undefined);
  return meanings.length === 0 ? [{ written, placeOf: asItStands }] : meanings;
}

function asItStands(place: Path): Path {
  return place;
}

/** A value that a reading chooses, where it stands in what was written. */
interface Choice extends ByReading<unknown> {
  readonly path: Path;
}

/** What a text says by one option of a reading. */
interface Option {
  readonly reading: string;
  readonly option: string;
  readonly written: Provision;
  /** The places in it of the values that the reading chose. */
  readonly chosen: readonly Path[];
}

/**
 * What a text says by each option of the first reading that stands at what is amiss, with every value that it chooses there.
 * @param amiss the places at which the text as written does not fit its kind
 */
function optionsAt(written: Provision, amiss: readonly Path[]): readonly Option[] {
  const near = choicesIn(written).filter(({ path }) => amiss.some((place) => isAlong(path, place)));
  const reading = near[0]?.reading ?? '';
  const choices = near.filter((each) => each.reading === reading);
  const options = new Set(choices.flatMap((choice) => Object.keys(choice.options)));
  return [...options]
    .filter((option) => (written.ifRead?.[reading] ?? option) === option)
    .filter((option) => choices.every((choice) => option in choice.options))
    .map((option) => {
      const plain = choices.reduce<unknown>((text, { path, options: by }) => put(text, path, by[option]), written);
      const said = { ...(plain as Provision), ifRead: { ...written.ifRead, [reading]: option } };
      return { reading, option, written: said, chosen: choices.map(({ path }) => path) };
    });
}

/** What a text says by an option, told of the text. */
function asOption(by: Option, { placeOf, problems, ...meaning }: Meaning): Meaning {
  return {
    ...meaning,
    problems: problems.map((each) => toldOf(by, each)),
    placeOf: (place) => placeIn(by, placeOf(place)) ?? placeOf(place),
  };
}

function toldOf(by: Option, problem: MeaningProblem): MeaningProblem {
  const path = placeIn(by, problem.path);
  const place = `${problem.place}, where "${by.reading}" is read as "${by.option}"`;
  return path === undefined ? problem : { ...problem, path, place, isOfOption: true };
}

/** Where something within the value of an option stands; undefined of what lies elsewhere. */
function placeIn({ option, chosen }: Option, place: Path): Path | undefined {
  const at = chosen.find((path) => path.length <= place.length && isAlong(path, place));
  return at === undefined ? undefined : [...at, 'options', option, ...place.slice(at.length)];
}

/** Every value that a reading chooses, but for those within the options of another. */
function choicesIn(value: unknown, path: Path = []): readonly Choice[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isByReading(value)) return typeof value.reading === 'string' ? [{ ...value, path }] : [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([name, part]: readonly [string | number, unknown]) => choicesIn(part, [...path, name]));
}

/** Whether one place is within the other, or they are the same. */
function isAlong(one: Path, other: Path): boolean {
  return one.slice(0, other.length).every((step, index) => step === other[index]);
}

function put(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part;
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === name ? put(each, rest, part) : each));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [name]: put(record[name], rest, part) };
}
