import type { Kind } from '../../terms/index.js';

export const votingKinds: readonly Kind[] = [];
