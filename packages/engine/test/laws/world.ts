import * as fc from 'fast-check';
import type { Instrument } from '../../src/index.js';
import type { Asked } from './asking.js';
import type { Told } from './cast.js';
import type { RandomJournal } from './random-journal.js';

/** A made-up charter, what may happen under it, and what is asked. */
export interface World {
  readonly charter: Instrument;
  readonly journals: fc.Arbitrary<RandomJournal>;
  /** What random corporations are asked, the standing of a proposed act most often. */
  readonly questions: fc.Arbitrary<Asked>;
  /** Relations of which nothing turns under the charter. */
  readonly idleRelations: fc.Arbitrary<Told>;
}

/** The proposals of every journal. Of the first most is told; the laws of finality look at it. */
export const proposalIds = ['one', 'two'] as const;

export const aProposal = fc.constantFrom(...proposalIds);
