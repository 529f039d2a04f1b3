import { held, message, QuestionError, reason } from '../../../evaluation/index.js';
import type { Held, Message, Reason } from '../../../evaluation/index.js';
import { compareDays, noMoney, type Day, type Money, type Moment } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  accruedDividendNotion,
  accruedFeeNotion,
  dividendPeriodsNotion,
  periodDividendNotion,
  periodOn,
  recordOfDividend,
} from '../../../terms/index.js';
import type { DividendPeriod } from '../../../terms/index.js';
import type { PeriodicPrice, RedemptionPrice } from './price-parameters.js';

const goesApart = message(
  'redemption-price.apart',
  'The dividend declared for period {number} goes to the holders of record of {record}, not with the price: {outcome}',
);

const isPaid = message('redemption-price.paid', 'The dividend of period {number} is paid already: {outcome}');

const noFee = message('redemption-price.no-fee', 'No fee accrues on {series}: {outcome}');

/** @throws {QuestionError} where the series has no dividend period on the redemption date */
export function currentPeriod(
  c: Context,
  { article, provision }: Placed<PeriodicPrice>,
  on: Day,
  at: Moment,
): DividendPeriod {
  const periods = c.notion(dividendPeriodsNotion, [provision.series], at, article).value;
  const found = periodOn(periods, on);
  if (found !== undefined) return found;
  throw new QuestionError(
    `on: ${provision.series} has no dividend period on ${on}: none of its shares was issued by then. Ask about a day from its first issue on.`,
  );
}

/** What the price has of the current period: nothing where that is paid, or goes to the holders of its record date. */
export function currentPart(
  c: Context,
  { article, cite, instrument, provision }: Placed<PeriodicPrice>,
  period: DividendPeriod,
  on: Day,
  at: Moment,
): Held<Money> {
  const { series } = provision;
  const nothing = noMoney(currencyOf(provision));
  const number = String(period.number);
  const dividend = c.notion(periodDividendNotion, [series, number], at, article);
  const cites = [citation(instrument, provision.current.cite), cite];
  if (dividend.value.standing === 'paid-in-full') {
    return held(nothing, told(isPaid, { number }, 'nothing of it is in the price', [dividend.reason], cites));
  }
  const record = recordOfDividend(dividend.value);
  if (dividend.value.declared.length > 0 && record !== undefined && compareDays(on, record) > 0) {
    const figures = { number, record };
    return held(nothing, told(goesApart, figures, 'nothing of it is in the price', [dividend.reason], cites));
  }
  return c.notion(accruedDividendNotion, [series, on], at, article);
}

/** The part of a fee for the current period; nothing where no provision tells of one. */
export function feePart(
  c: Context,
  { article, cite, provision }: Placed<PeriodicPrice>,
  on: Day,
  at: Moment,
): Held<Money> | undefined {
  const { fee, series } = provision;
  if (fee === undefined) return undefined;
  if (c.isDefined(accruedFeeNotion, article, at)) return c.notion(accruedFeeNotion, [series, on], at, article);
  const nothing = noMoney(currencyOf(provision));
  return held(nothing, told(noFee, { series }, 'nothing', [], [cite]));
}

function currencyOf({ amount }: RedemptionPrice): string {
  return 'each' in amount ? amount.each.currency : amount.byDate[0]!.each.currency;
}

function told(
  said: Message,
  figures: Readonly<Record<string, string>>,
  outcome: string,
  grounds: readonly Reason[],
  cites: readonly string[],
): Reason {
  return reason(said, outcome, { figures, cites, grounds });
}
