import type { Kind } from '../../terms/index.js';

export const meetingKinds: readonly Kind[] = [];
