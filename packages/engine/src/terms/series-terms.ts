import { z } from 'zod';
import { defineNotion, QuestionError } from '../evaluation/index.js';
import { day } from '../exact/index.js';
import { nearest } from '../instrument/index.js';
import { moneyParameter, ratioParameter, wholeNumberParameter } from './parameters.js';

const yesNo = z.enum(['yes', 'no']).transform((written) => written === 'yes');
const dayText = z.string().transform((written) => day(written));
const standing = z.enum(['senior', 'parity', 'junior']);

/** Where a class or series stands with another. */
export type Standing = z.output<typeof standing>;

/** Where it stands for dividends, and where in a liquidation. */
export interface StandingBeside {
  readonly dividends: Standing;
  readonly liquidation: Standing;
}

/** The notion of where stock stands beside a series; its value is a `StandingBeside`. */
export const standingNotion = defineNotion<StandingBeside, readonly string[]>('standing-beside');

const standingBeside = z.union([
  standing.transform((each): StandingBeside => ({ dividends: each, liquidation: each })),
  z.strictObject({ dividends: standing, liquidation: standing }),
]);

/** The terms of a series that rules read. What is left out, the resolution does not provide. */
const fields = {
  rank: wholeNumberParameter
    .optional()
    .describe('its place before the common stock: 1 is paid first; left out, the terms are silent'),
  ranks: z
    .record(z.string(), standingBeside)
    .optional()
    .describe(
      'how it ranks with other series, by their ids: senior, parity or junior, or one for dividends and one for a liquidation',
    ),
  dividend: moneyParameter.optional().describe('the dividend on each share for one period'),
  'dividend-months': wholeNumberParameter.optional().describe('how many months a dividend period has: 3 for a quarter'),
  'dividends-from': dayText.optional().describe('the first day of the first dividend period'),
  cumulative: yesNo.optional().describe('whether a dividend not paid stays due'),
  'must-pay': z
    .enum(['current-period', 'when-declared'])
    .optional()
    .describe('where it is not cumulative: what must be paid before the common stock'),
  'participates-in-dividends': ratioParameter
    .optional()
    .describe('shares of common stock for which each share counts in dividends beyond its own'),
  preference: moneyParameter.optional().describe('what each share is paid first in a liquidation'),
  'preference-with-arrears': yesNo.optional().describe('whether dividends in arrears are added to it'),
  'preference-with-declared': yesNo
    .optional()
    .describe('whether dividends that were declared and are not paid are added to it'),
  'participates-in-liquidation': z
    .union([ratioParameter, z.literal('as-converted')])
    .optional()
    .describe(
      'shares of common stock for which each share counts in what remains, or as-converted: those into which it can be converted on that day',
    ),
  'participation-cap': moneyParameter
    .optional()
    .describe('the most that each share gets in a liquidation, preference included'),
  'or-as-converted': yesNo
    .optional()
    .describe('whether it gets in a liquidation what its shares would get converted, where that is more'),
  'votes-per-share': ratioParameter.optional().describe('votes of each share in a general vote; left out, none'),
  'separate-vote-on': z
    .array(z.string())
    .optional()
    .describe('the sorts of acts on which it votes as a separate class'),
  'separate-vote': z.string().optional().describe('the part of its shares that such a vote needs'),
  directors: wholeNumberParameter.optional().describe('how many directors its holders elect by themselves'),
  'converts-into': z.string().optional().describe('the class that its shares can be converted into'),
  'conversion-rate': ratioParameter.optional().describe('shares received on converting one share'),
  resizing: z
    .enum(['both', 'increase-only', 'decrease-only', 'none'])
    .optional()
    .describe('what the resolution says of changing its number of shares; left out, nothing'),
  'cumulative-voting': yesNo.optional().describe('whether its holders may cumulate votes'),
  'preemptive-rights': yesNo.optional().describe('whether its holders as such may subscribe for new issues'),
  'removal-without-cause': yesNo.optional().describe('whether its directors may be removed without cause'),
  'written-consent': yesNo.optional().describe('whether its holders may act without a meeting'),
  'merger-as-liquidation': yesNo
    .optional()
    .describe('whether a merger or a sale of all assets is treated as a liquidation'),
  'lower-combination-vote': yesNo
    .optional()
    .describe('whether a combination with a large holder needs less than the charter asks'),
  other: z.array(z.string()).optional().describe('terms in words that no rule reads'),
};

const schema = z.looseObject(fields);
export type SeriesTerms = z.output<typeof schema>;

/** The terms of a series that an instrument fixes itself, as the instrument writes them. */
export const seriesTermsParameter = z.strictObject(fields).readonly();

/**
 * Reads the terms of a series.
 * @throws {QuestionError} naming the term that cannot be read, or the name that is no term, with the nearest one. None is passed over:
 * a right that was meant would be silently lost.
 */
export function readSeriesTerms(series: string, written: Readonly<Record<string, unknown>>): SeriesTerms {
  for (const name of Object.keys(written).filter((each) => !(each in fields))) {
    const near = nearest(name, Object.keys(fields));
    const instead =
      near === undefined ? 'terms that no rule reads go in words under "other".' : `did you mean "${near}"?`;
    throw new QuestionError(`The terms of ${series} have no "${name}"; ${instead}`);
  }
  const read = schema.safeParse(written);
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new QuestionError(`The terms of ${series} cannot be read: ${problems}. Correct its "series-designated" entry.`);
}
