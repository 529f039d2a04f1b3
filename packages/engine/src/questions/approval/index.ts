import type { Question } from '../question.js';
import { approvalRequired } from './required.js';
import { approvalStatus } from './status.js';

export const approvalQuestions = [approvalRequired, approvalStatus] as unknown as readonly Question[];
