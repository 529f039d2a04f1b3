import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareDays, type Day, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import type { DefectiveDividend } from '../series/dividend-record-date.js';
import { rankInOneWord } from '../series/series-rank.js';
import type { WideSeriesRestriction } from './restriction-parameters.js';
import { windowsTold } from './windows-told.js';

const offending = message(
  'restriction.offending',
  'Dividends on junior stock declared or paid on days that {cite} bars: {outcome}',
);

/**
 * Dividends on junior stock that were declared, or paid, on a day that a missed period has turned out to bar: they happened, and are
 * defective. Those paid in the excepted shares alone are not.
 */
export function offendingDividends(
  c: Context,
  placed: Placed<WideSeriesRestriction>,
  at: Moment,
): Held<readonly DefectiveDividend[]> | undefined {
  const { cite, provision } = placed;
  const windows = provision.restricts === 'distributions' ? windowsTold(c, placed, at) : undefined;
  if (windows === undefined) return undefined;
  c.covered('dividends', at.day, [cite]);
  const isBarred = (when: Day) =>
    windows.value.spans.some(({ from, through }) => compareDays(from, when) <= 0 && compareDays(when, through) <= 0);
  const found = c.books
    .entriesOf('dividend-declared')
    .filter(({ on, data }) => compareDays(on, at.day) <= 0 && data.class !== provision.series)
    .filter(({ id }) => c.books.rescissions(id, at).length === 0)
    .filter((entry) => daysOf(c, entry, at).some(isBarred) && !isExcepted(placed, entry))
    .filter(({ on, data }) => rankInOneWord(c, provision.series, data.class, on, cite) === 'junior');
  c.restsOn(found.map(({ id }) => id));
  const says = `it was declared or paid while a missed dividend of ${provision.series} barred it`;
  return held(
    found.map(({ data }) => ({ id: data.id, class: data.class, cite, says })),
    reason(offending, found.length === 0 ? 'none' : found.map(({ data }) => data.id).join(', '), {
      figures: { cite },
      cites: [cite],
      grounds: [windows.reason],
    }),
  );
}

/** The day on which a dividend was declared, and those on which it was paid. */
function daysOf(c: Context, { on, data }: DeclaredDividend, at: Moment): readonly Day[] {
  const paid = c.books.paid(data.class, at).filter((each) => each.data.for === data.id);
  return [on, ...paid.map((each) => each.on)];
}

function isExcepted({ provision }: Placed<WideSeriesRestriction>, { data }: DeclaredDividend): boolean {
  const other = data['per-share'] ?? data.total ?? data['in-kind'];
  const shares = data['in-shares']?.class;
  return (
    other === undefined &&
    (provision.except ?? []).some((each) => each.is === 'paid-in-shares' && each.class === shares)
  );
}
