import { QuestionError } from '@quorate/engine';
import type { KeptCorporation } from '@quorate/store';
import type { Answering } from './answering.js';
import type { Asked, BooksAsked } from './asked.js';

/** An answer that is kept, or is being worked out. */
interface Kept {
  readonly answer: Promise<string>;
  /** Its length in characters, and that of its question, once it is there. */
  length: number;
}

/**
 * Keeps the answers given lately, as many as go into its memory: the same question at the same head of the journal, by the same
 * charter, has the same answer. One that is being worked out is waited for, not worked out twice.
 */
export function keepingAnswers(answering: Answering, { most = mostKept }: { readonly most?: number } = {}): Answering {
  const answers = new Map<string, Kept>();
  let all = 0;
  const forget = (key: string, kept: Kept): void => {
    if (answers.get(key) !== kept) return;
    answers.delete(key);
    all -= kept.length;
  };
  const worked = (key: string, kept: KeptCorporation, asked: Asked | BooksAsked, caller?: string): Kept => {
    const known: Kept = { answer: answering.ask(kept, asked, caller), length: 0 };
    known.answer.then(
      ({ length }) => {
        if (answers.get(key) !== known) return;
        known.length = length + key.length;
        all += known.length;
        for (const [oldest, each] of answers) if (all > most) forget(oldest, each);
      },
      () => forget(key, known),
    );
    return known;
  };
  return {
    ...answering,
    ask: async (kept, asked, caller) => {
      // A file that is still being written is hardly ever asked the same twice.
      if (asked.tried !== undefined) return answering.ask(kept, asked, caller);
      const key = keyOf(kept, asked);
      const known = answers.get(key) ?? worked(key, kept, asked, caller);
      answers.delete(key);
      answers.set(key, known);
      return known.answer;
    },
  };
}

function keyOf(kept: KeptCorporation, asked: Asked | BooksAsked): string {
  try {
    return JSON.stringify([kept.id, kept.hash, kept.charter, asked]);
  } catch {
    throw new QuestionError('input: it is nested deeper than the fields of any question are.');
  }
}

/** In characters. */
const mostKept = 100_000_000;
