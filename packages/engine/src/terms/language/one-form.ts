import { z } from 'zod';
import { problemsOfShape } from '../../instrument/shape.js';

/** The forms that a term can have: the word that tells each of them, with the words that may stand beside it. */
export type Forms = Readonly<Record<string, readonly string[]>>;

/** Tells a record that has none of the forms of a term, two of them, or a word that belongs to another one. */
export function inOneForm(term: string, forms: Forms, besideAny: readonly string[] = []) {
  return (written: object, context: z.RefinementCtx): void => {
    const words = Object.entries(written).flatMap(([word, value]) => (value === undefined ? [] : [word]));
    const heads = words.filter((word) => word in forms);
    const [head] = heads;
    if (head === undefined) {
      context.addIssue({ code: 'custom', message: `${term} says one of: ${Object.keys(forms).join(', ')}` });
      return;
    }
    if (heads.length > 1) {
      const message = `${term} says one thing, and here stand ${heads.join(' and ')}; write each as a part of its own, in a list under "all" or "any"`;
      context.addIssue({ code: 'custom', message });
      return;
    }
    const beside = [head, ...(forms[head] ?? []), ...besideAny];
    for (const word of words.filter((each) => !beside.includes(each))) {
      const goes = beside.slice(1).join(', ');
      const message = `"${word}" does not go with "${head}"${goes === '' ? '' : `; with it may stand: ${goes}`}`;
      context.addIssue({ code: 'custom', path: [word], message });
    }
  };
}

/** Of a value that may be written in several forms: what is wrong with it in the form that was begun; else what was expected. */
export function wrongAsMeant(expected: string) {
  return ({ errors = [], input: written, inst }: Chosen): string => {
    const place = errors.findIndex(
      (issues) => issues.length > 0 && issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
    );
    const [begun, schema] = [errors[place], inst?.def.options[place]];
    if (begun === undefined || schema === undefined) return expected;
    return problemsOfShape(new z.ZodError([...begun]), { schema, written })
      .map(({ path, problem, nearest }) => {
        const hint = nearest === undefined || problem.includes('did you mean') ? '' : `; did you mean '${nearest}'?`;
        return `${path.length === 0 ? '' : `${path.join('.')}: `}${problem}${hint}`;
      })
      .join('; ');
  };
}

/** What a choice between forms found wrong in each of them, in their order. */
interface Chosen {
  readonly errors?: readonly (readonly z.core.$ZodIssue[])[];
  readonly input?: unknown;
  readonly inst?: { readonly def: { readonly options: readonly z.ZodType[] } };
}
