import { isDay, monthsLater } from '../words/dates.js';

/** The two dates of an address; each left out means as late as is known. */
export interface Dates {
  readonly on?: string;
  readonly known?: string;
}

/** Reads the two dates of an address; what is no date is left out. */
export function datesIn(search: Readonly<Record<string, unknown>>): Dates {
  const { on, known } = search;
  return {
    ...(typeof on === 'string' && isDay(on) ? { on } : {}),
    ...(typeof known === 'string' && isDay(known) ? { known } : {}),
  };
}

/**
 * The day on which a corporation is shown where nobody chose one: today; of a journal in which nothing has happened for a year,
 * the day of its last entry.
 */
export function usualDay(lastEntry: string | undefined, now: string): string {
  return lastEntry !== undefined && monthsLater(lastEntry, 12) < now ? lastEntry : now;
}
