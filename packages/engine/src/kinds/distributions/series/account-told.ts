import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { showMoney, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { arrearsOf } from './arrears.js';
import { accountOrStated } from './dividend-account.js';
import type { FixedDividends } from './fixed-dividends.js';

const told = message(
  'series-dividend.arrears',
  '{accrued} has accrued on {series} and is unpaid; in arrears: {outcome}',
);

/** The account of a series, lot by lot, as answers carry it. */
export function accountTold(c: Context, fixed: FixedDividends, at: Moment): Held<unknown> {
  const { cite, provision } = fixed.dividend;
  const { series } = provision;
  const account = accountOrStated(c, fixed, at);
  const arrears = arrearsOf(c, series, at);
  const figures = { accrued: showMoney(account.accrued), series };
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
    reason(told, arrears?.are === true ? 'yes' : 'no', {
      figures,
      cites: [cite, fixed.start.cite],
      grounds: [account.reason, ...(arrears === undefined ? [] : [arrears.reason])],
    }),
  );
}
