import { openFact } from '../../../evaluation/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod } from '../../../terms/index.js';

/** Supposed of a period whose payment is still ahead. */
export const paidWhenPayable = openFact('dividend-paid-when-payable', 'series', 'period', 'day').yesNo(
  'Is the dividend of {0} for its period {1}, payable on {2}, declared and paid in full by then?',
  {
    reply: 'yes',
    premise: 'the dividend of {0} for its period {1} is declared and paid in full by {2}, when it is payable',
  },
);

/** Whether the dividend of a period, whose payment is still ahead, will be paid in time: not where it was passed over. */
export function isPaidWhenPayable(
  c: Context,
  series: string,
  { number, payable }: Pick<DividendPeriod, 'number' | 'payable'>,
  cite: string,
): boolean {
  const passedOver = c.books
    .omitted(series)
    .find(({ data }) => [String(number), `P${number}`].includes(data['for-period'] ?? ''));
  if (passedOver === undefined) return c.holds(paidWhenPayable, [series, String(number), payable], cite);
  c.restsOn([passedOver.id]);
  return false;
}
