import { z } from 'zod';
import { parseFraction, type Fraction, type FractionData } from '../exact/index.js';
import { literalOf, verbOf } from './language/measure.js';

const majority = /^(an? )?(simple )?majority$/;

const inWords = z.string().transform((text, context): FractionData => {
  const trimmed = text.trim();
  if (majority.test(trimmed)) return { majority: true };
  if (trimmed === 'all') return { atLeast: '1' };
  const said = verbOf(trimmed);
  if (said !== undefined) return { [said.verb]: said.rest } as unknown as FractionData;
  context.addIssue({ code: 'custom', message: withoutVerb(trimmed) });
  return z.NEVER;
});

/** A figure alone does not say whether exactly so much is enough. */
function withoutVerb(text: string): string {
  const figure = literalOf(text) === undefined ? '80%' : text;
  return `"${text}" does not say whether exactly so much is enough; write "at least ${figure}" or "more than ${figure}", "majority" or "all"`;
}

const written = z.union(
  [
    inWords,
    z.strictObject({ atLeast: z.string() }),
    z.strictObject({ moreThan: z.string() }),
    z.strictObject({ lessThan: z.string() }),
    z.strictObject({ notMoreThan: z.string() }),
    z.strictObject({ majority: z.literal(true) }),
  ],
  { error: ({ input }) => notAFraction(input) },
);

function notAFraction(input: unknown): string {
  if (typeof input === 'number' || typeof input === 'string') return withoutVerb(String(input));
  return 'expected a part such as "at least 2/3", "more than 10%", "majority" or "all"';
}

/**
 * A fraction as charter data writes it (`at least 80%`, `majority`, or `{ atLeast: '80%' }`), parsed once, when the instrument
 * is loaded. What it is a fraction of, the provision says beside it.
 */
export const fractionField = written.transform((data, context): Fraction => {
  try {
    return parseFraction(data);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});
