import { dayNumber, dayOfNumber, type Day, type Moment } from '../../exact/index.js';

/**
 * A place in time as one number that sorts: the day, and the second of the day. Zero is the start of the day, where a
 * certified list stands; midnight is second 1; something without a time stands at the end of its day, after the rest.
 */
export function placeOf(day: Day, time?: string): number {
  return dayNumber(day) * placesInDay + secondsOf(time);
}

/** The end of a day. */
export function closeOf(day: Day): number {
  return dayNumber(day) * placesInDay + endOfDay;
}

/** The start of a day, before anything that has a time on it. */
export function startOf(day: Day): number {
  return dayNumber(day) * placesInDay;
}

/** The place at which a question about a day, or about a moment of it, looks. */
export function placeAt(when: Day | Moment): number {
  return typeof when === 'string' ? closeOf(when) : placeOf(when.day, when.time);
}

/** The moment of a place: without a time where none was entered. */
export function momentOfPlace(place: number): Moment {
  const dayPart = Math.floor(place / placesInDay);
  const seconds = place - dayPart * placesInDay;
  const day = dayOfNumber(dayPart);
  const timed = seconds > 0 && seconds < endOfDay;
  return Object.freeze(timed ? { day, time: timeText(seconds - 1) } : { day });
}

/** The start of the day of a place. */
export function startOfPlace(place: number): number {
  return dayOfPlace(place) * placesInDay;
}

/** The day number of a place. */
export function dayOfPlace(place: number): number {
  return Math.floor(place / placesInDay);
}

/** The end of a day as a second of it. */
export const endOfDay = 86_401;

/** How far apart the places of two days are: a round number above `endOfDay`. */
export const placesInDay = 100_000;

function secondsOf(time: string | undefined): number {
  if (time === undefined || time === '24:00') return endOfDay;
  const [hours = '0', minutes = '0', seconds = '0'] = time.split(':');
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + 1;
}

function timeText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? text : `${text}:${two(seconds % 60)}`;
}
