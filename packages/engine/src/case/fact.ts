import { replyProblem, type FactType } from '../evaluation/index.js';
import { nearest } from '../instrument/index.js';
import { vocabulary } from '../kinds/index.js';
import type { EntryAt } from './entry.js';
import { isRecord } from './entry.js';
import type { Path, PathProblem } from './problem.js';

/** Whether a `stated` or `nothing-further` entry speaks of a fact that a rule asks for, about as many things, in its form. */
export function factProblems(entry: EntryAt): readonly PathProblem[] {
  const { type, input } = entry;
  if ((type !== 'stated' && type !== 'nothing-further') || !isRecord(input.data)) return [];
  const { fact: name, about, value } = input.data;
  const path = [...entry.path, type];
  if (typeof name !== 'string') return [];
  const fact = vocabulary.get(name);
  if (fact === undefined) return [unknownFact(name, [...path, 'fact'])];
  const problems: PathProblem[] = [];
  if (Array.isArray(about) && about.length !== fact.about.length)
    problems.push({ path: [...path, 'about'], message: aboutProblem(fact) });
  if (type === 'stated' && typeof value === 'string') {
    const wanted = replyProblem(fact.reply, value);
    if (wanted !== undefined)
      problems.push({ path: [...path, 'value'], message: `"${value}" is no reply to "${name}"; expected ${wanted}` });
  }
  return problems;
}

/** A fact that no rule asks for. */
export function unknownFact(name: string, path: Path): PathProblem {
  const near = nearest(name, vocabulary.keys());
  const hint = near === undefined ? '; "quorate facts" lists them' : `; did you mean "${near}"?`;
  return {
    path,
    message: `no rule asks for a fact "${name}"${hint}`,
    ...(near === undefined ? undefined : { nearest: near }),
  };
}

function aboutProblem(fact: FactType): string {
  if (fact.about.length === 0) return `"${fact.name}" is about nothing in particular; write about: []`;
  return `"${fact.name}" is about ${fact.about.length}: ${fact.about.join(', ')}, in this order`;
}
