import type { Question } from '../question.js';
import { votingEntitlement } from './entitlement.js';
import { votingGroups } from './groups.js';
import { votingQuorum } from './quorum.js';

export const votingQuestions: readonly Question[] = [
  votingEntitlement,
  votingGroups,
  votingQuorum,
] as unknown as readonly Question[];
