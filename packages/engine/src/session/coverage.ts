import type { FactType } from '../evaluation/index.js';

/** Asked where a rule needs a family of which nobody has entered how far it is complete. */
export const coverageFact: FactType = {
  name: 'complete-through',
  asks: 'Through which day is the {0} complete as entered, and on whose word?',
  about: ['family'],
  reply: { kind: 'day' },
};
