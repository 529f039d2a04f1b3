import type { Kind } from '../../terms/index.js';

export const distributionsKinds: readonly Kind[] = [];
