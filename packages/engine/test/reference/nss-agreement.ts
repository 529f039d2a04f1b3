import { excessAgreement } from './excess-agreement.js';
import { oneHopAgreement } from './one-hop-agreement.js';
import { priceAgreement } from './price-agreement.js';
import { seriesAgreement } from './series-agreement.js';

/** Everything that is worked out apart for NSS Bancorp. */
export const nssAgreement = { ...oneHopAgreement, ...excessAgreement, ...priceAgreement, ...seriesAgreement } as const;
