import type { FactType } from '../evaluation/index.js';
import { whichCameFirst } from './body-step.js';
import { votesSeparately } from './electorate.js';

/** The open facts that the shared terms ask for, whichever kind uses them. */
export const termFacts: readonly FactType[] = [whichCameFirst, votesSeparately];

export { whichCameFirst };
