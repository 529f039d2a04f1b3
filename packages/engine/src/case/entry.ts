import { isDay } from '../exact/index.js';
import { nearest } from '../instrument/index.js';
import { actSchema, entryTypes, isInstant, type EntryInput, type Problem } from '../journal/index.js';
import { namedMissing } from './shape-problems.js';
import type { Path, PathProblem } from './problem.js';
import type { WrittenEntry } from './shape.js';

/** An entry as the journal takes it, with the place in the file where it was written. */
export interface EntryAt {
  readonly input: EntryInput;
  readonly path: Path;
  /** The name under which its data were written, and the data; none for entries made of something else in the file. */
  readonly type?: string;
  readonly data?: unknown;
  /** Whether the file itself gives the id; otherwise it is that of the place. */
  readonly isNamed?: boolean;
}

/** What stands beside the type of an entry. */
export const envelopeFields = ['on', 'time', 'id', 'basis', 'paper', 'by', 'entered', 'supersedes', 'note'] as const;

const typeNames: readonly string[] = entryTypes.map((type) => type.type);

/** The kinds of acts that a proposal may name in place of `act`. */
export const actKinds: readonly string[] = actSchema.options.map((option) => [...option.shape.kind.values][0] ?? '');

/**
 * Reads the way in which case files write an entry: `{on: 2004-05-01, proposed: {id: deal, merger: {…}}}`. Its data are
 * read by the journal. Without a basis the entry is stipulated.
 */
export function readEntry(
  written: WrittenEntry,
  path: Path,
  place: { readonly corporation: string; readonly id: string },
): { readonly entry: EntryAt } | { readonly problems: readonly PathProblem[] } {
  const others = Object.keys(written).filter((name) => !(envelopeFields as readonly string[]).includes(name));
  const types = others.filter((name) => typeNames.includes(name));
  const unknown = others.filter((name) => !typeNames.includes(name));
  const [type] = types;
  const problems = unknown.map((name) => unknownName(name, path));
  if (types.length > 1)
    problems.push({
      path,
      message: `an entry is of one type; this one names ${types.join(' and ')}. Write an entry for each`,
    });
  if (type === undefined && unknown.length === 0)
    problems.push({ path, message: 'this entry has no type; write what happened, such as shares-issued: {…}' });
  if (written['on'] === undefined)
    problems.push({ path, message: 'this entry has no day; write on: and the day it took effect' });
  if (problems.length > 0 || type === undefined) return { problems };
  const { time, basis = 'stipulated', paper, by = 'case file', supersedes } = written;
  const input = {
    id: written['id'] ?? place.id,
    corporation: place.corporation,
    type,
    on: written['on'],
    enteredAt: enteredAt(written),
    ...knownSince(written),
    by,
    basis,
    data: takesAct(type) ? expandAct(written[type]) : emptied(written[type]),
    ...(time === undefined ? undefined : { time }),
    ...(paper === undefined ? undefined : { paper: typeof paper === 'string' ? { id: paper } : paper }),
    ...(supersedes === undefined ? undefined : { supersedes }),
  } as EntryInput;
  return { entry: { input, path, type, data: written[type], isNamed: written['id'] !== undefined } };
}

function unknownName(name: string, path: Path): PathProblem {
  const near = nearest(name, [...typeNames, ...envelopeFields]);
  const hint = near === undefined ? '; "quorate entries" lists the types' : `; did you mean "${near}"?`;
  return {
    path: [...path, name],
    atName: true,
    message: `there is no type of entry "${name}"${hint}`,
    ...(near === undefined ? undefined : { nearest: near }),
  };
}

/** The instant of entry: written, or the end of the day of effect. */
function enteredAt(written: WrittenEntry): unknown {
  const entered = written['entered'] ?? written['on'];
  return typeof entered === 'string' && isDay(entered) ? `${entered}T23:59:59Z` : entered;
}

/** In a journal of its own an entry is known when it is entered; in one that is kept it is entered later than it says. */
function knownSince(written: WrittenEntry): { readonly knownSince?: string } {
  const instant = written['entered'] === undefined ? undefined : enteredAt(written);
  return typeof instant === 'string' && isInstant(instant) ? { knownSince: instant } : {};
}

/** `{id: deal, merger: {with: x}}` as `{id: deal, act: {kind: merger, with: x}}`; anything else as it is. */
export function expandAct(data: unknown): unknown {
  if (!isRecord(data) || 'act' in data) return data;
  const kinds = Object.keys(data).filter((name) => actKinds.includes(name));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1 || !(isRecord(data[kind]) || data[kind] === '')) return data;
  const { [kind]: fields, ...rest } = data;
  return { ...rest, act: { kind, ...(isRecord(fields) ? fields : {}) } };
}

function takesAct(type: string): boolean {
  const shape: object | undefined = entryTypes.find((each) => each.type === type)?.data.shape;
  return shape !== undefined && 'act' in shape;
}

/** Nothing written after a type means no fields. */
function emptied(data: unknown): unknown {
  return data === '' ? {} : data;
}

/** Where in the file a problem that the journal found stands. */
export function problemAt(entry: EntryAt, problem: Problem): PathProblem {
  const [first, ...rest] = problem.path;
  const message = namedMissing(problem.path, problem.message);
  const near = problem.nearest === undefined ? undefined : { nearest: problem.nearest };
  const atName = message.startsWith('there is no field');
  if (first !== 'data')
    return {
      path: first === undefined || first === 'enteredAt' ? entry.path : [...entry.path, first],
      message,
      atName,
      ...near,
    };
  const { data } = entry;
  const inner =
    rest[0] === 'act' && isRecord(data) && !('act' in data)
      ? [Object.keys(data).find((name) => actKinds.includes(name)) ?? 'act', ...rest.slice(1)]
      : rest;
  return {
    path: entry.type === undefined ? entry.path : [...entry.path, entry.type, ...inner],
    message,
    atName,
    ...near,
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
