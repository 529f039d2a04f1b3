import { builtInCharters } from '@quorate/charters';
import { instrumentsOf, Journal, post, type openCorporation } from '@quorate/engine';
import type { Demonstration } from './demonstration.js';

/**
 * The instruments and books of a demonstration, of which nothing is kept: `openCorporation` opens them to be asked.
 * @throws {Error} where its history is not right, or its charter does not come with Quorate
 */
export function inMemory({ id, charter, history }: Demonstration): Parameters<typeof openCorporation>[0] {
  const inputs = history()
    .entries()
    .map((entry) => {
      const { personal: _, ...own } = entry;
      return { ...own, corporation: id, enteredAt: '2026-01-02T03:04:05Z' };
    });
  const { journal, problems } = Journal.empty(id).append(inputs);
  if (problems !== undefined) throw new Error(JSON.stringify(problems.slice(0, 3)));
  const set = builtInCharters.find((each) => each.id === charter);
  if (set === undefined) throw new Error(`there is no charter ${charter}`);
  return { instruments: instrumentsOf(set, ['charter']), books: post(journal) };
}
