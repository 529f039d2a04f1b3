import type { FactType } from '../evaluation/index.js';
import type { CompleteFamily } from '../journal/index.js';

/** Asked where a rule needs a family of which nobody has entered how far it is complete. */
export const coverageFact: FactType = {
  name: 'complete-through',
  asks: 'Through which day is the {0} complete as entered, and on whose word?',
  about: ['family'],
  reply: { kind: 'day' },
};

/** What the premise is about that a family is kept whole. */
export function aboutCoverage(family: CompleteFamily): string {
  return `coverage(${family})`;
}
