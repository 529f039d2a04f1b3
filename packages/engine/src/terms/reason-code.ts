import type { reasonCodes } from '../journal/index.js';
import type { WhyNotCounted, WhyNotElecting } from './voted-shares.js';

export type ReasonCode = (typeof reasonCodes)[number];

/**
 * Why a ballot does not count, or not wholly, by the codes of ISO 20022, seev.006: as the inspectors ruled, where their ruling
 * names one. What the message has no code of its own for is rejected by the issuer.
 */
export function reasonCodeOf(why: WhyNotCounted | WhyNotElecting, ruled?: ReasonCode): ReasonCode {
  return ruled ?? codes[why];
}

const codes: Readonly<Record<WhyNotCounted | WhyNotElecting, ReasonCode>> = {
  'more-than-held': 'LACK',
  'both-ways': 'LACK',
  rejected: 'LACK',
  'used-up': 'LACK',
  'in-proportion': 'LACK',
  superseded: 'DUPL',
  late: 'LATE',
  'nothing-held': 'NPOS',
  'too-many-candidates': 'LIST',
  'no-candidate': 'RBIS',
  'ruled-out': 'RBIS',
  'ruled-otherwise': 'RBIS',
};
