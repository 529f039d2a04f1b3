import { z } from 'zod';
import { openFact, type Reason } from '../evaluation/index.js';
import type { Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import type { Series } from './series.js';
import { allTold, defineTopic } from './topic.js';

/** The topic on which provisions tell, of { class, term }, whether a term is beyond what the board may give a series of a class. */
export const termBeyondTopic = defineTopic<boolean>('term-beyond-the-board');

/** The topic on which a provision tells, of { class }, that the board fixes the terms of a series of the class under it. */
export const termsByBoardTopic = defineTopic<true>('terms-fixed-by-the-board');

/** A right that the terms of a series may give its holders, and the rest of an instrument may forbid. */
export const rightByTerms = z.enum([
  'cumulative-voting',
  'preemptive-rights',
  'removal-without-cause',
  'written-consent',
  'merger-as-liquidation',
  'lower-combination-vote',
]);

/** Asked of a series whose terms nobody has entered. */
export const seriesHasTerm = openFact('series-has-term', 'series', 'term').yesNo(
  'Do the terms of {0} provide for this: {1}?',
);

/** Whether a series has a right by its terms, in effect. */
export interface Provided {
  readonly has: boolean;
  readonly grounds: readonly Reason[];
}

/** Whether a series has a right by its terms, and where the board wrote them, it was not beyond the board. */
export function seriesProvides(
  c: Context,
  series: Series,
  term: z.output<typeof rightByTerms>,
  at: Moment,
  cite: string,
): Provided {
  const isWritten = series.terms?.[term];
  if (series.terms !== undefined && isWritten !== true) return { has: false, grounds: [] };
  const limits = series.cite === undefined ? allTold(c, termBeyondTopic, { class: series.class, term }, at) : [];
  const grounds = limits.map((each) => each.reason);
  if (limits.some(({ value }) => value)) return { has: false, grounds };
  return { has: isWritten ?? c.holds(seriesHasTerm, [series.id, term], cite), grounds };
}
