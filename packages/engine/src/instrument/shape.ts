import { z } from 'zod';
import { formProblems } from '../journal/form-problems.js';
import type { Problem } from '../journal/index.js';
import type { InstrumentProblem } from './instrument-error.js';

/**
 * What a schema found wrong in an instrument or in a provision of it, in the words in which entries are told the same.
 * @param within where what was written stands; without it, it is the whole instrument
 */
export function problemsOfShape(
  error: z.ZodError,
  { schema, written }: { readonly schema: z.ZodType; readonly written: unknown },
  within: { readonly place: string; readonly path: readonly (string | number)[] } = { place: '', path: [] },
): readonly InstrumentProblem[] {
  const form = { schema: schema as z.ZodObject, written };
  const found = error.issues.flatMap((issue): readonly Found[] =>
    saysItself(issue)
      ? [{ path: issue.path.map((step) => (typeof step === 'number' ? step : String(step))), message: issue.message }]
      : formProblems(new z.ZodError([issue]), form, { entry: '', index: 0, path: [] }),
  );
  return found.map(({ path, message, nearest }) => ({
    place: [within.place, path.join('.')].filter((each) => each !== '').join(' ') || 'top',
    problem: message,
    path: [...within.path, ...path],
    ...(nearest === undefined ? undefined : { nearest }),
  }));
}

type Found = Pick<Problem, 'path' | 'message' | 'nearest'>;

/** A choice between forms of which the kind says itself what was expected. */
function saysItself({ code, message }: z.core.$ZodIssue): boolean {
  return code === 'invalid_union' && message !== 'Invalid input';
}
