import { day, dayNumber, dayOfNumber, moment, momentToWire, type Day, type Moment } from '../../exact/index.js';
import { scalar } from './scalar.js';

/** A calendar day. */
export const dayField = scalar<Day>('a day such as 2004-06-01', quickDay, String);

/** A time of day, where the order within a day matters. */
export const timeField = scalar<string>('a time of day such as 14:00', timeOfDay, String);

/** A day, and a time on it where that is known. */
export const momentField = scalar<Moment>('a day, or a day and a time, such as 2004-06-01 14:00', moment, momentToWire);

/** Checks `14:00` or `14:00:30`. */
export function timeOfDay(written: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(written)) {
    throw new Error(`'${written}' is not a time of day; write hours and minutes, such as 09:30`);
  }
  return written;
}

/** Reads a day. A date whose number leads back to it is one of the calendar; the slower way says what is wrong with others. */
function quickDay(written: string): Day {
  const plain = written.length === 10 && dayOfNumber(dayNumber(written as Day)) === written;
  return plain ? (written as Day) : day(written);
}
