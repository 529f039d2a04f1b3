import type { z } from 'zod';
import { nearestName } from './nearest.js';
import type { Problem } from './problem.js';

type Issue = z.core.$ZodIssue;
type Place = { readonly entry: string; readonly index: number; readonly path: readonly (string | number)[] };
type Form = { readonly schema: z.ZodObject; readonly written: unknown };

/**
 * The problems of form that a schema found, each with its path and, for a wrong name, the nearest valid one.
 *
 * @param form the schema, and what was written
 */
export function formProblems(error: z.ZodError, form: Form, place: Place): readonly Problem[] {
  return error.issues.flatMap((issue) => problemsOfIssue(issue, form, place));
}

function problemsOfIssue(
  issue: Issue,
  form: Form,
  place: Place,
  above: readonly PropertyKey[] = [],
): readonly Problem[] {
  const way = [...above, ...issue.path];
  const at = {
    ...place,
    path: [...place.path, ...way.map((step) => (typeof step === 'number' ? step : String(step)))],
  };
  const written = writtenAt(form.written, way);
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(form, way);
    return issue.keys.map((key) => unknownField(key, known, { ...at, path: [...at.path, key] }));
  }
  if (issue.code === 'invalid_value') return [wrongChoice(issue.values, written, at)];
  if (issue.code === 'invalid_union') {
    if ('options' in issue && issue.options !== undefined) return [wrongChoice(issue.options, written, at)];
    const inner = closestBranch(issue.errors);
    if (inner.length > 0) return inner.flatMap((each) => problemsOfIssue(each, form, place, way));
  }
  return [{ kind: 'form', entry: at.entry, index: at.index, path: at.path, message: messageOf(issue, written) }];
}

/** A field says itself what it expects; of a list or of fields it is said here. */
function messageOf(issue: Issue, written: unknown): string {
  if (issue.code === 'too_small' && issue.origin === 'array' && issue.message.startsWith('Too small'))
    return `a list of at least ${issue.minimum} was expected`;
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    const wanted = [...new Set(issue.errors.flat().map(expectedIn))].join(', or ');
    return written === undefined
      ? `this field is missing and must be given; expected ${wanted}`
      : `expected ${wanted}, not ${JSON.stringify(written)}`;
  }
  if (issue.code !== 'invalid_type') return issue.message;
  const own = issue.message.startsWith('expected') ? issue.message : undefined;
  if (written === undefined) return `this field is missing and must be given${own === undefined ? '' : `; ${own}`}`;
  return own ?? `expected ${expectedForms[issue.expected] ?? issue.expected}, not ${JSON.stringify(written)}`;
}

/** What one way of writing a value asks for. */
function expectedIn(issue: Issue): string {
  if (issue.code === 'invalid_value') return issue.values.map(String).join(', ');
  return issue.code === 'invalid_type' ? (expectedForms[issue.expected] ?? issue.expected) : issue.message;
}

const expectedForms: Readonly<Record<string, string>> = {
  object: 'fields with their values',
  array: 'a list',
  string: 'text',
};

function unknownField(key: string, known: readonly string[], place: Place): Problem {
  const nearest = nearestName(key, known);
  const hint = nearest === undefined ? '.' : `; did you mean '${nearest}'?`;
  const choice = known.length > 0 ? ` The fields are: ${known.join(', ')}.` : '';
  return withNearest(place, `there is no field '${key}' here${hint}${choice}`, nearest);
}

function wrongChoice(possible: readonly unknown[], written: unknown, place: Place): Problem {
  const choices = possible.map(String);
  const nearest = typeof written === 'string' ? nearestName(written, choices) : undefined;
  const wrong = typeof written === 'string' ? `'${written}' is not possible here` : 'this field is missing, or no text';
  return withNearest(place, `${wrong}; expected one of: ${choices.join(', ')}`, nearest);
}

function withNearest(place: Place, message: string, nearest: string | undefined): Problem {
  const suggestion = nearest === undefined ? {} : { nearest };
  return { kind: 'form', entry: place.entry, index: place.index, path: place.path, message, ...suggestion };
}

/** Of the alternatives of a field, the one that fails latest says most about what was meant. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));
  return branches.reduce<readonly Issue[]>((best, next) => (depth(next) > depth(best) ? next : best), []);
}

/** What was written at a path. */
function writtenAt(written: unknown, path: readonly PropertyKey[]): unknown {
  let at = written;
  for (const step of path) at = (at as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[step];
  return at;
}

/** The fields of the object at a path; where there is a choice, of the branch whose `kind` was written. */
function fieldsAt(form: Form, path: readonly PropertyKey[]): readonly string[] {
  let [schema, written] = [chosen(form.schema, form.written), form.written];
  for (const step of path) {
    const { element, shape } = definitionOf(schema);
    written = writtenAt(written, [step]);
    schema = chosen(typeof step === 'number' ? element : shape?.[String(step)], written);
  }
  return Object.keys(definitionOf(schema).shape ?? {});
}

type Definition = {
  readonly innerType?: unknown;
  readonly in?: unknown;
  readonly getter?: () => unknown;
  readonly element?: unknown;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
};

function definitionOf(schema: unknown): Definition {
  return (schema as { def?: Definition } | undefined)?.def ?? {};
}

/** The schema without what makes it optional or reads it, and of a choice the branch that was meant: by its kind, else the record. */
function chosen(schema: unknown, written: unknown): unknown {
  const { innerType, in: read, getter, options } = definitionOf(schema);
  const within = innerType ?? read ?? getter?.();
  if (within !== undefined) return chosen(within, written);
  if (options === undefined) return schema;
  const kind = writtenAt(written, ['kind']);
  if (kind !== undefined) return options.find((option) => acceptsKind(option, kind));
  return options.map((option) => chosen(option, written)).find((each) => definitionOf(each).shape !== undefined);
}

function acceptsKind(option: unknown, kind: unknown): boolean {
  const schema = definitionOf(option).shape?.['kind'] as z.ZodType | undefined;
  return schema?.safeParse(kind).success === true;
}
