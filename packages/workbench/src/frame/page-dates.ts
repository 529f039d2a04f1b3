import { reaches, type Through } from '../queries/instruments-asked.js';
import { isDay, monthsLater } from '../words/dates.js';

/** The two dates of an address; each left out means as late as is known. */
export interface Dates {
  readonly on?: string;
  readonly known?: string;
}

/** What an address says besides where it leads: its dates, the instruments asked by, and the id of what is supposed, never what it says. */
export interface InAddress extends Dates {
  readonly supposed?: string;
  readonly through?: Through;
}

/** Reads what an address says; what is not understood is left out. */
export function inAddress(search: Readonly<Record<string, unknown>>): InAddress {
  const { supposed, through } = search;
  const reach = reaches.find((each) => each === through);
  return {
    ...datesIn(search),
    ...(reach === undefined ? {} : { through: reach }),
    ...(typeof supposed === 'string' && /^[\da-f]{32}$/u.test(supposed) ? { supposed } : {}),
  };
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
