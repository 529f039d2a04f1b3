import { nearest } from '../instrument/index.js';
import { givenUnits, type Given, type GivenUnit } from '../session/index.js';
import { isRecord } from './entry.js';
import { shapeProblems } from './shape-problems.js';
import { givenShape, listed, type WrittenGiven } from './shape.js';
import type { Path, PathProblem } from './problem.js';

/** What a case gives, with the place where it was written. */
export interface GivenAt {
  readonly given: Given;
  readonly path: Path;
}

/**
 * Reads what a case gives: a list of `{notion, about, value, unit, place}`, or a record `notion(acquirer, common): value`.
 */
export function readGivens(written: WrittenGiven | undefined, path: Path, problems: PathProblem[]): readonly GivenAt[] {
  if (written === undefined) return [];
  const items: readonly (readonly [unknown, Path])[] = Array.isArray(written)
    ? written.map((item, index) => [item, [...path, index]])
    : Object.entries(written as Readonly<Record<string, unknown>>).map(([name, value]) => [
        named(name, value),
        [...path, name],
      ]);
  return items.flatMap(([item, at]) => {
    const read = givenShape.safeParse(item);
    if (!read.success) {
      problems.push(...shapeProblems(read.error, givenShape, item, at));
      return [];
    }
    const { notion, about, value, unit, place } = read.data;
    if (value === undefined)
      problems.push({ path: at, message: `what is given of "${notion}" is missing; write value:` });
    if (unit !== undefined && !(givenUnits as readonly string[]).includes(unit))
      problems.push(unknownUnit(unit, [...at, 'unit']));
    const given = {
      notion,
      about: listed(about),
      value: value as Given['value'],
      ...(unit === undefined ? undefined : { unit: unit as GivenUnit }),
      ...(place === undefined ? undefined : { place }),
    };
    return [{ given, path: at }];
  });
}

/** `continuing-directors-count(acquirer): '7'`, or the same with a record of value and unit. */
function named(name: string, value: unknown): unknown {
  const [, notion = name, about] = /^([^()]+)\((.*)\)$/.exec(name) ?? [];
  const fields = isRecord(value) && ('value' in value || 'about' in value) ? value : { value };
  const things =
    about === undefined
      ? undefined
      : about
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '');
  return {
    notion: notion.trim(),
    ...(things === undefined || things.length === 0 ? undefined : { about: things }),
    ...fields,
  };
}

function unknownUnit(unit: string, path: Path): PathProblem {
  const near = nearest(unit, givenUnits);
  return {
    path,
    message: `"${unit}" is no unit; expected one of: ${givenUnits.join(', ')}`,
    ...(near === undefined ? undefined : { nearest: near }),
  };
}

/** Given later takes the place of what was given before of the same notion, about the same, for the same place. */
export function joinedGivens(...lists: readonly (readonly GivenAt[])[]): readonly Given[] {
  const byKey = new Map<string, Given>();
  for (const { given } of lists.flat())
    byKey.set(JSON.stringify([given.notion, given.about, given.place ?? '']), given);
  return [...byKey.values()];
}
