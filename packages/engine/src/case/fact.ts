import { replyProblem, type FactType } from '../evaluation/index.js';
import { nearest } from '../instrument/index.js';
import type { EntryInput, Problem } from '../journal/index.js';
import { vocabulary } from '../kinds/index.js';
import type { EntryAt } from './entry.js';
import { isRecord } from './entry.js';
import type { Path, PathProblem } from './problem.js';

/** Something wrong with what is stated: in a field of the entry's data. */
interface Misstated {
  readonly field: string;
  readonly message: string;
  readonly nearest?: string;
}

/** Whether a `stated` or `nothing-further` entry speaks of a fact that a rule asks for, about as many things, in its form. */
export function factProblems({ type, input, path }: EntryAt): readonly PathProblem[] {
  return misstated(type, input.data).map(({ field, ...problem }) => ({
    path: [...path, type ?? '', field],
    ...problem,
  }));
}

/** The same of entries as they are given to a journal, which itself does not know what rules ask for. */
export function statedProblems(entries: readonly Pick<EntryInput, 'id' | 'type' | 'data'>[]): readonly Problem[] {
  return entries.flatMap(({ id, type, data }, index) =>
    misstated(type, data).map(({ field, ...problem }): Problem => ({
      kind: 'form',
      entry: id,
      index,
      path: ['data', field],
      ...problem,
    })),
  );
}

function misstated(type: string | undefined, data: unknown): readonly Misstated[] {
  if ((type !== 'stated' && type !== 'nothing-further') || !isRecord(data)) return [];
  const { fact: name, about, value } = data;
  if (typeof name !== 'string') return [];
  const fact = vocabulary.get(name);
  if (fact === undefined) return [{ field: 'fact', ...unknownName(name) }];
  const problems: Misstated[] = [];
  if (type === 'nothing-further' && fact.supposed?.kind !== 'nothing-further') {
    const message = `"${name}" is not what inquiry finds nothing further of; state the reply (stated)`;
    problems.push({ field: 'fact', message });
  }
  if (Array.isArray(about) && about.length !== fact.about.length)
    problems.push({ field: 'about', message: aboutProblem(fact) });
  if (type === 'stated' && typeof value === 'string') {
    const wanted = replyProblem(fact.reply, value);
    if (wanted !== undefined)
      problems.push({ field: 'value', message: `"${value}" is no reply to "${name}"; expected ${wanted}` });
  }
  return problems;
}

/** A fact that no rule asks for. */
export function unknownFact(name: string, path: Path): PathProblem {
  return { path, ...unknownName(name) };
}

function unknownName(name: string): { readonly message: string; readonly nearest?: string } {
  const near = nearest(name, vocabulary.keys());
  const hint = near === undefined ? '; "quorate facts" lists them' : `; did you mean "${near}"?`;
  return {
    message: `no rule asks for a fact "${name}"${hint}`,
    ...(near === undefined ? undefined : { nearest: near }),
  };
}

function aboutProblem(fact: FactType): string {
  if (fact.about.length === 0) return `"${fact.name}" is about nothing in particular; write about: []`;
  return `"${fact.name}" is about ${fact.about.length}: ${fact.about.join(', ')}, in this order`;
}
