import { beyondEnds } from '../exact/index.js';
import type { EntryInput } from './entry.js';
import type { Problem } from './problem.js';

/** The numbers and days of an entry that are beyond what is taken of anybody. */
export function endsProblems(input: EntryInput, index: number): readonly Problem[] {
  const { id, on, enteredAt, knownSince, data } = input;
  const entry = typeof id === 'string' ? id : '';
  return beyondEnds({ on, enteredAt, knownSince, data }).map(({ path, says }) => ({
    kind: 'form',
    entry,
    index,
    path,
    message: says,
  }));
}
