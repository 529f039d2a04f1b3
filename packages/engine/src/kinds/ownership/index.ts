import type { BuiltInNotion } from '../../session/index.js';
import { votingStockNotion, type Kind } from '../../terms/index.js';
import { acquiringKind } from './acquiring.js';
import { affiliateKind } from './ties/affiliate.js';
import { associateKind } from './ties/associate.js';
import { continuingDirectorKind } from './directors/continuing-director.js';
import { votingStockKind } from './defined-voting-stock.js';
import { determinationPowerKind } from './determination-power.js';
import { interestedShareholderKind } from './interested/interested-shareholder.js';
import { limitExemptionKind } from './limit/exemption.js';
import { limitRemediesKind } from './limit/remedies.js';
import { ownershipKind } from './ownership.js';
import { ownershipLimitKind } from './limit/ownership-limit.js';
import { subsidiaryKind } from './ties/subsidiary.js';
import { votingStock } from './voting-stock.js';

export { acquiring, type Acquired } from './acquiring.js';
export { affiliate } from './ties/affiliate.js';
export { associate } from './ties/associate.js';
export { continuingDirector, whereNobodyIsInterested } from './directors/continuing-director.js';
export { votingStockIs } from './defined-voting-stock.js';
export { determinationPower } from './determination-power.js';
export { interestedShareholder } from './interested/interested-shareholder.js';
export type { LargestPurchase } from './interested/largest-purchase.js';
export { limitExemption } from './limit/exemption.js';
export { limitRemedies, type Remedy } from './limit/remedies.js';
export { ownership } from './ownership.js';
export { ownershipLimit } from './limit/ownership-limit.js';
export { subsidiary } from './ties/subsidiary.js';

/** The kinds of provisions on who owns what, and who may own how much. */
export const ownershipKinds: readonly Kind[] = [
  affiliateKind,
  associateKind,
  subsidiaryKind,
  votingStockKind,
  ownershipKind,
  acquiringKind,
  interestedShareholderKind,
  continuingDirectorKind,
  ownershipLimitKind,
  limitExemptionKind,
  limitRemediesKind,
  determinationPowerKind,
] as unknown as readonly Kind[];

/** Notions of ownership that hold where no provision defines them. */
export const ownershipNotions: readonly (readonly [string, BuiltInNotion])[] = [[votingStockNotion, votingStock]];
