import type { Day } from '../exact/index.js';
import { defineTopic } from './topic.js';

/** Something that an instrument obliges somebody to do, on one occasion that called for it. */
export interface Duty {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  /** The act that called for it; absent where a moment did. */
  readonly act?: string;
  /** The person of the act for whom it is done, where the clause speaks of each. */
  readonly of?: string;
  /** The day from which it is owed; absent where no moment is named. */
  readonly since?: Day;
  /** The last day on which it is done in time; absent where the text fixes none. */
  readonly due?: Day;
  /** Done in time or late; open while it still may be; not done though its day is over. */
  readonly standing: 'done' | 'late' | 'open' | 'not-done';
  /** The day on which it was done, where that is known. */
  readonly done?: Day;
  /** What follows where it is not done, in our own words. */
  readonly ifNot?: string;
  readonly cite: string;
}

/**
 * The topic on which provisions tell what has to be done under them by the moment asked about. Of what is owed again and again
 * they tell the last two occasions; as of a day ahead, `ahead`, also those that come before it.
 */
export const dutiesTopic = defineTopic<readonly Duty[]>('duties');

/** What of it has to be done still, and can be no more in time; without a day of its own, what is owed and not done. */
export function isUndone({ standing, due }: Duty): boolean {
  return standing === 'not-done' || (standing === 'open' && due === undefined);
}
