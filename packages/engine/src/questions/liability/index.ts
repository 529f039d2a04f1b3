import type { Question } from '../question.js';
import { exculpationOf } from './exculpation.js';
import { indemnification } from './indemnification.js';
import { directorLoan } from './loan.js';

/** Questions about the liability of directors and officers. */
export const liabilityQuestions = [indemnification, exculpationOf, directorLoan] as unknown as readonly Question[];
