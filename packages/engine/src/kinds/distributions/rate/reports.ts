import { QuestionError } from '../../../evaluation/index.js';
import { compareDays, type Moment } from '../../../exact/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod } from '../../../terms/index.js';
import type { OfPeriods } from '../periods/which-period.js';

/**
 * The reports on a period that were delivered by a moment, in order.
 * @throws {QuestionError} where one came before the period had ended, or two complete ones tell of it
 */
export function reportsOf(
  c: Context,
  { provision: { series } }: OfPeriods,
  period: DividendPeriod | undefined,
  number: number,
  at: Moment,
): readonly EntryOf<'lending-report'>[] {
  const reports = c.books
    .entriesOf('lending-report', at)
    .filter(({ data }) => data.series === series && data.period === number);
  const early = period === undefined ? undefined : reports.find(({ on }) => compareDays(on, period.last) <= 0);
  if (early !== undefined && period !== undefined) {
    throw new QuestionError(
      `The entry "${early.id}" is a report on period ${number} of ${series}, delivered on ${early.on}, before that period ended on ${period.last}. Check its date and its period.`,
    );
  }
  const [first, second] = reports.filter(({ data }) => data.complete !== false);
  if (first !== undefined && second !== undefined) {
    throw new QuestionError(
      `The entries "${first.id}" and "${second.id}" are both complete reports on period ${number} of ${series}. Let the later one supersede the other where it corrects it, or write complete: no where it was not complete.`,
    );
  }
  c.restsOn(reports.map(({ id }) => id));
  return reports;
}
