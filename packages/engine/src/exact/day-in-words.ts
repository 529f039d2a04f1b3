import { isOfCalendar } from './day-number.js';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The day of a date, or of an instant, in words: "20 October 2004". What is neither comes back as it is. */
export function dayInWords(day: string): string {
  const [date = day] = day.split('T');
  if (!isOfCalendar(date)) return day;
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth} ${months[month! - 1]} ${year}`;
}

/** A text with its days in words: "on 2004-10-20" as "on 20 October 2004". A day within an id stays as it is. */
export function daysInWords(text: string): string {
  return text.replaceAll(/(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g, dayInWords);
}
