import { latestOf, lookBack, plusDays, type Moment, type Span } from '../../exact/index.js';
import { historyBegan, type Context } from '../../session/index.js';
import { isEarlier } from './earlier.js';
import { measuredClasses } from './interested/interested-measures.js';
import type { InterestedRule } from './interested/interested-parameters.js';
import { changesOf } from './ownership-changes.js';

/**
 * The days that a definition looks back over from a day: from the same day so many years earlier, or the next; the day
 * itself is out. Before the corporation was formed nobody owned anything of it.
 */
export function daysBefore(c: Context, { provision }: InterestedRule, at: Moment): Span | undefined {
  if (provision.lookBack === undefined) return undefined;
  const span = lookBack({ years: provision.lookBack.years }, at.day);
  const from = c.resolve(provision.lookBack.firstDay) === 'in' ? span.from : plusDays(span.from, 1);
  const formed = c.books.formed();
  return { from: formed === undefined || formed < from ? from : formed, until: span.until };
}

/** The start of a day, with the list that opens a register on it. */
export function startOfDay(day: Moment['day']): Moment {
  return { day, time: '00:00' };
}

/**
 * The moments from the start of a day up to another moment, that one out, at which a person's ownership has to be looked
 * at to know all that it was in between, as far as the register goes back: the start itself, and every change.
 */
export function momentsOwning(
  c: Context,
  placed: InterestedRule,
  person: string,
  from: Moment['day'],
  before: Moment,
): readonly Moment[] {
  const changes = changesOf(c, placed.article, person, measuredClasses(c, placed, before), before);
  const [kept] = c.books.coverage('register');
  const start = startOfDay(kept === undefined ? from : latestOf(from, kept.from));
  return [start, ...changes.filter((when) => isEarlier(start, when) && isEarlier(when, before))];
}

/** Whether the corporation had stock before the day from which its register is kept, and, where one is given, after a day. */
export function isRegisterSilent(c: Context, from?: Moment['day']): boolean {
  const [span] = c.books.coverage('register');
  if (span === undefined || (from !== undefined && span.from <= from)) return false;
  const began = historyBegan(c.books, 'register');
  return began === undefined || began < span.from;
}
