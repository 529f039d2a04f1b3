import type { Kind } from '../../terms/index.js';

export const ownershipKinds: readonly Kind[] = [];
