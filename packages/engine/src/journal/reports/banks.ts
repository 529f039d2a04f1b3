import { z } from 'zod';
import { monthOf, plusDays, type Day } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { dayField, identifier, moneyField, person } from '../field/index.js';

const lineName = identifier('the number of a line, such as RIAD4635');

/** What banks of the corporation report. */
export const bankEntries = [
  /**
   * Lines of the report that an insured institution made for a quarter, as the report has them: where a line runs from the start of
   * the year, the figure from the start of the year. Of lines that are not written nothing is known. A report that was
   * amended is entered anew with `supersedes`.
   */
  defineEntryType({
    type: 'call-report',
    family: 'reports',
    says: 'An insured institution reported on a quarter.',
    data: z.strictObject({
      institution: person.describe('the institution that reported'),
      quarter: dayField
        .refine(endsQuarter, {
          error: ({ input }) =>
            `no quarter of the calendar ends on ${String(input)}; write the last day of one, such as 2012-03-31`,
        })
        .describe('the last day of the quarter; not after the day of the entry'),
      lines: z
        .record(lineName, moneyField)
        .describe('the lines, by their numbers, each with its amount as the report has it'),
    }),
    example: {
      institution: 'corporation',
      quarter: '2012-03-31',
      lines: { RIAD4635: '$250,000', RIAD4605: '$40,000' },
    },
  }),
  /** What the corporation's insured institutions are: from the day of the entry on it has this one, in this form, or has it no more. */
  defineEntryType({
    type: 'insured-institution',
    family: 'reports',
    says: 'From this day on the corporation has an insured institution, in one form or the other, or has it no more.',
    data: z.strictObject({
      institution: person.describe('the institution; the corporation itself where it is one'),
      as: z
        .enum(['bank', 'thrift', 'none'])
        .describe('bank or thrift: the form in which it reports; none: it is no longer one of the corporation'),
    }),
    example: { institution: 'corporation', as: 'bank' },
  }),
] as const;

function endsQuarter(written: Day): boolean {
  const next = plusDays(written, 1);
  return next.endsWith('-01') && monthOf(next) % 3 === 1;
}
