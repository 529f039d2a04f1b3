import type { Kind } from '../../terms/index.js';
import { exculpationKind } from './exculpation.js';
import { indemnityBesidesKind } from './indemnity-besides.js';
import { indemnityByGrantKind } from './indemnity-by-grant.js';
import { indemnityKind } from './indemnity.js';

export { exculpation } from './exculpation.js';
export { indemnityBesides } from './indemnity-besides.js';
export { indemnityByGrant } from './indemnity-by-grant.js';
export { indemnity } from './indemnity.js';

/** Kinds of provisions on the liability of directors and officers. */
export const liabilityKinds = [
  indemnityKind,
  indemnityByGrantKind,
  indemnityBesidesKind,
  exculpationKind,
] as unknown as readonly Kind[];
