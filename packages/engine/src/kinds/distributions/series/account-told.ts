import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { daysBetween, isPositive, minusMoney, showMoney, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { arrearsOf } from './arrears.js';
import { accountOrStated, type DividendAccount } from './dividend-account.js';
import type { FixedDividends } from './fixed-dividends.js';
import { paymentDateAfter, paymentDateBefore } from './payment-dates.js';

const unpaid = message('series-dividend.unpaid', '{accrued} is unpaid on {series}: {due} of what fell due{rest}');
const inArrears = message('series-dividend.arrears', `${unpaid.says}; in arrears: {outcome}`);

/** The account of a series, lot by lot, as answers carry it. */
export function accountTold(c: Context, fixed: FixedDividends, at: Moment): Held<unknown> {
  const { cite, provision } = fixed.dividend;
  const { series } = provision;
  const account = accountOrStated(c, fixed, at);
  const arrears = arrearsOf(c, series, at);
  const figures = {
    accrued: showMoney(account.accrued),
    due: showMoney(account.unpaid),
    rest: sinceInWords(fixed, account, at),
    series,
  };
  const outcome = arrears === undefined ? figures.accrued : arrears.are ? 'yes' : 'no';
  return held(
    {
      series,
      lots: account.lots,
      entitled: account.entitled,
      unpaid: account.unpaid,
      accrued: account.accrued,
      'in-kind': account.inKind.map(({ of, ...kind }) => ({ id: of, ...kind })),
      periods: account.rates.length,
      ...(arrears === undefined
        ? undefined
        : { 'in-arrears': arrears.are, ...(arrears.since === undefined ? undefined : { since: arrears.since }) }),
    },
    reason(arrears === undefined ? unpaid : inArrears, outcome, {
      figures,
      cites: [...new Set([cite, fixed.start.cite])],
      grounds: [account.reason, ...(arrears === undefined ? [] : [arrears.reason])],
    }),
  );
}

/** What has accrued since the last payment date, with the days of its period that have run. */
function sinceInWords(fixed: FixedDividends, { accrued, unpaid }: DividendAccount, at: Moment): string {
  const rest = minusMoney(accrued, unpaid);
  if (!isPositive(rest.amount)) return '';
  const { on } = fixed.dividend.provision;
  const before = paymentDateBefore(on, at.day);
  const period = daysBetween(before, paymentDateAfter(on, at.day));
  return `, and ${showMoney(rest)} that has accrued since ${before}, in ${daysBetween(before, at.day)} of ${period} days`;
}
