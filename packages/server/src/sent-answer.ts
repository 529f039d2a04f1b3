import { answerData, assertedBehind, type Corporation } from '@quorate/engine';
import type { Asked } from './answering/asked.js';

/** The answer to a question, as JSON: which of the entries that it names no paper shows, or are asserted, stands with it. */
export function answerText(corporation: Corporation, asked: Asked): string {
  const { question, asOf, input, sensitivity, supposed } = asked;
  const answered = corporation.ask({ question, asOf, input, sensitivity });
  const asserted = assertedBehind(corporation, answered);
  const own = supposed === undefined ? undefined : { supposed: supposed.entries.map(({ id }) => id) };
  return JSON.stringify({ ...answerData(answered), asserted, ...own });
}
