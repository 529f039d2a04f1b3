import type { Kind } from '../../terms/index.js';

export const actsKinds: readonly Kind[] = [];
