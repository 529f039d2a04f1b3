import type { Kind } from '../../terms/index.js';
import { forbidsKind } from './forbids.js';
import { notWorkedOutKind } from './not-worked-out.js';
import { obligesKind } from './obliges.js';
import { requiresKind } from './requires.js';

export { consentOfSeriesTopic } from './consent-of-series.js';
export { forbids } from './forbids.js';
export { notWorkedOut } from './not-worked-out.js';
export { obliges } from './obliges.js';
export { requires } from './requires.js';

/** Kinds that say clauses of any subject. */
export const generalKinds = [requiresKind, forbidsKind, obligesKind, notWorkedOutKind] as unknown as readonly Kind[];
