import { held, QuestionError, type Held } from '../../../evaluation/index.js';
import { atClose, earliestOf, isDay, isZero, latestOf, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { dividendPeriodsNotion, periodOn, type DividendPeriod } from '../../../terms/index.js';

/** A place from which the periods of a series are asked for. */
export interface OfPeriods {
  readonly article: string;
  readonly cite: string;
  readonly provision: { readonly series: string };
}

/** The periods of a series that have begun by a moment. */
export function periodsOf(c: Context, { article, provision }: OfPeriods, at: Moment): Held<readonly DividendPeriod[]> {
  return c.notion(dividendPeriodsNotion, [provision.series], at, article);
}

/**
 * The period of a number, or of a day in it.
 * @throws {QuestionError} where the series has no such period by the moment, or by the day where that is later
 */
export function periodNumbered(c: Context, placed: OfPeriods, written: string, at: Moment): Held<DividendPeriod> {
  const day = isDay(written) ? written : undefined;
  const periods = periodsOf(c, placed, day === undefined ? at : atClose(latestOf(day, at.day)));
  const found = day === undefined ? numbered(periods.value, written) : periodOn(periods.value, day);
  if (found !== undefined) return held(found, periods.reason);
  const { series } = placed.provision;
  const last = periods.value.at(-1);
  const known =
    last === undefined
      ? `no share of ${series} has been issued by ${at.day}`
      : `its periods run from 1, which begins on ${periods.value[0]!.first}, to ${last.number}, which ends on ${last.last}`;
  const asked = day === undefined ? `the period "${written}"` : `a period of the day ${written}`;
  throw new QuestionError(`${series} does not have ${asked}: ${known}. Give the number of a period, or a day in it.`);
}

/** Whether a share of a series is outstanding at the close of a day; of one that is ahead, as on the day of the question. */
export function isOut(c: Context, series: string, day: Day): boolean {
  return !isZero(c.books.outstanding(series).at(earliestOf(day, c.asOf)));
}

/** Periods are numbered in their order from one. */
function numbered(periods: readonly DividendPeriod[], written: string): DividendPeriod | undefined {
  const found = periods[Number(written) - 1];
  return found !== undefined && String(found.number) === written ? found : undefined;
}

/** What an entry says of the period that it is for. */
interface ForPeriod {
  readonly entry: string;
  readonly series: string;
  readonly written: string | undefined;
  readonly payable: Day | undefined;
}

/**
 * The period that a declaration or a payment is for: by the number, or the payment date, that it names; else by the day on which
 * it is payable, where only one period is paid then.
 * @throws {QuestionError} where it names no period of the series, or nothing tells which one is meant
 */
export function periodFor(periods: readonly DividendPeriod[], named: ForPeriod): DividendPeriod {
  const { entry, series, written, payable } = named;
  const byNumber = written === undefined ? undefined : numbered(periods, written.replace(/^P/, ''));
  const meant =
    byNumber === undefined
      ? periods.filter(({ scheduled, payable: paid }) =>
          written === undefined
            ? payable !== undefined && (scheduled === payable || paid === payable)
            : scheduled === written,
        )
      : [byNumber];
  const [first, ...others] = meant;
  if (first !== undefined && others.length === 0) return first;
  const wrong =
    first !== undefined
      ? `more than one period of ${series} is paid then`
      : written === undefined
        ? 'nothing tells which dividend period it is for'
        : `${series} has no dividend period "${written}" that has begun`;
  throw new QuestionError(`The entry "${entry}": ${wrong}. Write the number of the period in "for-period", such as 5.`);
}

/** Whether a topic comes with two days between which something recurs. */
export function isSpan(input: Readonly<Record<string, unknown>>): input is { readonly from: Day; readonly to: Day } {
  return input['from'] !== undefined && input['to'] !== undefined;
}
