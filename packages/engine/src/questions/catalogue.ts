import { QuestionError } from '../evaluation/index.js';
import { nearest } from '../instrument/index.js';
import { acquisitionQuestions } from './acquisition/index.js';
import { approvalQuestions } from './approval/index.js';
import { boardQuestions } from './board/index.js';
import { calendarQuestions } from './calendar/index.js';
import { capitalQuestions } from './capital/index.js';
import { combinationQuestions } from './combination/index.js';
import { dividendQuestions } from './dividends/index.js';
import { instrumentQuestions } from './instrument/index.js';
import { liabilityQuestions } from './liability/index.js';
import { liquidationQuestions } from './liquidation/index.js';
import { meetingQuestions } from './meeting/index.js';
import { ownershipQuestions } from './ownership/index.js';
import type { Question } from './question.js';
import { redemptionQuestions } from './redemption/index.js';
import { seriesQuestions } from './series/index.js';
import { solveQuestions } from './solve/index.js';
import { votingQuestions } from './voting/index.js';

/** Every question of the catalogue, by family. */
export const questions: readonly Question[] = [
  ...instrumentQuestions,
  ...capitalQuestions,
  ...ownershipQuestions,
  ...votingQuestions,
  ...meetingQuestions,
  ...approvalQuestions,
  ...boardQuestions,
  ...combinationQuestions,
  ...acquisitionQuestions,
  ...seriesQuestions,
  ...dividendQuestions,
  ...redemptionQuestions,
  ...liquidationQuestions,
  ...liabilityQuestions,
  ...calendarQuestions,
  ...solveQuestions,
] as readonly Question[];

const byName = new Map(questions.map((question) => [question.name, question]));

/** The question with this name. @throws {QuestionError} with the nearest name when there is none. */
export function questionNamed(name: string): Question {
  const question = byName.get(name);
  if (question !== undefined) return question;
  const near = nearest(name, byName.keys());
  throw new QuestionError(
    `There is no question "${name}"${near === undefined ? '' : `; did you mean "${near}"?`} "quorate questions" lists them.`,
  );
}
