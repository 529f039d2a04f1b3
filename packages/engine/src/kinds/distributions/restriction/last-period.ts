import { message, openFact, reason } from '../../../evaluation/index.js';
import { compareDays, compareMoney, plusDays, plusMoney, sumOfMoney } from '../../../exact/index.js';
import type { Moment, Money } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod, PeriodDividend } from '../../../terms/index.js';
import { declaredTotal } from '../series/declared-dividend.js';
import { standingOn, type Judge, type Judged } from './condition.js';
import { isPaidWhenPayable } from './paid-when-payable.js';
import { endedPeriods, paidFor } from './period-standing.js';
import type { Restriction } from './restriction-parameters.js';

export const paidTogether = openFact('dividend-paid-together', 'act', 'series', 'period').yesNo(
  'Is the full dividend of {1} for its period {2} declared and paid together with {0}?',
  {
    reply: 'no',
    premise: 'the dividend of {1} for its period {2}, not yet paid, is not declared and paid together with {0}',
  },
);

export const asideForPeriod = openFact('set-aside-for-period', 'series', 'period').yesNo(
  'Has the dividend of {0} for its period {1} been declared, and enough set aside for it for the holders of its record date?',
);

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
  const { placed, known } = judged;
  const { series } = placed.provision;
  const through = c.covered('dividends', standingOn(judged).day, [placed.cite]);
  const on = compareDays(through, standingOn(judged).day) < 0 ? through : judged.on;
  const period = endedPeriods(c, placed, plusDays(on, -1)).at(-1);
  if (period === undefined) {
    const figures = { series, on };
    return {
      holds: false,
      figures: {},
      reason: reason(none, 'there is none to test', { figures, cites: [placed.cite] }),
    };
  }
  const isOver = compareDays(period.last, known.day) <= 0;
  const paid = isOver ? paidFor(c, placed, period, standingOn(judged), judged.condition.fee === true) : undefined;
  const how = (paid && settled(c, judged, paid.value)) ?? unsettled(c, judged, period);
  return {
    holds: how === 'not paid',
    figures: { period: String(period.number), payable: period.payable, standing: how },
    reason: reason(last, how, {
      figures: { series, on, period: String(period.number), payable: period.payable },
      cites: [placed.cite],
      grounds: paid === undefined ? [] : [paid.reason],
    }),
  };
};

/** How it was paid, or why nothing is wanting; nothing where it is not paid by then. */
function settled(c: Context, judged: Judged<'last-period-unpaid'>, paid: PeriodDividend): string | undefined {
  const { condition, placed } = judged;
  if (paid.standing === 'nothing-due') return 'nothing was due for it';
  if (paid.paidInFull !== undefined) return `paid in full on ${paid.paidInFull}`;
  if (paid.payments.length > 0 && c.resolve(condition.inPart) === 'paid') return 'paid in part, which is enough here';
  return condition.setAside && isSetAside(c, placed, paid, standingOn(judged)) ? 'declared and set aside' : undefined;
}

/** Of one that is not paid yet: before a day that is ahead it may be, and with the act itself. */
function unsettled(
  c: Context,
  { placed, condition, matter, known, on }: Judged<'last-period-unpaid'>,
  period: DividendPeriod,
): string {
  const { provision, cite } = placed;
  const { payable } = period;
  if (compareDays(known.day, payable) < 0 && compareDays(payable, on) <= 0) {
    return isPaidWhenPayable(c, provision.series, period, cite) ? `paid in full by ${payable}` : 'not paid';
  }
  if (isDeferred(period) && compareDays(on, payable) < 0 && c.resolve(condition.notYetPayable) === 'not-tested') {
    return 'not payable yet, and not tested before it is';
  }
  const isTogether = c.holds(paidTogether, [matter.id, provision.series, String(period.number)], cite);
  return isTogether ? 'declared and paid together with it' : 'not paid';
}

/** Whether the payment date of a period is not the day after its end: it is paid only with a later one. */
function isDeferred({ last: end, scheduled }: DividendPeriod): boolean {
  return scheduled !== plusDays(end, 1);
}

/** Whether the dividend was declared, and what is paid of it and set aside for it comes to all that was declared. */
function isSetAside(c: Context, placed: Restriction, paid: PeriodDividend, at: Moment): boolean {
  if (paid.declared.length === 0) return false;
  const { series } = placed.provision;
  const aside = c.books.setAside(series, at).filter(({ data }) => data.for === 'dividend');
  if (aside.length === 0) return false;
  c.restsOn(aside.map(({ id }) => id));
  const declared = c.books.declared(series, at).filter(({ data }) => isFor(paid.period, data));
  const ids = new Set(declared.map(({ data }) => data.id));
  const named = aside.filter(({ data }) => data.dividend !== undefined);
  if (declared.length === 0 || named.length < aside.length) {
    return c.holds(asideForPeriod, [series, String(paid.period.number)], placed.cite);
  }
  const { currency } = paid.paid;
  const due = sumOfMoney(currency, declared, (entry): Money => declaredTotal(c, entry, currency));
  const put = sumOfMoney(
    currency,
    named.filter(({ data }) => ids.has(data.dividend ?? '')),
    ({ data }) => data.amount,
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
