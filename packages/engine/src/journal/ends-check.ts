import { beyondEnds } from '../exact/index.js';
import type { EntryInput } from './entry.js';
import type { Problem } from './problem.js';

/** The numbers and days of an entry, and its length, that are beyond what is taken of anybody. */
export function endsProblems(input: EntryInput, index: number): readonly Problem[] {
  const { id, on, enteredAt, knownSince, data } = input;
  const problem = (path: Problem['path'], message: string): Problem => {
    const entry = typeof id === 'string' ? id.slice(0, longestTold) : '';
    return { kind: 'form', entry, index, path, message };
  };
  const beyond = beyondEnds({ on, enteredAt, knownSince, data }).map(({ path, says }) => problem(path, says));
  return beyond.length === 0 && JSON.stringify(input).length > longest ? [problem([], tooLong)] : beyond;
}

/** In characters, all of it together. */
const longest = 100_000;
const longestTold = 200;
const tooLong = `expected an entry of at most ${longest} characters; divide it, or keep what it says as a paper and name that`;
