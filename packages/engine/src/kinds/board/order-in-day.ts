import { compareMoments, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { whichCameFirst } from '../../terms/index.js';

/** What a list that opens the roster counts from: before anything else of its day. */
export const startOfDay = '00:00';

/** Whether one thing came strictly before another; asks where both fell on one day without times. */
export function cameBefore(c: Context, first: string, at: Moment, second: string, than: Moment): boolean {
  if (at.day === than.day && than.time === startOfDay) return false;
  const order = compareMoments(at, than);
  return order === undefined ? c.holds(whichCameFirst, [first, second]) : order < 0;
}

/** Whether a thing had happened by a moment, the moment itself included. */
export function hadHappened(c: Context, event: string, when: Moment, at: Moment): boolean {
  if (when.day === at.day && when.time === startOfDay) return true;
  const order = compareMoments(when, at);
  if (order !== undefined) return order <= 0;
  return c.holds(whichCameFirst, [event, at.time === undefined ? at.day : `${at.day} ${at.time}`]);
}

/** The moment of an entry: its day, and its time where one was entered. */
export function momentOf(entry: { readonly on: Moment['day']; readonly time?: string | undefined }): Moment {
  return entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time };
}
