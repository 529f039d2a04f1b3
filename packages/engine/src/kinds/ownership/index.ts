import type { Kind } from '../../terms/index.js';
import { acquiringKind } from './acquiring.js';
import { continuingDirectorKind } from './continuing-director.js';
import { determinationPowerKind } from './determination-power.js';
import { interestedShareholderKind } from './interested-shareholder.js';
import { limitExemptionKind } from './limit-exemption.js';
import { ownershipKind } from './ownership.js';
import { ownershipLimitKind } from './ownership-limit.js';

export { acquiring, type Acquired } from './acquiring.js';
export { continuingDirector } from './continuing-director.js';
export { determinationPower } from './determination-power.js';
export { interestedShareholder, type InterestedShareholders } from './interested-shareholder.js';
export type { InterestedStanding } from './interested-standing.js';
export type { LargestPurchase } from './largest-purchase.js';
export { limitExemption } from './limit-exemption.js';
export { ownership, type Owned } from './ownership.js';
export { ownershipLimit } from './ownership-limit.js';

/** The kinds of provisions on who owns what, and who may own how much. */
export const ownershipKinds: readonly Kind[] = [
  ownershipKind,
  acquiringKind,
  interestedShareholderKind,
  continuingDirectorKind,
  ownershipLimitKind,
  limitExemptionKind,
  determinationPowerKind,
] as unknown as readonly Kind[];
