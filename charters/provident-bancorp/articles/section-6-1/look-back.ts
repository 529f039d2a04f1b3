import type { Reading } from '@quorate/engine';

/** Whether the same day two years before is in the two years immediately before a day, in Sections 6.1.3 and 6.1.4. */
export const twoYearsBefore = {
  reading: 'two_year_window',
  options: { 'first-day-in': 'in', 'first-day-out': 'out' },
} as const;

export const lookBackReadings: readonly Reading[] = [
  {
    id: 'two_year_window',
    cite: '6.1.3(b)(1)(A)',
    asks: 'Is the same day two years earlier within the two years immediately before a day?',
    options: {
      'first-day-in': 'Yes: from that day, up to the day in question, which is out.',
      'first-day-out': 'No: only from the day after it.',
    },
    adopted: 'first-day-in',
    because:
      'Two years immediately before a day end with the day before it, and so begin with the day of the same date; from 29 February they reach back to the 28th.',
  },
];
