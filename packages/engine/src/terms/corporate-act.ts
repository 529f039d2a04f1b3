import type { Act } from '../journal/index.js';

/** Acts of the corporation itself on which its holders may have to vote, as charter and law data name them. */
export const corporateActs = [
  'merger',
  'consolidation',
  'share-exchange',
  'disposition-of-all',
  'dissolution',
  'amendment',
  'director-loan',
] as const;
export type CorporateAct = (typeof corporateActs)[number];

/** Whether an act is one of those named. Only acts of the corporation itself: a subsidiary’s are not its holders’. */
export function isCorporateAct(act: Act, named: readonly CorporateAct[]): boolean {
  switch (act.kind) {
    case 'merger':
      return act.of === 'corporation' && named.includes('merger');
    case 'disposition':
      return act['assets-of'] === 'corporation' && act.all === true && named.includes('disposition-of-all');
    case 'dissolution':
      return act.of === 'corporation' && named.includes('dissolution');
    case 'amendment':
      return (act.instrument === undefined || act.instrument === 'charter') && named.includes('amendment');
    case 'consolidation':
    case 'share-exchange':
    case 'director-loan':
      return named.includes(act.kind);
    default:
      return false;
  }
}
