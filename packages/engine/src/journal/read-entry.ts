import { z } from 'zod';
import { bases, type EntryInput } from './entry.js';
import type { EntryType } from './entry-type.js';
import { entryTypeNamed, nearestEntryType, type AnyEntry } from './entry-types.js';
import { dayField, identifier, text, timeField } from './field/index.js';
import { formProblems } from './form-problems.js';
import { isInstant, isLaterThan } from './instant.js';
import type { Problem } from './problem.js';
import { upgraded } from './upgrade.js';

/** An entry read and typed, or the problems of its form. */
export type Read = { readonly entry: AnyEntry } | { readonly problems: readonly Problem[] };

/**
 * Reads one written entry: its envelope, then its data by the schema of its type, upgraded first where it was stored in
 * an older version.
 *
 * @param index which of the entries given together, for the problems
 * @param sequence the place in the journal that the entry will take
 */
export function readEntry(input: EntryInput, index: number, sequence: number): Read {
  const place = { entry: typeof input.id === 'string' ? input.id : '', index };
  const read = envelope.safeParse(input);
  if (!read.success)
    return { problems: formProblems(read.error, { schema: envelopeFields, written: input }, { ...place, path: [] }) };
  const type = entryTypeNamed(read.data.type);
  if (type === undefined) return { problems: [unknownType(read.data.type, place)] };
  const version = read.data.version ?? type.version;
  if (version > type.version || version < 1) return { problems: [unknownVersion(type, version, place)] };
  const written = upgraded(type, version, read.data.data);
  const data = type.data.safeParse(written);
  if (!data.success)
    return { problems: formProblems(data.error, { schema: type.data, written }, { ...place, path: ['data'] }) };
  const typed = { sequence, version: type.version, data: Object.freeze(data.data) };
  return { entry: Object.freeze(Object.assign(read.data, typed)) as unknown as AnyEntry };
}

const envelopeFields = z.strictObject({
  id: identifier('an id made by the writer'),
  corporation: identifier('the id of the corporation'),
  type: text,
  version: z.int().optional(),
  on: dayField,
  time: timeField.optional(),
  enteredAt: z
    .string()
    .refine(isInstant, { error: 'expected the instant of entry in UTC, such as 2004-06-01T14:00:00Z' }),
  knownSince: z
    .string()
    .refine(isInstant, { error: 'expected the instant since which it was known, in UTC, such as 2004-06-01T14:00:00Z' })
    .optional(),
  by: text,
  acceptedBy: text.optional(),
  basis: z.enum(bases),
  paper: z.strictObject({ id: text, hash: text.optional(), place: text.optional() }).readonly().optional(),
  personal: z
    .strictObject({ of: identifier('the id of the person'), hash: text })
    .readonly()
    .optional(),
  data: z.unknown(),
  supersedes: z
    .strictObject({ entry: text, because: z.enum(['clerical', 'amended', 'rebutted']), note: text })
    .readonly()
    .optional(),
});

/** Nobody says of what is entered that it will be known: it is known now. */
const envelope = envelopeFields.refine(
  ({ enteredAt, knownSince }) => knownSince === undefined || !isLaterThan(knownSince, enteredAt),
  { path: ['knownSince'], error: 'expected an instant that is not later than the one at which it is entered' },
);

type Place = { readonly entry: string; readonly index: number };

function unknownType(name: string, place: Place): Problem {
  const nearest = nearestEntryType(name);
  const hint = nearest === undefined ? 'see the list of entry types' : `did you mean '${nearest}'?`;
  const suggestion = nearest === undefined ? {} : { nearest };
  return {
    kind: 'form',
    ...place,
    path: ['type'],
    message: `there is no type of entry '${name}'; ${hint}`,
    ...suggestion,
  };
}

function unknownVersion(type: EntryType, version: number, place: Place): Problem {
  const message = `${type.type} has versions 1 to ${type.version}; this entry says ${version}. Write it in a version this engine knows`;
  return { kind: 'form', ...place, path: ['version'], message };
}
