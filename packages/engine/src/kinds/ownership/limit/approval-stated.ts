import { openFact } from '../../../evaluation/index.js';
import type { Context } from '../../../session/index.js';
import { idOfMeasure } from './measure.js';
import { subjectsOf, type Approved } from './subjects.js';

/** Asked of an acquisition before the acts of bodies were kept; stated, it holds for the days for which it is so. */
export const approvedBeforeRecords = openFact('acquisition-approved', 'person', 'class').yesNo(
  'Was what {0} acquired of the {1} approved in advance, as the limit on ownership asks?',
);

/**
 * Whether an acquisition was approved as the limit asks, where somebody stated that for its day; asked where it came
 * before the acts of bodies were kept and no approval is entered. Undefined where the entries decide.
 */
export function toldOutright(c: Context, approved: Approved, cite: string): boolean | undefined {
  const { person, measure, at, what } = approved;
  const about = [person, idOfMeasure(measure)];
  const [first, ...others] = what === 'offer' ? [] : c.books.stated(approvedBeforeRecords.name, about, at.day);
  if (first !== undefined) {
    const alike = others.every(({ value }) => value === first.value);
    if (!alike) return c.is(approvedBeforeRecords, { about, cites: [cite] });
    c.restsOn([first, ...others].map(({ entry }) => entry));
    return first.value === 'yes';
  }
  const [span] = c.books.coverage('acts');
  if (span === undefined || at.day >= span.from) return undefined;
  const named = subjectsOf(c, approved).some((id) =>
    c.books.bodyActs(id, { day: at.day }).some(({ data }) => data.decides === 'approve'),
  );
  return named ? undefined : c.is(approvedBeforeRecords, { about, cites: [cite] });
}
