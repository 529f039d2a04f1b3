import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { showMoney, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod } from '../../../terms/index.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import { declaredWithin, type DaysAsked } from '../series/declared-within.js';
import type { DefectiveDividend } from '../series/dividend-record-date.js';
import { besideDue } from './beside-due.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { periodFor, periodsOf } from './which-period.js';

const judged = message(
  'periodic-dividend.declared',
  '{dividend} declares {declared} for period {number}, which makes {due} due: {outcome}',
);
const open = message(
  'periodic-dividend.declared-open',
  'What period {number} makes due, for which {dividend} was declared, is {outcome}',
);
const all = message(
  'periodic-dividend.declarations',
  'Dividends declared on {series} beyond what their periods make due: {outcome}',
);

/** Declarations, of the days asked about, of more than their periods make due, as far as that is known: what exceeds it is no dividend of the series. */
export function moreThanDue(
  c: Context,
  placed: Placed<PeriodicDividend>,
  asked: DaysAsked,
  at: Moment,
): Held<readonly DefectiveDividend[]> {
  const { cite, provision } = placed;
  const { series } = provision;
  const periods = periodsOf(c, placed, at).value;
  const periodOf = ({ id: entry, data: { 'for-period': written, payable } }: DeclaredDividend): DividendPeriod =>
    periodFor(periods, { entry, series, written, payable });
  const stands = declaredWithin(c, asked, at, (entry) =>
    entry.data.class === series ? [periodOf(entry).payable] : [],
  ).filter(({ data }) => data.class === series);
  const found = stands.flatMap((entry) => exceeding(c, placed, periodOf(entry), entry, at));
  return held(
    found.map(({ value }) => value),
    reason(all, found.length === 0 ? 'none' : String(found.length), {
      figures: { series },
      cites: [cite],
      grounds: found.map((each) => each.reason),
    }),
  );
}

function exceeding(
  c: Context,
  placed: Placed<PeriodicDividend>,
  period: DividendPeriod,
  entry: DeclaredDividend,
  at: Moment,
): readonly Held<DefectiveDividend>[] {
  const { cite, provision } = placed;
  const { id } = entry.data;
  const tried = c.attempt(() => besideDue(c, placed, [period], entry.data, at));
  const figures = { dividend: c.nameOf(id), number: String(period.number) };
  const defect = { id, class: provision.series, cite };
  if (!tried.settled) {
    const says = 'what its period makes due is not known';
    return [held({ ...defect, says, isOpen: true }, reason(open, 'not known', { figures, cites: [cite] }))];
  }
  if (tried.value?.isMore !== true) return [];
  const more = { ...figures, declared: showMoney(tried.value.declared), due: showMoney(tried.value.due) };
  return [
    held(
      { ...defect, says: 'it is more than its period makes due' },
      reason(judged, 'more than that', { figures: more, cites: [cite], entries: [entry.id] }),
    ),
  ];
}
