import type { Kind } from '../../terms/index.js';
import { marketValueKind } from './market-value.js';

export { marketValueRule } from './market-value.js';

/** The kinds of provisions on what shares are worth, and what must be offered for them. */
export const priceKinds: readonly Kind[] = [marketValueKind] as unknown as readonly Kind[];
