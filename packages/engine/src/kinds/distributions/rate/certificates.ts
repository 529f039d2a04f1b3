import { QuestionError } from '../../../evaluation/index.js';
import { compareDays, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';

/** Days on which a certificate was overdue: from its due day until its delivery, that day out; open where it is still missing. */
export interface Overdue {
  readonly from: Day;
  readonly until: Day | undefined;
  readonly entries: readonly string[];
}

/**
 * When certificates of a series were overdue, as entered by a moment.
 * @throws {QuestionError} where one was delivered that was not overdue
 */
export function overdueCertificates(c: Context, series: string, at: Moment): readonly Overdue[] {
  const isOfSeries = ({ data }: { readonly data: { readonly series: string } }) => data.series === series;
  const overdue = c.books.entriesOf('certificate-overdue', at).filter(isOfSeries);
  const delivered = c.books.entriesOf('certificate-delivered', at).filter(isOfSeries);
  for (const { id, on, data } of delivered) {
    if (overdue.some((each) => each.data.certificate === data.certificate && compareDays(each.on, on) <= 0)) continue;
    throw new QuestionError(
      `The entry "${id}" delivers the certificate "${data.certificate}" of ${series}, which was not overdue by ${on}. Enter "certificate-overdue" on the day when it was due, or check its name.`,
    );
  }
  return overdue.map(({ id, on, data }) => {
    const cure = delivered.find((each) => each.data.certificate === data.certificate && compareDays(each.on, on) >= 0);
    return { from: on, until: cure?.on, entries: [id, ...(cure === undefined ? [] : [cure.id])] };
  });
}
