import { dayInWords } from '@quorate/sdk';

/** An instant in words, to the minute, in UTC: 20 October 2004, 17:30 UTC. */
export function instantInWords(instant: string): string {
  const time = /T(\d{2}:\d{2})/u.exec(instant)?.[1];
  return time === undefined ? dayInWords(instant) : `${dayInWords(instant)}, ${time} UTC`;
}

/** Today as the reader's calendar has it. */
export function today(now: Date = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day so many days later, or earlier where the number is negative. */
export function daysLater(day: string, days: number): string {
  const instant = new Date(`${day}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}

/** The same day so many months later; the last of the month where that has no such day. */
export function monthsLater(day: string, count: number): string {
  const instant = new Date(`${day}T00:00:00Z`);
  const date = instant.getUTCDate();
  instant.setUTCDate(1);
  instant.setUTCMonth(instant.getUTCMonth() + count);
  const last = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 0)).getUTCDate();
  instant.setUTCDate(Math.min(date, last));
  return instant.toISOString().slice(0, 10);
}

/** Whether a text is a calendar date that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
