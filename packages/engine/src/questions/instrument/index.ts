import type { Question } from '../question.js';
import { instrumentAmend } from './amend.js';
import { instrumentCompare } from './compare.js';
import { instrumentProfile } from './profile.js';
import { instrumentProvision } from './provision.js';

/** Questions about the instruments themselves. */
export const instrumentQuestions = [
  instrumentProvision,
  instrumentProfile,
  instrumentCompare,
  instrumentAmend,
] as unknown as readonly Question[];
