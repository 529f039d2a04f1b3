import type { History } from '../telling/history.js';
import { sequenceFrom } from '../telling/sequence.js';
import { holdAnnualMeeting, type AnnualMeeting } from './board.js';
import { payCommonDividend } from './dividends.js';
import type { InventedPerson } from './names.js';
import type { Register } from './register.js';
import { trade } from './trading.js';

/** What is particular to a year in the life of a corporation. */
export interface OrdinaryYear extends Omit<AnnualMeeting, 'days'> {
  /** The midyear dividend on each share, in whole cents; none where it is left out. */
  readonly cents?: number;
  readonly newcomers: readonly InventedPerson[];
  /** Nothing is told after the meeting: the year of the live situation. */
  readonly isLast?: boolean;
}

/** Trading in the winter, the annual meeting in April, a dividend in June, and trading until December. */
export function tellOrdinaryYear(history: History, register: Register, year: OrdinaryYear): void {
  const { newcomers, cents, isLast = false } = year;
  const sequence = sequenceFrom(year.year);
  trade(history, register, { year: year.year, transfers: 10, newcomers, sequence, months: [1, 2] });
  holdAnnualMeeting(history, register, { ...year, days });
  if (isLast) return;
  if (cents !== undefined) {
    payCommonDividend(history, register, {
      id: `common-dividend-${year.year}`,
      declared: `${year.year}-05-20`,
      record: `${year.year}-06-01`,
      payable: `${year.year}-06-15`,
      cents,
    });
  }
  trade(history, register, { year: year.year, transfers: 48, newcomers, sequence, months: [5, 12] });
}

const days = { called: '02-25', record: '03-08', notice: '03-22', held: '04-20' };
