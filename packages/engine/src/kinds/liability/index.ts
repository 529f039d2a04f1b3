import type { Kind } from '../../terms/index.js';
import { exculpationKind } from './exculpation.js';
import { indemnityKind } from './indemnity.js';

export { exculpation } from './exculpation.js';
export { indemnity } from './indemnity.js';

/** Kinds of provisions on the liability of directors and officers. */
export const liabilityKinds = [indemnityKind, exculpationKind] as unknown as readonly Kind[];
