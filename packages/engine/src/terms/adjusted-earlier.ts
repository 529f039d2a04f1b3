import { nothingFurther, openFact, message, reason, type Reason } from '../evaluation/index.js';
import { compareDays, equals, ratio, show, toWire, type Moment, type Ratio } from '../exact/index.js';
import type { Context } from '../session/index.js';

/** Asked where rights of a series are older than the register of the class that they follow. */
export const adjustedBeforeRegister = openFact('adjustment-before-register', 'series', 'day', 'class').ratio(
  'By what factor had the rights of {0} been adjusted before {1}, the day on which the register was opened with a certified list of {2}?',
  {},
  nothingFurther('nothing had adjusted the rights of {0} before the register of {2} was opened on {1}', '1'),
);

const earlierSays = message(
  'adjustment.earlier',
  'When the register of {class} was opened on {day}, the rights were {factor} they were at first',
);

/** What had adjusted the rights of a series before the register was opened. */
export interface Earlier {
  readonly value: Ratio;
  readonly grounds: readonly Reason[];
}

export const asAtFirst: Earlier = { value: ratio(1), grounds: [] };

/** A certified list opens a register without its history: what happened before it is not in the journal. */
export function adjustedEarlier(
  c: Context,
  { series, by, cite }: { readonly series: string; readonly by: string; readonly cite: string },
  since: Moment,
  at: Moment,
): Earlier {
  const opened = c.books.entriesOf('opening-register').find(({ data }) => data.class === by)?.on;
  const hidesNothing = opened === undefined || compareDays(opened, since.day) <= 0 || compareDays(at.day, opened) < 0;
  if (hidesNothing) return asAtFirst;
  const about = [series, opened, by];
  const value = ratio(c.ask(adjustedBeforeRegister, { about, cites: [cite] }));
  const figures = { class: by, day: opened, factor: timesInWords(value) };
  return { value, grounds: [reason(earlierSays, toWire(value), { figures, cites: [cite] })] };
}

/** A factor of what something was at first, in words. */
export function timesInWords(factor: Ratio): string {
  return equals<'ratio'>(factor, ratio(1)) ? 'what' : `${show(factor)} times what`;
}
