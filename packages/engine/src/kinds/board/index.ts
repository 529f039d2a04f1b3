import type { Kind } from '../../terms/index.js';

export const boardKinds: readonly Kind[] = [];
