import { z } from 'zod';
import { days, money, persons, ratio, shares, verbInWords, votes } from '../../exact/index.js';
import type { Quantity, Unit, Verb } from '../../exact/index.js';

/** An exact figure as charter data writes it, with its unit. */
export interface Literal {
  readonly unit: Unit;
  readonly value: Quantity<Unit>;
  readonly written: string;
}

/** A figure that a text compares with: 'at least 1,000 shares', 'more than 5%'. */
export interface Measure {
  readonly verb: Verb;
  readonly figure: Literal;
}

const units: readonly {
  readonly ends: RegExp;
  readonly read: (text: string) => Quantity<Unit>;
  readonly unit: Unit;
}[] = [
  { ends: /\s+shares?$/, unit: 'shares', read: shares },
  { ends: /\s+votes?$/, unit: 'votes', read: votes },
  { ends: /\s+(persons?|directors?|members?|holders?)$/, unit: 'persons', read: persons },
  { ends: /\s+days?$/, unit: 'days', read: days },
  { ends: /\s+years?$/, unit: 'ratio', read: ratio },
];

/** The figure of a text such as '1,000 shares', '$50.00', '25%' or '75 years'; undefined where it is none. */
export function literalOf(text: string): Literal | undefined {
  try {
    if (text.startsWith('$')) return { unit: 'money', value: money(text).amount, written: text };
    const unit = units.find(({ ends }) => ends.test(text));
    if (unit === undefined) return { unit: 'ratio', value: ratio(text), written: text };
    return { unit: unit.unit, value: unit.read(text.replace(unit.ends, '')), written: text };
  } catch {
    return undefined;
  }
}

const verbs: Readonly<Record<string, Verb>> = {
  'at least': 'atLeast',
  'more than': 'moreThan',
  'less than': 'lessThan',
  'not more than': 'notMoreThan',
  'at most': 'notMoreThan',
};

/** A verb and what follows it; undefined where the text begins with none. */
export function verbOf(text: string): { readonly verb: Verb; readonly rest: string } | undefined {
  const [, words = '', rest = ''] =
    /^(at least|more than|less than|not more than|at most)\s+(.+)$/.exec(text.trim()) ?? [];
  const verb = verbs[words];
  return verb === undefined ? undefined : { verb, rest };
}

/** A verb and a figure, in the words of the text; read once, when the instrument is loaded. */
export const measure = z
  .string({ error: 'expected a verb and a figure, such as "at least 1,000 shares" or "more than 5%"' })
  .transform((text, context): Measure => {
    const said = verbOf(text);
    const figure = said === undefined ? undefined : literalOf(said.rest);
    if (said !== undefined && figure !== undefined) return { verb: said.verb, figure };
    const alone = literalOf(text) === undefined ? '' : `; write "at least ${text}" or "more than ${text}"`;
    context.addIssue({
      code: 'custom',
      message: `"${text}" is no verb and figure, such as "at least 1,000 shares", "more than 5%" or "less than 75 years"${alone}`,
    });
    return z.NEVER;
  });

export function measureInWords({ verb, figure }: Measure): string {
  return `${verbInWords(verb)} ${figure.written}`;
}
