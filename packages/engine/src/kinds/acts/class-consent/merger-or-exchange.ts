import { message, reason } from '../../../evaluation/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { nameOfAct, ownerOfDeal, type Matter } from '../../../terms/index.js';
import { becomesOfSeries, obligationsAssumed, sameTerms } from './facts.js';
import type { ClassConsent } from './parameters.js';
import type { Reached } from './senior-stock.js';

const otherwise = message(
  'class-consent.replaced',
  'In {act} the shares of {series} neither stay outstanding nor become preference securities of the entity that results or its parent: {outcome}',
);
const otherTerms = message(
  'class-consent.other-terms',
  'After {act} the terms, taken as a whole, are not those of {series}: {outcome}',
);
const notAssumed = message(
  'class-consent.not-assumed',
  'In {act} the obligations of the corporation on {series} are not assumed: {outcome}',
);
const preserved = message(
  'class-consent.preserved',
  '{act} leaves {series} as it was, with the same terms taken as a whole and the obligations assumed: {outcome}',
);

/** Mergers, consolidations, share exchanges and reclassifications of the corporation itself. */
export function mayReplace(act: Act): boolean {
  const kinds: readonly Act['kind'][] = ['merger', 'consolidation', 'share-exchange', 'reclassification'];
  return kinds.includes(act.kind) && ownerOfDeal(act) === 'corporation';
}

/**
 * Whether a transaction does not leave the series as it was. Shares may be exchanged for preference securities only in a
 * merger or consolidation that the corporation does not survive; the terms must stay the same taken as a whole, and
 * another entity that results must assume the obligations.
 */
export function doesNotPreserve(c: Context, { cite, provision }: Placed<ClassConsent>, matter: Matter): Reached {
  const { act, id } = matter;
  const { series } = provision;
  const figures = { act: nameOfAct(c, matter), series };
  const found = (value: boolean, said: typeof otherwise): Reached => ({
    value,
    reason: reason(said, value ? 'its consent is asked' : 'no consent is asked', { figures, cites: [cite] }),
  });
  const becomes = c.ask(becomesOfSeries, { about: [id, series], cites: [cite] });
  const isKept = becomes === 'stay-outstanding' || (becomes === 'preference-securities' && mayGiveOthers(act));
  if (!isKept) return found(true, otherwise);
  if (!c.holds(sameTerms, [id, series], cite)) return found(true, otherTerms);
  if (!isBoundItself(act) && !c.holds(obligationsAssumed, [id], cite)) return found(true, notAssumed);
  return found(false, preserved);
}

/** The corporation does not survive, as far as the act says who does. */
function mayGiveOthers(act: Act): boolean {
  return act.kind === 'consolidation' || (act.kind === 'merger' && act.into !== 'corporation');
}

/** The corporation goes on itself, and is bound as before. */
function isBoundItself(act: Act): boolean {
  const goesOn = act.kind === 'merger' && act.into === 'corporation';
  return goesOn || act.kind === 'reclassification' || act.kind === 'share-exchange';
}
