import type { Question } from '../question.js';
import { approvalStatus } from './status.js';

export const approvalQuestions = [approvalStatus] as unknown as readonly Question[];
