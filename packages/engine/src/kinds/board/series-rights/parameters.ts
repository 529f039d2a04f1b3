import { z } from 'zod';
import { byReading, provisionFields, sectionName, stockName } from '../../../instrument/index.js';
import { fractionField, moneyParameter } from '../../../terms/index.js';

const count = z
  .string()
  .regex(/^\d{1,2}$/, { error: 'expected a whole number such as 5, written as text' })
  .transform(Number);

export const rightParameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('missed-dividend-right'),
  series: stockName.describe('the series whose dividends are missed'),
  right: z.string().describe('the id of the right'),
  gives: z.string().describe('what it gives, in a few of our own words'),
  periods: count.describe('how many missed periods in all give it'),
  ends: count.describe('how many periods in a row, paid in time, end it'),
  timely: byReading(z.enum(['in-grace', 'on-the-day'])).describe(
    'whether a payment in the days of grace is in time for ending it, or only one on the day on which it is payable',
  ),
  revests: byReading(z.enum(['any-default', 'fresh-count'])).describe(
    'whether one more missed period gives it again once it has ended, or only as many as at first',
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
      number: count.describe('by how many directors the board grows'),
      annualMeetingWithin: count.describe(
        'they are elected at the next annual meeting if it is scheduled for no more than so many days later',
      ),
      calledBy: z.string().describe('who else calls a special meeting'),
      vacancy: sectionName.describe('the section by which holders choose a successor'),
    })
    .optional()
    .describe('where the right is to elect directors'),
});
export type MissedDividendRight = z.output<typeof rightParameters>;
