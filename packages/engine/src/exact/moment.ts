import { compareDays, day, plusDays, type Day } from './day.js';
import { ExactFormatError } from './errors.js';

/**
 * A point in time as an entry tells it: a day, and the time of that day if it is known. '10:00' is ten o'clock to the
 * second; '24:00' is the end of the day, after everything that happened on it. Times are local to the corporation.
 */
export interface Moment {
  readonly day: Day;
  /** 'HH:MM' or 'HH:MM:SS'. Left out when nobody has entered it: then the order within the day is not known. */
  readonly time?: string;
}

/**
 * Reads a moment: '1998-12-15', '1998-12-15T10:00', '1998-12-15 10:00:30'.
 * @throws ExactFormatError for anything else.
 */
export function moment(text: string): Moment {
  const date = text.slice(0, 10);
  if (text.length === 10) return Object.freeze({ day: day(date) });
  const time = text.slice(11);
  if (!/^[T ]$/.test(text.charAt(10)) || !isTime(time)) {
    throw new ExactFormatError(text, "a date, or a date and time such as '1998-12-15T10:00' or '1998-12-15T10:00:30'");
  }
  return Object.freeze({ day: day(date), time });
}

/** The beginning of a day: nothing of what happened on the day is before it. */
export function atStart(d: Day): Moment {
  return Object.freeze({ day: d, time: '00:00' });
}

/** The end of a day: everything that happened on the day is before it or at it. */
export function atClose(d: Day): Moment {
  return Object.freeze({ day: d, time: endOfDay });
}

/** The last moment that is before another for certain: a second earlier, and the close of the day before where its time is not known. */
export function justBefore({ day: on, time }: Moment): Moment {
  const [hours, minutes, seconds = 0] = (time ?? '00:00').split(':').map(Number) as [number, number, number?];
  const second = hours * 3600 + minutes * 60 + seconds - 1;
  if (second < 0) return atClose(plusDays(on, -1));
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return Object.freeze({ day: on, time: parts.map((part) => String(part).padStart(2, '0')).join(':') });
}

/**
 * -1, 0 or 1 as `a` is before, the same as or after `b`. Undefined when both are of one day and the time of either is
 * not known; the end of a day is known to come after.
 */
export function compareMoments(a: Moment, b: Moment): -1 | 0 | 1 | undefined {
  const byDay = compareDays(a.day, b.day);
  if (byDay !== 0) return byDay;
  if (a.time === undefined || b.time === undefined) return orderWithinDay(a.time, b.time);
  const first = toTheSecond(a.time);
  const second = toTheSecond(b.time);
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Whether `a` came strictly before `b`; undefined when that is not known. */
export function isMomentBefore(a: Moment, b: Moment): boolean | undefined {
  const order = compareMoments(a, b);
  return order === undefined ? undefined : order < 0;
}

/** A moment for people: '1998-12-15', '1998-12-15 at 10:00', 'the end of 1998-12-15'. */
export function showMoment(m: Moment): string {
  if (m.time === undefined) return m.day;
  return m.time === endOfDay ? `the end of ${m.day}` : `${m.day} at ${m.time}`;
}

/** A moment as files and the wire write it; `moment` reads it back. */
export function momentToWire(m: Moment): string {
  return m.time === undefined ? m.day : `${m.day}T${m.time}`;
}

const endOfDay = '24:00';

function isTime(text: string): boolean {
  return text === endOfDay || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** One time at least is not known: only the end of the day still has its place. */
function orderWithinDay(a: string | undefined, b: string | undefined): -1 | 1 | undefined {
  if (b === endOfDay) return -1;
  return a === endOfDay ? 1 : undefined;
}

function toTheSecond(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
