import type { Act, ActKind, ActOf } from '../journal/index.js';
import { openFact } from '../evaluation/index.js';
import type { Context } from '../session/index.js';
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
  return receiverIn(act) ?? inPart(act, 'party')[0];
}

/** The class of shares a deal is about; undefined where it is about none. */
export function classOfDeal(act: Act): string | undefined {
  return 'class' in act ? act.class : undefined;
}

type Players = readonly (string | undefined)[];
type ByKind = { readonly [Kind in ActKind]?: (act: ActOf<Kind>) => Players };

/** The other side of a merger; of one that is written from that side, the corporation is the side it is with. */
function otherSide(act: ActOf<'merger'> | ActOf<'share-exchange'> | ActOf<'consolidation'>): string {
  return act.with === ownerOfDeal(act) ? act.of : act.with;
}

/** Whom a proposal names in each part of a deal, by the kinds of act that have somebody who plays it. Any may have a proposer. */
const players: Readonly<Record<Exclude<DealPart, 'proposer'>, ByKind>> = {
  party: {
    merger: (act) => [otherSide(act), act.into === ownerOfDeal(act) ? undefined : act.into],
    'share-exchange': (act) => [otherSide(act)],
    consolidation: (act) => [otherSide(act)],
  },
  recipient: {
    disposition: (act) => [act.to],
    issue: (act) => [act.to],
    'acquire-shares': (act) => [act.by],
  },
  transferor: {
    disposition: (act) => [act['assets-of']],
    'acquire-shares': (act) => [act.from],
  },
  issuer: {
    'acquire-securities': (act) => [act.issuer],
    'buy-back': () => ['corporation'],
  },
  holder: {
    'acquire-securities': (act) => [act['held-by']],
    'buy-back': (act) => [act.from],
  },
  beneficiary: {
    'director-loan': (act) => [act.director],
    assistance: (act) => [act.to, ...(act.benefits ?? [])],
  },
  'under-agreement': {
    transaction: (act) => act.between ?? [],
  },
};

/** Whether acts of a kind have somebody who plays a part of deals. */
export function hasDealPart(kind: ActKind, part: DealPart): boolean {
  return part === 'proposer' || players[part][kind] !== undefined;
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

function playersOf(matter: Matter, part: DealPart): Players {
  if (part === 'proposer') return [matter.proposedBy, matter.onBehalfOf];
  return inPart(matter.act, part);
}

function inPart(act: Act, part: Exclude<DealPart, 'proposer'>): Players {
  return (players[part][act.kind] as ((of: Act) => Players) | undefined)?.(act) ?? [];
}

/** Asked of an issue of which it is not entered whether all holders receive in proportion. */
export const proRata = openFact('in-proportion-to-all-holders', 'proposal').yesNo(
  'Do all shareholders receive in proportion in {0}?',
);

/** Whether all holders receive in proportion in an issue; asked where it does not say so. */
export function isInProportion(c: Context, { id, act }: Pick<Matter, 'id' | 'act'>, cite: string): boolean {
  return act.kind === 'issue' && (proportionEntered(act) ?? c.holds(proRata, [id], cite));
}

/** The same, as far as the proposal of an issue tells it: to somebody who is named, under a plan for employees, is never to all holders. */
export function proportionEntered(act: ActOf<'issue'>): boolean | undefined {
  const isToOne = act.to !== undefined && act.to !== 'dispersed';
  return act['pro-rata'] ?? (act.plan !== undefined && isToOne ? false : undefined);
}
