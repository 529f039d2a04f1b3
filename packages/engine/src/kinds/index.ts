import { interimMatters, post, type Withheld } from '../books/index.js';
import type { FactType } from '../evaluation/index.js';
import type { KindCore } from '../instrument/index.js';
import type { Journal } from '../journal/index.js';
import { coverageFact, coverageFromFact, type BuiltInNotion, type Kinds } from '../session/index.js';
import {
  adjustment,
  adjustmentNotion,
  electorate,
  arrearsByDayNotion,
  electorateNotion,
  lackingInFundNotion,
  longHeld,
  longHeldNotion,
  seriesTerms,
  seriesTermsNotion,
  termFacts,
  unpaidDividendsNotion,
  votesCast,
  votesCastNotion,
} from '../terms/index.js';
import type { Kind } from '../terms/index.js';
import { actsKinds } from './acts/index.js';
import { boardKinds, boardNotions } from './board/index.js';
import { capitalKinds } from './capital/index.js';
import {
  arrearsByDay,
  distributionsKinds,
  lackingInstalments,
  standingNotions,
  unpaidOnSeries,
} from './distributions/index.js';
import { generalKinds } from './general/index.js';
import { liabilityKinds } from './liability/index.js';
import { meetingKinds } from './meeting/index.js';
import { ownershipKinds, ownershipNotions } from './ownership/index.js';
import { priceKinds, priceNotions } from './price/index.js';
import { votingKinds } from './voting/index.js';

export * from './acts/index.js';
export * from './board/index.js';
export * from './capital/index.js';
export * from './distributions/index.js';
export * from './general/index.js';
export * from './liability/index.js';
export * from './meeting/index.js';
export * from './ownership/index.js';
export * from './price/index.js';
export * from './voting/index.js';

/** Every provision kind, by subject. Adding a kind adds its file and one line in its subject's index. */
export const allKinds: readonly Kind[] = [
  ...generalKinds,
  ...capitalKinds,
  ...ownershipKinds,
  ...votingKinds,
  ...boardKinds,
  ...actsKinds,
  ...distributionsKinds,
  ...meetingKinds,
  ...liabilityKinds,
  ...priceKinds,
];

/** The kinds by name, as sessions and the loading of instruments want them. */
export const kinds: Kinds = new Map(
  allKinds.map((kind) => [kind.kind, kind as unknown as Kinds extends ReadonlyMap<string, infer K> ? K : KindCore]),
);

/** Notions that no single provision defines. */
export const builtInNotions: ReadonlyMap<string, BuiltInNotion> = new Map([
  [electorateNotion, electorate],
  [adjustmentNotion, adjustment],
  [longHeldNotion, longHeld],
  [votesCastNotion, votesCast],
  [seriesTermsNotion, seriesTerms],
  ...boardNotions,
  ...standingNotions,
  [arrearsByDayNotion, arrearsByDay],
  [unpaidDividendsNotion, unpaidOnSeries],
  [lackingInFundNotion, lackingInstalments],
  ...priceNotions,
  ...ownershipNotions,
]);

/**
 * Every open fact that a rule may ask for, by name: what `stated` entries and case files may speak of. Provision kinds
 * declare theirs; the terms that kinds share, and the session, have a few of their own.
 */
export const vocabulary: ReadonlyMap<string, FactType> = new Map(
  [coverageFact, coverageFromFact, ...termFacts, ...allKinds.flatMap((kind) => kind.facts)].map((fact) => [
    fact.name,
    fact,
  ]),
);

/** What is withheld of a journal while polls may be open: of a fact that no rule asks for it is not known that it tells of no votes. */
export function interimIn(journal: Journal): Withheld {
  return {
    matters: interimMatters(post(journal)),
    entry: (id) => journal.entry(id),
    tellsVotes: (name) => {
      const fact = vocabulary.get(name);
      return fact === undefined || isHowVoted(fact);
    },
  };
}

/** A number of votes or shares, told of a proposal or of something that the fact does not name. */
function isHowVoted({ reply, about }: FactType): boolean {
  const isNumber = reply.kind === 'quantity' && (reply.unit === 'votes' || reply.unit === 'shares');
  return isNumber && (about.includes('proposal') || about.includes('subject'));
}
