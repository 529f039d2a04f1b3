import type { z } from 'zod';
import { formProblems } from '../journal/form-problems.js';
import type { Path, PathProblem } from './problem.js';

/** What a schema found wrong in a part of the file, each with its way from the top and the nearest valid name. */
export function shapeProblems(
  error: z.ZodError,
  schema: z.ZodType,
  written: unknown,
  path: Path,
): readonly PathProblem[] {
  const found = formProblems(error, { schema: schema as z.ZodObject, written }, { entry: '', index: 0, path });
  return found.map((problem) => ({
    path: problem.path,
    message: namedMissing(problem.path, problem.message),
    atName: problem.message.startsWith('there is no field'),
    ...(problem.nearest === undefined ? undefined : { nearest: problem.nearest }),
  }));
}

/** Which field is missing, where the line can only show what it is missing from. */
export function namedMissing(path: Path, message: string): string {
  const name = path.at(-1);
  return message.startsWith('this field is missing') && typeof name === 'string'
    ? message.replace('this field', `'${name}'`)
    : message;
}
