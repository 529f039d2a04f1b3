import type { Kind } from '../../terms/index.js';
import { classVotesKind } from './class-votes.js';

export { classVotes } from './class-votes.js';

/** The kinds of provisions on who may vote, and with how much. */
export const votingKinds: readonly Kind[] = [classVotesKind] as unknown as readonly Kind[];
