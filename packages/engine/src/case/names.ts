import { nearest } from '../instrument/index.js';
import { askedOfDirectors, givenCounts } from '../terms/index.js';
import { builtInNotions, vocabulary } from '../kinds/index.js';
import type { InstrumentNames } from './charters.js';
import { unknownFact } from './fact.js';
import { optionsOfReading } from './known-readings.js';
import type { GivenAt } from './given.js';
import { listed, type Expectation } from './shape.js';
import type { Path, PathProblem } from './problem.js';

/** Readings set for a case: each must be a reading of the instruments loaded, with one of its options. */
export function readingProblems(
  written: Readonly<Record<string, string>> | undefined,
  path: Path,
  names: InstrumentNames,
): readonly PathProblem[] {
  return Object.entries(written ?? {}).flatMap(([id, option]) => optionProblems(id, [option], path, names, false));
}

/** What is given must be a notion that an instrument defines, or that the engine works out itself. */
export function notionProblems(givens: readonly GivenAt[], names: InstrumentNames): readonly PathProblem[] {
  const known = [...names.notions, ...builtInNotions.keys(), ...givenCounts, ...askedOfDirectors];
  return givens
    .filter(({ given }) => !known.includes(given.notion))
    .map(({ given, path }) => ({ path: [...path, 'notion'], ...unknown('notion', given.notion, known) }));
}

/** The names that an expectation uses: readings and their options, facts. */
export function expectationProblems(
  expect: Expectation | undefined,
  path: Path,
  names: InstrumentNames,
): readonly PathProblem[] {
  if (expect === undefined) return [];
  const under = Object.entries(expect.under ?? {}).flatMap(([id, options]) =>
    optionProblems(id, Object.keys(options), [...path, 'under'], names, true),
  );
  const turning = namesIn(expect.turnsOn)
    .filter((id) => optionsOfReading(names.readings, id) === undefined)
    .map((id) => ({ path: [...path, 'turnsOn'], ...unknown('reading', id, names.readings.keys()) }));
  const asked = namesIn(expect.asks)
    .filter((name) => !vocabulary.has(name))
    .map((name) => unknownFact(name, [...path, 'asks']));
  return [...under, ...turning, ...asked];
}

function namesIn(written: string | readonly string[] | undefined): readonly string[] {
  return written === 'none' ? [] : listed(written);
}

function optionProblems(
  id: string,
  options: readonly string[],
  path: Path,
  names: InstrumentNames,
  optionIsName: boolean,
): readonly PathProblem[] {
  const known = optionsOfReading(names.readings, id);
  if (known === undefined)
    return [{ path: [...path, id], atName: true, ...unknown('reading', id, names.readings.keys()) }];
  return options
    .filter((option) => !known.includes(option))
    .map((option) => {
      const { message, ...rest } = unknown(`option of the reading ${id}`, option, known);
      const at = optionIsName ? { path: [...path, id, option], atName: true } : { path: [...path, id] };
      return { ...at, ...rest, message: `${message} Its options are: ${known.join(', ')}.` };
    });
}

function unknown(
  what: string,
  name: string,
  known: Iterable<string>,
): { readonly message: string; readonly nearest?: string } {
  const all = [...known];
  const near = nearest(name, all);
  const hint = near === undefined ? `the instruments loaded have none of this name.` : `did you mean "${near}"?`;
  return { message: `there is no ${what} "${name}"; ${hint}`, ...(near === undefined ? undefined : { nearest: near }) };
}
