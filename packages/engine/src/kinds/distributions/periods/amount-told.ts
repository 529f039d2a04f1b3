import { held, message, QuestionError, reason, type Held } from '../../../evaluation/index.js';
import { compareDays, recount, roundToCents, show, showMoney, sumOfMoney, timesMoney } from '../../../exact/index.js';
import type { Day, Moment, Money } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendDueNotion, type DividendPeriod } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { enteredFor, recordDayOf, sharesOnRecord } from './declared-for.js';
import { periodNumbered, periodsOf } from './which-period.js';

const inAll = message(
  'periodic-dividend.total',
  '{each} on each of {shares} shares of {series} outstanding at the close of {record} makes {outcome}',
);
const together = message('periodic-dividend.together', 'What is payable on {series} on {payable} comes to {outcome}');

const notRecord = message(
  'periodic-dividend.record-date',
  'The board fixed {fixed}, where it may fix a day from {from} through {through}: the record date is {outcome}',
);

/** The dividend of one period as a payment: on whose shares, when, how much. */
interface Payment {
  readonly period: DividendPeriod;
  readonly record: Day;
  readonly each: Money;
  readonly value: Readonly<Record<string, unknown>> & { readonly exact: Money };
  readonly reason: ReturnType<typeof reason>;
}

/**
 * What the dividend of a period comes to, or of every period that is payable on a day: exactly, and in cents rounded half up
 * once on the total, on the shares of record. With so much on each share given, what that comes to for the period.
 */
export function amountTold(
  c: Context,
  placed: Placed<PeriodicDividend>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { series } = placed.provision;
  const periods = periodsAsked(c, placed, input, at);
  const payments = periods.map((period) => paymentOf(c, placed, period, input['per-share'] as Money | undefined, at));
  const { currency } = placed.provision.on;
  const exact = sumOfMoney(currency, payments, ({ value }) => value.exact);
  const each = sumOfMoney(currency, payments, (payment) => payment.each);
  const { scheduled, payable } = periods[0]!;
  const payment = roundToCents(exact, 'halfUp');
  const value = {
    outcome: 'told',
    'per-share': each,
    total: exact,
    payment,
    scheduled,
    payable,
    'record-date': payments[0]!.record,
    parts: payments.map(({ value: { exact: amount, ...rest } }) => ({ ...rest, amount })),
  };
  const grounds = payments.map((one) => one.reason);
  return held(
    value,
    reason(together, showMoney(payment), { figures: { series, payable }, cites: [placed.cite], grounds }),
  );
}

function paymentOf(
  c: Context,
  placed: Placed<PeriodicDividend>,
  period: DividendPeriod,
  given: Money | undefined,
  at: Moment,
): Payment {
  const { article, cite, provision } = placed;
  const { series } = provision;
  const due =
    given === undefined ? c.notion(dividendDueNotion, [series, String(period.number)], at, article) : undefined;
  const each = given ?? due!.value;
  const declaration = enteredFor(c, placed, period, at).declared.at(-1);
  const fixed = declaration?.data['record-date'];
  const record = recordDayOf(period, fixed);
  const shares = sharesOnRecord(c, placed, record, at);
  const exact = onShares(each, shares);
  const figures = { each: showMoney(each), shares: show(shares), series, record };
  return {
    period,
    record,
    each,
    value: {
      id: `P${period.number}`,
      period: period.number,
      first: period.first,
      last: period.last,
      'record-date': record,
      shares,
      'per-share': each,
      payment: roundToCents(timesMoney(each, recount('ratio', shares)), 'halfUp'),
      exact,
    },
    reason: reason(inAll, showMoney(exact), {
      figures,
      cites: [cite],
      grounds: [
        ...(due === undefined ? [] : [due.reason]),
        ...(fixed === undefined || fixed === record ? [] : [passedOver(period, fixed, record, [declaration!.id])]),
      ],
    }),
  };
}

/** Why the day that the board fixed is not the record date. */
function passedOver(
  { record: days }: DividendPeriod,
  fixed: Day,
  record: Day,
  entries: readonly string[],
): ReturnType<typeof reason> {
  const { cite, from, through } = days!;
  return reason(notRecord, `${record}, as the text has it`, {
    figures: { fixed, from, through },
    cites: [cite],
    entries,
  });
}

/** The period asked about; those payable on the day asked about; else the last that has ended. */
function periodsAsked(
  c: Context,
  placed: Placed<PeriodicDividend>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): readonly DividendPeriod[] {
  const written = input['period'] as string | undefined;
  if (written !== undefined) return [periodNumbered(c, placed, written, at).value];
  const periods = periodsOf(c, placed, at).value;
  const payable = input['date'] as Day | undefined;
  const found =
    payable === undefined
      ? periods.filter(({ last }) => compareDays(last, at.day) < 0).slice(-1)
      : periods.filter((each) => each.payable === payable || each.scheduled === payable);
  if (found.length > 0) return found;
  const { series } = placed.provision;
  throw new QuestionError(
    payable === undefined
      ? `No dividend period of ${series} has ended by ${at.day}. Name a period: the one that runs is ${periods.at(-1)?.number ?? 'none'}.`
      : `payable: no dividend of ${series} is payable on ${payable} for a period that has begun by ${at.day}. Payment dates are told by dividends.calendar.`,
  );
}
