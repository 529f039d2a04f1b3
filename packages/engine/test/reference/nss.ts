import { nssBancorp } from '@quorate/nss-bancorp';
import { day, Journal, openCorporation, post, type Corporation, type EntryInput, type Plain } from '../../src/index.js';

/** The day from which the Corporation's journal is kept. */
export const formed = '1997-05-20';

/** NSS Bancorp under its certificate, with these entries. */
export function nssWith(entries: Iterable<EntryInput>): Corporation {
  const { journal, problems } = Journal.empty(nssBancorp.id, day(formed)).append([...entries]);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return openCorporation({ instruments: [nssBancorp.charter], books: post(journal) });
}

export function entry(id: string, on: string, type: string, data: unknown): EntryInput {
  const envelope = { corporation: nssBancorp.id, enteredAt: `${on}T12:00:00Z`, by: 'secretary', basis: 'books' };
  return { id, type, on, data, ...envelope };
}

/** Everything of these families has been entered since then. */
export function kept(families: readonly string[]): readonly EntryInput[] {
  return families.map((family) => entry(`kept-${family}`, formed, 'coverage', { family, from: formed }));
}

/** The value of an answer. @throws {Error} with the inquiries, where facts are missing. */
export function asked(corporation: Corporation, question: string, asOf: string, input: Record<string, unknown>): Plain {
  const answer = corporation.ask({ question, asOf, input, sensitivity: 'none' });
  if (answer.outcome !== 'answered') throw new Error(`Facts are needed: ${JSON.stringify(answer.inquiries)}`);
  return answer.value;
}
