import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { lackOf, sentenceOf } from '../../parts/answer/sentences.js';
import type { Moment } from '../../queries/corporation.js';
import { askedBy } from '../../queries/instruments-asked.js';
import { actInWords, isWaiting } from '../acts/act-in-words.js';

/** An answer told in short. */
export interface Told {
  readonly sentence: string;
  readonly lack: string | undefined;
}

/** What the answer about one open act is now, and what it would be. */
export interface ChangedAnswer {
  readonly key: string;
  readonly act: string;
  readonly name: string;
  readonly now: Told;
  readonly after: Told;
}

/** How many open acts are asked about: each takes two answers. */
const mostActs = 4;

/** What a proposal would change is kept under this: it ends when the proposal is settled. */
export const changesKey = (corporation: string, proposal: string) => ['changes', corporation, proposal] as const;

/**
 * What a proposal would change of the open acts that it may concern: its entries are supposed, privately, and the hypothetical is
 * dropped when the answers have come.
 */
export const changesQuery = (corporation: string, { id, entries }: Wire['Proposal'], moment: Moment) =>
  queryOptions({
    // Not read anew when the journal grows: once it was accepted, it cannot be supposed on top of itself.
    queryKey: [...changesKey(corporation, id), moment.asOf, moment.through],
    queryFn: async ({ signal }): Promise<readonly ChangedAnswer[]> => {
      const day = lastDay(entries, moment.asOf);
      const supposed = await quorate.hypotheticals.suppose(corporation, {
        title: `If ${id} were accepted`,
        entries: entries.map(withoutWriter) as unknown as readonly Wire['NewEntry'][] as Wire['NewEntry'][],
      });
      try {
        const acts = (await quorate.books.acts(corporation, { asOf: moment.asOf })).filter(isWaiting);
        const changed: ChangedAnswer[] = [];
        for (const { id: act, act: kind, named } of acts.slice(0, mostActs)) {
          const asking = { asOf: day, input: { of: act }, ...askedBy(moment), sensitivity: 'none' as const };
          const [now, then] = await Promise.all([
            quorate.questions.ask(corporation, 'approval.status', asking),
            quorate.hypotheticals.ask(corporation, supposed.id, 'approval.status', asking, { signal }),
          ]);
          const name = actInWords({ id: act, kind, named });
          changed.push({ key: act, act, name, now: told(now, name), after: told(then, name) });
        }
        return changed;
      } finally {
        await quorate.hypotheticals.drop(corporation, supposed.id);
      }
    },
  });

function told(answer: Wire['Answer'], name: string): Told {
  return { sentence: sentenceOf(answer, name), lack: lackOf(answer) };
}

/** The day on which all of it has taken effect: the page's, or the last of the entries where that is later. */
function lastDay(entries: Wire['Proposal']['entries'], asOf: string): string {
  return [asOf, ...entries.map(({ on }) => String(on))].toSorted().at(-1) ?? asOf;
}

/** Whoever supposes is its writer. */
export function withoutWriter(entry: Readonly<Record<string, unknown>>) {
  const writer = new Set(['by', 'enteredAt']);
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !writer.has(field)));
}
