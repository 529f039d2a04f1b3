import type { Kind } from '../../terms/index.js';

export const liabilityKinds: readonly Kind[] = [];
