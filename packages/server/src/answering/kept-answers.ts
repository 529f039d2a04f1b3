import { QuestionError } from '@quorate/engine';
import type { KeptCorporation } from '@quorate/store';
import type { Answering } from './answering.js';
import type { Asked, BooksAsked } from './asked.js';

/**
 * Keeps the answers given lately: the same question at the same head of the journal, by the same
 * charter, has the same answer. One that is being
 * worked out is waited for, not worked out twice.
 */
export function keepingAnswers(answering: Answering): Answering {
  const answers = new Map<string, Promise<string>>();
  const forget = (key: string): void => {
    answers.delete(key);
  };
  const worked = async (key: string, kept: KeptCorporation, asked: Asked | BooksAsked): Promise<string> => {
    try {
      const answer = await answering.ask(kept, asked);
      if (answer.length > longestKept) forget(key);
      return answer;
    } catch (error) {
      forget(key);
      throw error;
    }
  };
  return {
    ask: async (kept, asked) => {
      const key = keyOf(kept, asked);
      const known = answers.get(key);
      answers.delete(key);
      const answer = known ?? worked(key, kept, asked);
      answers.set(key, answer);
      const oldest = answers.keys().next().value;
      if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
    close: async () => answering.close(),
  };
}

function keyOf(kept: KeptCorporation, asked: Asked | BooksAsked): string {
  try {
    return JSON.stringify([kept.id, kept.hash, kept.charter, asked]);
  } catch {
    throw new QuestionError('input: it is nested deeper than the fields of any question are.');
  }
}

const mostKept = 2_000;
/** In characters: all answers together stay below some hundred megabytes. */
const longestKept = 50_000;
