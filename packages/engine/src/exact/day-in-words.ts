import { isOfCalendar } from './day.js';

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

/** A text with its days in words: "on 2004-10-20" as "on 20 October 2004". A day within an id stays as it is. */
export function daysInWords(text: string): string {
  return text.replaceAll(/(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g, (found) => {
    if (!isOfCalendar(found)) return found;
    const [year, month, dayOfMonth] = found.split('-').map(Number);
    return `${dayOfMonth} ${months[month! - 1]} ${year}`;
  });
}
