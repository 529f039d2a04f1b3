import { held, message, reason } from '../../../evaluation/index.js';
import { atClose, compareDays, showMoney, type Day } from '../../../exact/index.js';
import type { BuiltInNotion } from '../../../session/index.js';
import type { ArrearsOn } from '../../../terms/index.js';
import { dividendAccount } from './dividend-account.js';
import { fixedDividends } from './fixed-dividends.js';
import { paymentDatesWithin } from './payment-dates.js';

const told = message(
  'arrears.by-day',
  'Of the dividends of {series} that fell due, {outcome} was unpaid at the close of {on}',
);

/** Works the notion out from the account of the series, as it stood on each day on which it may have changed. */
export const arrearsByDay: BuiltInNotion = (c, [series = ''], at) => {
  const fixed = fixedDividends(c, series, at.day);
  const last = fixed === undefined ? undefined : dividendAccount(c, fixed, at);
  if (fixed === undefined || last === undefined)
    return held(undefined, reason(told, 'an amount that the entries do not tell', { figures: { series, on: at.day } }));
  const days: readonly Day[] = [
    ...paymentDatesWithin(fixed.dividend.provision.on, last.first, at.day),
    ...[...c.books.paid(series, at), ...c.books.setAside(series, at)].map(({ on }) => on),
    ...c.books
      .outstanding(series)
      .moments()
      .map(({ day }) => day),
  ];
  const steps = [...new Set(days)]
    .filter((day) => compareDays(day, at.day) <= 0)
    .toSorted(compareDays)
    .flatMap((on): readonly ArrearsOn[] => {
      const account = dividendAccount(c, fixed, atClose(on));
      return account === undefined ? [] : [{ on, unpaid: account.unpaid }];
    });
  const figures = { series, on: at.day };
  return held(
    steps,
    reason(told, showMoney(last.unpaid), { figures, cites: [fixed.dividend.cite], grounds: [last.reason] }),
  );
};
