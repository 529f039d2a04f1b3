import { z } from 'zod';
import { message, openFact, reason, type Reason } from '../../../evaluation/index.js';
import { atClose, isZero, plusDays, showMoney, type Day, type Moment } from '../../../exact/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { dividendAccount } from './dividend-account.js';
import { fixedDividends } from './fixed-dividends.js';
import { mixedTreatment } from './mixed-standing.js';
import { provisionOf } from './series-provision.js';

const parameters = parametersOf('dividend-arrears', {
  series: stockName.describe('the series'),
  release: byReading(z.enum(['everything', 'whole-periods'])).describe(
    'what ends the restrictions: payment of all that has accrued by then, or of what is overdue',
  ),
  mixed: byReading(mixedTreatment).describe(
    'how stock is treated that is junior in one respect and at parity in the other: by the respect that the matter is about, as junior, or as at parity',
  ),
});
type DividendArrears = z.output<typeof parameters>;

/** When the restrictions begin that protect a series whose dividends are in arrears, and when they end. */
export const dividendArrears = writerOf(parameters);

export const inArrears = openFact('series-in-arrears', 'series').yesNo(
  'Are dividends of {0} in arrears, or have arrears not been made good in full with all that had accrued by then?',
);

const overdue = message('arrears.since', 'Dividends of {series} of {amount} are unpaid; in arrears: {outcome}');
const noneOut = message('arrears.none-outstanding', 'No share of {series} is outstanding; in arrears: {outcome}');
const stated = message('arrears.stated', 'Dividends of {series} in arrears: {outcome}');

export const dividendArrearsKind = defineKind<DividendArrears>({
  kind: 'dividend-arrears',
  subject: 'distributions',
  provides: 'Says when dividends of a series are in arrears, and when what that restricts is free again.',
  parameters,
  facts: [inArrears],
  answers: ['dividends.arrears', 'dividends.permit'],
});

/** Whether a series has dividends in arrears, with since when where the entries tell. */
export interface Arrears {
  readonly are: boolean;
  readonly since?: Day | undefined;
  readonly reason: Reason;
}

/**
 * Whether dividends of a series are in arrears at a moment. They come to be when a payment date passes without payment in
 * full, declared or not; declared and set aside is not paid. Undefined where no instrument in force fixes what that restricts.
 */
export function arrearsOf(c: Context, series: string, at: Moment): Arrears | undefined {
  const placed = provisionOf<DividendArrears>(c, 'dividend-arrears', series, at.day);
  const fixed = fixedDividends(c, series, at.day);
  if (placed === undefined || fixed === undefined) return undefined;
  const { cite } = placed;
  if (isZero(c.books.outstanding(series).at(at))) {
    return { are: false, reason: reason(noneOut, 'none', { figures: { series }, cites: [cite] }) };
  }
  const account = dividendAccount(c, fixed, at, c.resolve(placed.provision.release));
  if (account === undefined) {
    const are = c.is(inArrears, { about: [series], cites: [cite] });
    return { are, reason: reason(stated, are ? 'yes' : 'no', { figures: { series }, cites: [cite] }) };
  }
  const since = account.inArrearsSince;
  const figures = { series, amount: showMoney(account.accrued) };
  return {
    are: since !== undefined,
    since,
    reason: reason(overdue, since === undefined ? 'no' : `since ${since}`, {
      figures,
      cites: [cite],
      grounds: [account.reason],
    }),
  };
}

/** Whether dividends were in arrears throughout a day: at its close, and at the close of the day before. */
export function inArrearsThrough(c: Context, series: string, when: Day): boolean {
  const before = arrearsOf(c, series, atClose(plusDays(when, -1)));
  return before?.are === true && arrearsOf(c, series, atClose(when))?.are === true;
}

/** The provision on arrears of a series in force on a day. */
export function arrearsProvision(c: Context, series: string, when: Day): Placed<DividendArrears> | undefined {
  return provisionOf<DividendArrears>(c, 'dividend-arrears', series, when);
}
