import { z } from 'zod';

/** A doubt about what a text means, with the meanings it can bear. Its adopted option holds unless an entry adopts another. */
export const readingSchema = z.strictObject({
  id: z.string().describe('the name of the doubt, such as I-16f'),
  cite: z.string().describe('the section whose text is doubtful'),
  asks: z.string().describe('the doubt, as a question in our own words'),
  options: z.record(z.string(), z.string()).describe('each meaning: a short name, and what it says'),
  adopted: z.string().describe('the option that holds by default'),
  because: z.string().describe('why that option is the default'),
});
export type Reading = z.infer<typeof readingSchema>;

/** A slip of drafting and how it is read: shown beside the citation, never a reading. */
export const noteOfConstructionSchema = z.strictObject({
  cite: z.string(),
  slip: z.string().describe('what is wrong in the text, in our own words'),
  readAs: z.string().describe('how it is read'),
});
export type NoteOfConstruction = z.infer<typeof noteOfConstructionSchema>;

/** A parameter whose value depends on a reading: `{ reading: 'I-16e', options: { all: …, party: … } }`. */
export interface ByReading<T> {
  readonly reading: string;
  readonly options: Readonly<Record<string, T>>;
}

/** The schema of a parameter that is either a plain value or one that a reading chooses. */
export function byReading<T extends z.ZodType>(value: T) {
  const choice = z.strictObject({ reading: z.string(), options: z.record(z.string(), value) });
  return z.union([choice, value], { error: (issue) => wrongIn(issue.input, issue.errors) }) as unknown as z.ZodType<
    z.infer<T> | ByReading<z.infer<T>>,
    z.input<T> | ByReading<z.input<T>>
  >;
}

/** What is wrong with a value as it was meant: with its reading, or by itself. */
function wrongIn(input: unknown, errors: unknown): string | undefined {
  const [asChoice, asValue] = errors as readonly (readonly z.core.$ZodIssue[])[];
  const meant = typeof input === 'object' && input !== null && 'reading' in input ? asChoice : asValue;
  return meant?.map((issue) => inWords(issue, input)).join('; ');
}

/** A value of a choice is told with what was possible, and one that is not there as missing. */
function inWords({ path, message, ...issue }: z.core.$ZodIssue, input: unknown): string {
  if (path.length > 0) return `${path.join('.')}: ${message}`;
  const possible = issue.code === 'invalid_value' ? `; expected one of: ${issue.values.join(', ')}` : '';
  if (input === undefined) return `this field is missing and must be given${possible}`;
  return possible === '' ? message : `${JSON.stringify(input)} is not possible here${possible}`;
}

export function isByReading<T>(value: T | ByReading<T>): value is ByReading<T> {
  return typeof value === 'object' && value !== null && 'reading' in value && 'options' in value;
}
