import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { paths } from '../../paths.js';
import { lackOf, sentenceOf } from '../../parts/answer/sentences.js';
import type { Moment } from '../../queries/corporation.js';
import { askedBy } from '../../queries/instruments-asked.js';
import { actInWords, isWaiting } from '../../words/acts.js';
import { texts } from './texts.js';

/** An answer told in short. */
export interface Told {
  readonly sentence: string;
  readonly lack: string | undefined;
}

/** What an answer is now, and what it would be. */
export interface ChangedAnswer {
  /** Where it stands. */
  readonly path: string;
  readonly name: string;
  readonly now: Told;
  readonly after: Told;
}

/** How many open acts are asked about: each takes two answers. */
const mostActs = 4;

/** What a proposal would change is kept under this: it ends when the proposal is settled. */
export const changesKey = (corporation: string, proposal: string) => ['changes', corporation, proposal] as const;

/**
 * What a proposal would do to each open act, and what it would change of the stock, the board and who is interested: its entries
 * are supposed, privately, and the hypothetical is dropped when the answers have come.
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
        const both = async (question: string, input: object, name: string | undefined) => {
          const asking = { asOf: day, input: { ...input }, ...askedBy(moment), sensitivity: 'none' as const };
          const [now, then] = await Promise.all([
            quorate.questions.ask(corporation, question, asking, { signal }),
            quorate.hypotheticals.ask(corporation, supposed.id, question, asking, { signal }),
          ]);
          return { now: told(now, name), after: told(then, name) };
        };
        const changed: ChangedAnswer[] = [];
        for (const { id: act, act: kind, named } of acts.slice(0, mostActs)) {
          const name = actInWords({ id: act, kind, named });
          const path = paths.act(corporation, act);
          changed.push({ path, name, ...(await both('approval.status', { of: act }, name)) });
        }
        for (const [question, name] of Object.entries(texts.whole)) {
          const { now, after } = await both(question, {}, undefined);
          if (now.sentence === after.sentence && now.lack === after.lack) continue;
          changed.push({ path: paths.question(corporation, question), name, now, after });
        }
        return changed;
      } finally {
        await quorate.hypotheticals.drop(corporation, supposed.id);
      }
    },
  });

function told(answer: Wire['Answer'], name: string | undefined): Told {
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
