import { message, reason, type FactType } from '../../../evaluation/index.js';
import { compareDays, compareMoney, plusDays, plusMoney, sumMoney, type Money } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod, PeriodDividend } from '../../../terms/index.js';
import { declaredTotal } from '../series/declared-dividend.js';
import type { Judge, Judged } from './condition.js';
import { endedPeriods, paidFor } from './period-standing.js';
import type { WideSeriesRestriction } from './restriction-parameters.js';

export const paidTogether: FactType = {
  name: 'dividend-paid-together',
  asks: 'Is the full dividend of {1} for its period {2} declared and paid together with {0}?',
  about: ['act', 'series', 'period'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'the dividend of {1} for its period {2}, not yet paid, is not declared and paid together with {0}',
  },
};

export const asideForPeriod: FactType = {
  name: 'set-aside-for-period',
  asks: 'Has the dividend of {0} for its period {1} been declared, and enough set aside for it for the holders of its record date?',
  about: ['series', 'period'],
  reply: { kind: 'yes-no' },
};

const none = message('restriction.no-period', 'No dividend period of {series} is over before {on}: {outcome}');
const last = message(
  'restriction.last-period',
  'The last dividend period of {series} over before {on} is period {period}, payable on {payable}: {outcome}',
);

/**
 * Whether the dividend of the last period that was over before the day is wanting: neither paid, nor paid together with the act, nor, where that
 * is enough, declared and set aside. One paid late is paid. Only that one period is tested.
 */
export const lastPeriodUnpaid: Judge<'last-period-unpaid'> = (c, judged) => {
  const { placed } = judged;
  const { series } = placed.provision;
  const period = endedPeriods(c, placed, plusDays(c.asOf, -1), c.now).at(-1);
  if (period === undefined) {
    const figures = { series, on: c.asOf };
    return {
      holds: false,
      figures: {},
      reason: reason(none, 'there is none to test', { figures, cites: [placed.cite] }),
    };
  }
  const paid = paidFor(c, placed, period, c.now, judged.condition.fee === true);
  const how = standing(c, judged, paid.value);
  const holds = how === 'not paid';
  return {
    holds,
    figures: { period: String(period.number), payable: period.payable, standing: how },
    reason: reason(last, how, {
      figures: { series, on: c.asOf, period: String(period.number), payable: period.payable },
      cites: [placed.cite],
      grounds: [paid.reason],
    }),
  };
};

function standing(c: Context, judged: Judged<'last-period-unpaid'>, paid: PeriodDividend): string {
  const { placed, condition, matter } = judged;
  const { series } = placed.provision;
  if (paid.standing === 'nothing-due') return 'nothing was due for it';
  if (paid.paidInFull !== undefined) return `paid in full on ${paid.paidInFull}`;
  if (paid.payments.length > 0 && c.resolve(condition.inPart) === 'paid') return 'paid in part, which is enough here';
  if (condition.setAside && isSetAside(c, placed, paid)) return 'declared and set aside';
  if (isDeferred(paid.period) && compareDays(c.asOf, paid.period.payable) < 0) {
    if (c.resolve(condition.notYetPayable) === 'not-tested') return 'not payable yet, and not tested before it is';
  }
  const isTogether = c.holds(paidTogether, [matter.id, series, String(paid.period.number)], placed.cite);
  return isTogether ? 'declared and paid together with it' : 'not paid';
}

/** Whether the payment date of a period is not the day after its end: it is paid only with a later one. */
function isDeferred({ last: end, scheduled }: DividendPeriod): boolean {
  return scheduled !== plusDays(end, 1);
}

/** Whether the dividend was declared, and what is paid of it and set aside for it comes to all that was declared. */
function isSetAside(c: Context, placed: Placed<WideSeriesRestriction>, paid: PeriodDividend): boolean {
  if (paid.declared.length === 0) return false;
  const { series } = placed.provision;
  const aside = c.books.setAside(series, c.now).filter(({ data }) => data.for === 'dividend');
  if (aside.length === 0) return false;
  c.restsOn(aside.map(({ id }) => id));
  const declared = c.books.declared(series, c.now).filter(({ data }) => isFor(paid.period, data));
  const ids = new Set(declared.map(({ data }) => data.id));
  const named = aside.filter(({ data }) => data.dividend !== undefined);
  if (declared.length === 0 || named.length < aside.length) {
    return c.holds(asideForPeriod, [series, String(paid.period.number)], placed.cite);
  }
  const { currency } = paid.paid;
  const due = sumMoney(
    currency,
    declared.map((entry): Money => declaredTotal(c, entry, currency)),
  );
  const put = sumMoney(
    currency,
    named.filter(({ data }) => ids.has(data.dividend ?? '')).map(({ data }) => data.amount),
  );
  return compareMoney(plusMoney(put, paid.paid), due) >= 0;
}

function isFor(
  { number, scheduled, payable }: DividendPeriod,
  data: { readonly 'for-period'?: string | undefined; readonly payable?: string | undefined },
): boolean {
  const written = data['for-period'];
  if (written !== undefined) return [String(number), `P${number}`, scheduled].includes(written);
  return data.payable === scheduled || data.payable === payable;
}
