import type { Kind } from '../../terms/index.js';
import { dividendGateKind } from './dividend-gate.js';
import { liquidationKind } from './liquidation.js';

export { dividendGate } from './dividend-gate.js';
export { liquidation } from './liquidation.js';

/** Kinds of provisions on what holders are paid: dividends, and the division of assets in a liquidation. */
export const distributionsKinds = [dividendGateKind, liquidationKind] as unknown as readonly Kind[];
