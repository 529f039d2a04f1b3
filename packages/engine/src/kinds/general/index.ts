import type { Kind } from '../../terms/index.js';
import { notWorkedOutKind } from './not-worked-out.js';

export { notWorkedOut } from './not-worked-out.js';

/** Kinds that say clauses of any subject. */
export const generalKinds = [notWorkedOutKind] as unknown as readonly Kind[];
