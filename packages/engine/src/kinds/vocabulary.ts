import type { FactType } from '../evaluation/index.js';
import { coverageFact } from '../session/index.js';
import { termFacts } from '../terms/index.js';
import { allKinds } from './index.js';

/**
 * Every open fact that a rule may ask for, by name: what `stated` entries and case files may speak of. Provision kinds
 * declare theirs; the terms that kinds share, and the session, have a few of their own.
 */
export const vocabulary: ReadonlyMap<string, FactType> = new Map(
  [coverageFact, ...termFacts, ...allKinds.flatMap((kind) => kind.facts)].map((fact) => [fact.name, fact]),
);
