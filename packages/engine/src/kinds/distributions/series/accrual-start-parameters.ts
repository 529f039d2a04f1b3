import { z } from 'zod';
import { byReading, parametersOf, stockName } from '../../../instrument/index.js';

/** From when dividends of a series accrue, in parameters. */
export const accrualStartParameters = parametersOf('accrual-start', {
  series: stockName.describe('the series'),
  from: z
    .literal('issue')
    .optional()
    .describe(
      'each share from its own issue, so that it has of the first period what its days come to; left out: from payment dates, by record dates, whole periods only',
    ),
  onFirstRecordDate: byReading(z.enum(['last-date', 'issue']))
    .optional()
    .describe(
      'from payment dates: from when shares accrue that are issued on the first record date itself: the payment date before, or their issue',
    ),
  withoutRecordDate: byReading(z.enum(['declaration', 'payment-date']))
    .optional()
    .describe(
      'from payment dates: what is the record date of a dividend for which none was fixed: its declaration where there is one, or the payment date',
    ),
  betweenDates: byReading(z.enum(['by-day', 'by-months-of-thirty', 'nothing'])).describe(
    'what accrues between payment dates: the floor day by day, or by months of thirty days, or nothing',
  ),
}).superRefine(({ from, onFirstRecordDate, withoutRecordDate, betweenDates }, context) => {
  const told = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (from === undefined && onFirstRecordDate === undefined)
    told('onFirstRecordDate', 'this field is missing and must be given, unless "from: issue" is meant');
  if (from === undefined && withoutRecordDate === undefined)
    told('withoutRecordDate', 'this field is missing and must be given, unless "from: issue" is meant');
  if (from !== undefined && (onFirstRecordDate ?? withoutRecordDate) !== undefined)
    told('from', 'a share that accrues from its issue does so whatever record date is fixed; leave one of them out');
  if (from !== undefined && betweenDates !== 'by-day' && betweenDates !== 'by-months-of-thirty')
    told('betweenDates', 'say by which days the first period of a share is divided: by-day, or by-months-of-thirty');
});
export type AccrualStart = z.output<typeof accrualStartParameters>;
