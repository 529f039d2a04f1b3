import type { Moment } from '../../exact/index.js';
import type { AnnualMeeting } from './annual-meetings.js';

/**
 * When a term is to end: at an annual meeting by its number, or at the annual meeting of a year; an appointee’s perhaps
 * sooner, at a special meeting that elected directors.
 */
export type TermEnd =
  | { readonly counted: 'meetings'; readonly number: number; readonly sooner?: AnnualMeeting }
  | { readonly counted: 'years'; readonly year: number };

/** A directorship that somebody fills. */
export interface Seat {
  readonly person: string;
  /** The name, where an instrument gives it. */
  readonly name?: string;
  readonly class?: string;
  /** The series of stock whose holders elect to it. */
  readonly series?: string;
  /** Who put the director there, for the present term. */
  readonly by: string;
  /** Start of membership without a break; undefined where the list that opens the roster does not say. */
  readonly since?: Moment;
  /** Start of the present term. */
  readonly from: Moment;
  /** Appointed to a vacancy, not elected by holders. */
  readonly appointed: boolean;
  /** Of an appointee: whether the seat was vacant or new, where the entry says so. */
  readonly filled?: 'vacancy' | 'new-seat';
  /** The entry by which the present term began. */
  readonly entry: string;
  /** The annual meeting at which the election took place, where it did at one. */
  readonly atMeeting?: string;
  /** Where stated with the entry: at which annual meeting from then the term ends. */
  readonly statedEnd?: number;
}
