import { nssDemonstration } from './corporations/nss.js';
import { peoplesDemonstration } from './corporations/peoples.js';
import { providentDemonstration } from './corporations/provident.js';
import type { Demonstration } from './demonstration.js';

/** The corporations of the demonstration. */
export const demonstrations: readonly Demonstration[] = [
  peoplesDemonstration,
  nssDemonstration,
  providentDemonstration,
];
