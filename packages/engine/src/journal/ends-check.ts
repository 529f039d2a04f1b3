import { isAsIfEntered } from '../evaluation/index.js';
import { beyondEnds } from '../exact/index.js';
import type { EntryInput } from './entry.js';
import { unseenSign } from './looks.js';
import type { Problem } from './problem.js';

/** The numbers and days of an entry, its length and its signs, that are beyond what is taken of anybody. */
export function endsProblems(input: EntryInput, index: number): readonly Problem[] {
  const { id, on, enteredAt, knownSince, data } = input;
  const problem = (path: Problem['path'], message: string): Problem => {
    const entry = typeof id === 'string' ? id.slice(0, longestTold) : '';
    return { kind: 'form', entry, index, path, message };
  };
  const beyond = beyondEnds({ on, enteredAt, knownSince, data }).map(({ path, says }) => problem(path, says));
  const unseen = beyondEnds(input, withoutUnseen).map(({ path, says }) => problem(path, says));
  const reserved = typeof id === 'string' && isAsIfEntered(id) ? [problem(['id'], ofTheText)] : [];
  const problems = [...beyond, ...unseen, ...reserved];
  return problems.length === 0 && JSON.stringify(input).length > longest ? [problem([], tooLong)] : problems;
}

/** Whoever reads it must see all that is there, in the order in which it is there. */
function withoutUnseen(text: string): string | undefined {
  const sign = unseenSign(text);
  return sign === undefined
    ? undefined
    : `a text without ${sign}, which nobody sees or which turns what is seen; leave it out`;
}

/** In characters, all of it together. */
const longest = 100_000;
const longestTold = 200;
const ofTheText =
  'expected another id: one that begins with "quorate:" is of what a text brings about by itself, and no answer names it';
const tooLong = `expected an entry of at most ${longest} characters; divide it, or keep what it says as a paper and name that`;
