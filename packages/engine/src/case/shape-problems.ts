import type { z } from 'zod';
import { formProblems } from '../journal/form-problems.js';
import type { Path, PathProblem } from './problem.js';

/** What a schema found wrong in a part of the file, each with its way from the top and the nearest valid name. */
export function shapeProblems(error: z.ZodError, schema: z.ZodType, written: unknown, path: Path): readonly PathProblem[] {
  const found = formProblems(error, { schema: schema as z.ZodObject, written }, { entry: '', index: 0, path });
  return found.map((problem) => ({
    path: problem.path,
    message: problem.message,
    atName: problem.message.startsWith('there is no field'),
    ...(problem.nearest === undefined ? undefined : { nearest: problem.nearest }),
  }));
}
