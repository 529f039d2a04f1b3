import type { Act, ActKind } from '../journal/index.js';
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

/** The kinds of act of which a proposal names who plays a part; who proposes it, that of any. */
const namedBy: Readonly<Record<DealPart, readonly ActKind[] | 'any'>> = {
  party: ['merger', 'share-exchange', 'consolidation'],
  recipient: ['disposition', 'issue', 'acquire-shares'],
  transferor: ['disposition', 'acquire-shares'],
  issuer: ['acquire-securities', 'buy-back'],
  holder: ['acquire-securities', 'buy-back'],
  beneficiary: ['director-loan', 'assistance'],
  proposer: 'any',
  'under-agreement': ['transaction'],
};

/** Whether acts of a kind have somebody who plays a part of deals. */
export function hasDealPart(kind: ActKind, part: DealPart): boolean {
  const kinds = namedBy[part];
  return kinds === 'any' || kinds.includes(kind);
}

/** Whether somebody plays a part in an act whom its proposal does not name. What is newly issued nobody transfers. */
export function leavesOut(matter: Matter, part: DealPart): boolean {
  const { act } = matter;
  if (part === 'transferor' && act.kind === 'acquire-shares' && act.how === 'issue') return false;
  return hasDealPart(act.kind, part) && namedIn(matter, part).length === 0;
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
      return [act.kind === 'acquire-shares' ? act.by : receiverIn(act)];
    case 'transferor':
      return act.kind === 'disposition' ? [act['assets-of']] : act.kind === 'acquire-shares' ? [act.from] : [];
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
