import { z } from 'zod';
import { byReading, parametersOf, sectionName, stockName } from '../../../instrument/index.js';
import { fractionField, moneyParameter, wholeNumberParameter } from '../../../terms/index.js';

const fields = parametersOf('missed-dividend-right', {
  series: stockName.describe('the series whose dividends are missed'),
  right: z.string().describe('the id of the right'),
  gives: z.string().describe('what it gives, in a few of our own words'),
  periods: wholeNumberParameter.describe('how many missed periods in all give it, or how many full dividends'),
  amount: moneyParameter
    .optional()
    .describe(
      'where arrears count by amount and not by periods: a full dividend on a share; the right comes when what is unpaid on all shares equals so many of them, and goes when all of it is paid or set apart',
    ),
  ends: wholeNumberParameter.optional().describe('by periods: how many in a row, paid in time, end it'),
  timely: byReading(z.enum(['in-grace', 'on-the-day']))
    .optional()
    .describe(
      'by periods: whether a payment in the days of grace is in time for ending it, or only one on the day on which it is payable',
    ),
  revests: byReading(z.enum(['any-default', 'fresh-count']))
    .optional()
    .describe(
      'by periods: whether one more missed period gives it again once it has ended, or only as many as at first',
    ),
  preference: z
    .strictObject({
      atLeast: moneyParameter.describe('what the preference of all outstanding shares comes to at the least'),
      on: moneyParameter.describe('the preference of each share'),
      counted: byReading(z.enum(['amount', 'with-accrued'])).describe(
        'whether it is counted by that amount alone, or with what has accrued',
      ),
    })
    .optional()
    .describe('a further test on the day on which the right would come'),
  fraction: fractionField.describe(
    'the part of the outstanding shares whose holders select, remove or choose a successor',
  ),
  directors: z
    .strictObject({
      number: wholeNumberParameter.describe('by how many directors the board grows'),
      fallsBy: z
        .literal('those-elected')
        .optional()
        .describe(
          'where the number of directors falls, when the right ends, only by as many as its holders had elected; left out: by as many as it had grown',
        ),
      annualMeetingWithin: wholeNumberParameter
        .optional()
        .describe(
          'they are elected at the next annual meeting if it is scheduled for no more than so many days later; left out: where is not told',
        ),
      calledBy: z.string().optional().describe('who else calls a special meeting'),
      qualification: z
        .enum(['majority-independent', 'none'])
        .optional()
        .describe(
          'whether one can be elected only if a rule of an exchange on a majority of independent directors is kept, as where it is left out, or nothing is asked of a director',
        ),
      vacancy: sectionName
        .optional()
        .describe('the section by which holders choose a successor; left out: another text says who fills a vacancy'),
    })
    .optional()
    .describe('where the right is to elect directors'),
});

const byPeriods = ['ends', 'timely', 'revests'] as const;

/** What makes the right, counted by periods or by amount. */
export const rightParameters = fields.superRefine((right, context) => {
  if (right.amount !== undefined && right.preference !== undefined) {
    const message = 'a right that is counted by amount has no further test of a preference; leave it out';
    context.addIssue({ code: 'custom', path: ['preference'], message });
  }
  for (const field of byPeriods) {
    if ((right[field] === undefined) === (right.amount !== undefined)) continue;
    const message =
      right.amount === undefined
        ? `a right that is counted by periods says "${field}"`
        : `a right that is counted by amount goes when nothing is in arrears; leave "${field}" out`;
    context.addIssue({ code: 'custom', path: [field], message });
  }
});
export type MissedDividendRight = z.output<typeof rightParameters>;
