import type { Kind } from '../../terms/index.js';

export const capitalKinds: readonly Kind[] = [];
