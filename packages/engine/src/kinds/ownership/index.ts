import type { Kind } from '../../terms/index.js';
import { continuingDirectorKind } from './continuing-director.js';
import { interestedShareholderKind } from './interested-shareholder.js';
import { ownershipKind } from './ownership.js';

export { continuingDirector } from './continuing-director.js';
export { interestedShareholder, type InterestedShareholders } from './interested-shareholder.js';
export type { InterestedStanding } from './interested-standing.js';
export type { LargestPurchase } from './largest-purchase.js';
export { ownership, type Owned } from './ownership.js';

/** The kinds of provisions on who owns what, and who may own how much. */
export const ownershipKinds: readonly Kind[] = [
  ownershipKind,
  interestedShareholderKind,
  continuingDirectorKind,
] as unknown as readonly Kind[];
