import type { Act } from '../journal/index.js';
import type { Matter } from './matter.js';
import type { DealPart } from './transaction.js';

/** Whose deal an act is: the corporation, or a person by id; undefined where the act does not say. */
export function ownerOfDeal(act: Act): string | undefined {
  switch (act.kind) {
    case 'merger':
    case 'share-exchange':
    case 'consolidation':
      return act.with === 'corporation' ? act.with : act.of;
    case 'liquidation':
    case 'dissolution':
    case 'reincorporation':
    case 'reclassification':
    case 'recapitalization':
      return act.of;
    case 'disposition':
      return act['assets-of'];
    case 'issue':
    case 'acquire-securities':
    case 'assistance':
      return act.by ?? 'corporation';
    case 'buy-back':
    case 'redemption':
    case 'distribute-shares':
    case 'director-loan':
      return 'corporation';
    default:
      return undefined;
  }
}

/** Who receives in a deal; undefined where the act does not say. */
export function receiverIn(act: Act): string | undefined {
  return act.kind === 'disposition' || act.kind === 'issue' ? act.to : undefined;
}

/** Who stands on the other side of a deal: who receives, or with whom a merger is; undefined where the act does not say. */
export function counterpartyIn(act: Act): string | undefined {
  return receiverIn(act) ?? partiesOf(act)[0];
}

/** The class of shares a deal is about; undefined where it is about none. */
export function classOfDeal(act: Act): string | undefined {
  return 'class' in act ? act.class : undefined;
}

/** The persons named as playing a part in a proposed act. None: nobody is named in that part. */
export function namedIn(matter: Matter, part: DealPart): readonly string[] {
  return [...new Set(playersOf(matter, part).filter((person) => person !== undefined))];
}

function playersOf(matter: Matter, part: DealPart): readonly (string | undefined)[] {
  const { act } = matter;
  switch (part) {
    case 'party':
      return partiesOf(act);
    case 'recipient':
      return [receiverIn(act)];
    case 'transferor':
      return act.kind === 'disposition' ? [act['assets-of']] : [];
    case 'issuer':
      return act.kind === 'acquire-securities' ? [act.issuer] : act.kind === 'buy-back' ? ['corporation'] : [];
    case 'holder':
      return act.kind === 'acquire-securities' ? [act['held-by']] : act.kind === 'buy-back' ? [act.from] : [];
    case 'beneficiary':
      return beneficiariesOf(act);
    case 'proposer':
      return [matter.proposedBy, matter.onBehalfOf];
    default:
      return act.kind === 'transaction' ? (act.between ?? []) : [];
  }
}

/** The other side of a merger; of one that is written from that side, the corporation is the side it is with. */
function partiesOf(act: Act): readonly (string | undefined)[] {
  switch (act.kind) {
    case 'merger': {
      const owner = ownerOfDeal(act);
      return [act.with === owner ? act.of : act.with, act.into === owner ? undefined : act.into];
    }
    case 'share-exchange':
    case 'consolidation':
      return [act.with === ownerOfDeal(act) ? act.of : act.with];
    default:
      return [];
  }
}

function beneficiariesOf(act: Act): readonly (string | undefined)[] {
  if (act.kind === 'director-loan') return [act.director];
  return act.kind === 'assistance' ? [act.to, ...(act.benefits ?? [])] : [];
}
