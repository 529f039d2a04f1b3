import type { FactType } from '../evaluation/index.js';

/** The families that the corporation itself keeps, whole, from a date and through a date. */
export const completeFamilies = [
  'register',
  'board',
  'officers',
  'meetings',
  'acts',
  'dividends',
  'instruments',
] as const;
export type CompleteFamily = (typeof completeFamilies)[number];

/** Asked where a rule needs a family of which nobody has entered how far it is complete. */
export const coverageFact: FactType = {
  name: 'complete-through',
  asks: 'Through which day is the {0} complete as entered, and on whose word?',
  about: ['family'],
  reply: { kind: 'day' },
};
