import { answerData, type Answer, type Corporation, type Put } from '@quorate/engine';

/** The answer to a question, as it is sent. */
export function sentAnswer(corporation: Corporation, put: Put) {
  return sent(corporation, corporation.ask(put));
}

/** An answer as the engine gives it, and which of the entries that it names no paper shows, or are asserted. */
export function sent(corporation: Corporation, answered: Answer) {
  const { books } = corporation.session;
  const asserted = answered.entries.filter((id) => {
    const entry = books.entry(id);
    return entry !== undefined && (entry.paper === undefined || entry.basis === 'asserted');
  });
  return { ...answerData(answered), outcome: answered.outcome as string, asserted };
}
