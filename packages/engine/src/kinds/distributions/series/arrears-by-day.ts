import { held, message, reason } from '../../../evaluation/index.js';
import { atClose, compareDays, isNegative, minusMoney, noMoney, plusDays, showMoney } from '../../../exact/index.js';
import type { Day, Money } from '../../../exact/index.js';
import type { BuiltInNotion, Context } from '../../../session/index.js';
import type { ArrearsOn } from '../../../terms/index.js';
import { dividendAccount, type DividendAccount } from './dividend-account.js';
import { fixedDividends, type FixedDividends } from './fixed-dividends.js';
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
  const payable = new Set(paymentDatesWithin(fixed.dividend.provision.on, last.first, at.day));
  const days: readonly Day[] = [
    ...payable,
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
      if (account === undefined) return [];
      const { unpaid } = account;
      return [
        payable.has(on) && on === at.day ? { on, unpaid, overdue: overdueOf(c, fixed, account, on) } : { on, unpaid },
      ];
    });
  const figures = { series, on: at.day };
  return held(
    steps,
    reason(told, showMoney(last.unpaid), { figures, cites: [fixed.dividend.cite], grounds: [last.reason] }),
  );
};

/** What is unpaid without what fell due on the day itself: what is paid makes good first what fell due first. */
function overdueOf(c: Context, fixed: FixedDividends, { entitled, unpaid }: DividendAccount, on: Day): Money {
  const before = dividendAccount(c, fixed, atClose(plusDays(on, -1)));
  if (before === undefined) return unpaid;
  const overdue = minusMoney(unpaid, minusMoney(entitled, before.entitled));
  return isNegative(overdue.amount) ? noMoney(overdue.currency) : overdue;
}
