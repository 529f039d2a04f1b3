import type { Reading } from '@quorate/engine';

/**
 * Of whom a fraction of the Independent Directors is taken in Sections 6.1.2(c), 6.1.3(b) and 6.1.4(f), which do not say "then in
 * office".
 *
 * @param inOffice what the parameter calls all who are in office
 */
export const independentDirectorsCounted = <InOffice extends 'members' | 'in-office'>(inOffice: InOffice) =>
  ({ reading: 'D18', options: { 'in-office': inOffice, present: 'present' } }) as const;

export const independentDirectorsCountedReadings: readonly Reading[] = [
  {
    id: 'D18',
    cite: '6.1.3(b)(6)',
    asks: 'Of whom are two thirds, or a majority, of the Independent Directors counted where the text does not add “then in office”?',
    options: {
      'in-office': 'Of all who are in office when they act.',
      present: 'Of those who take part in the act.',
    },
    adopted: 'in-office',
    because:
      'A fraction of a body without more is of its members; 6.1.3(a) and 6.1.5 add the words for the same directors, with nothing that would make them mean something else here.',
  },
];
