import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import { showPercent, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { dividendRatesNotion, type DividendPeriod, type RateSpan } from '../../../terms/index.js';
import type { OfPeriods } from './which-period.js';

/** Asked where the reports from which the rate follows are not kept. */
export const statedRate = openFact('dividend-rate-of-period', 'series', 'period').ratio(
  'At what rate a year do dividends of {0} accrue in its dividend period {1}?',
);

const entered = message('dividend-rate.entered', 'In period {number} the rate of {series} is {outcome}, as entered');

/** The rates of a period, or of what of it is before a day: as another provision works them out, else one rate as it is entered. */
export function ratesOf(
  c: Context,
  placed: OfPeriods,
  period: DividendPeriod,
  at: Moment,
  until?: Day,
): Held<readonly RateSpan[]> {
  const { article, provision } = placed;
  const number = String(period.number);
  if (!c.isDefined(dividendRatesNotion, article, at)) return enteredRate(c, placed, period);
  const about = [provision.series, number] as const;
  return c.notion(dividendRatesNotion, until === undefined ? about : [...about, until], at, article);
}

/** One rate for the whole of a period, as somebody enters it. */
export function enteredRate(c: Context, placed: OfPeriods, period: DividendPeriod): Held<readonly RateSpan[]> {
  const { cite, provision } = placed;
  const { first: from, last: through, number } = period;
  const asked = c.quantity<'ratio'>('ratio', statedRate, { about: [provision.series, String(number)], cites: [cite] });
  const rate = c.exactly(asked);
  const figures = { number: String(number), series: provision.series };
  return held(
    [{ from, through, rate, basis: 'entered', cite }],
    reason(entered, showPercent(rate), { figures, cites: [cite] }),
  );
}
