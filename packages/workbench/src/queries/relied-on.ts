import { queryOptions } from '@tanstack/react-query';
import { quorate } from '../client.js';
import { keyOf } from './corporation.js';

/** The answers that somebody relied on, the earliest first. */
export const reliedOnQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'relied-on'),
    queryFn: async () => quorate.frozenAnswers.all(corporation),
  });

/** Those of them that were made from some entries. */
export const madeFromQuery = (corporation: string, entries: readonly string[]) =>
  queryOptions({
    queryKey: keyOf(corporation, 'relied-on', entries),
    queryFn: async ({ signal }) => {
      const found = [];
      // An address carries no more entries: whoever wants the rest asks of each. Nobody waits any more once the page is left.
      for await (const each of quorate.frozenAnswers.madeFrom(corporation, entries.slice(0, mostNamed), { signal }))
        found.push(each);
      return found;
    },
  });

/** How many entries are asked about at once. */
export const mostNamed = 50;

/** An answer as it was relied on, and whether it still holds. */
export const frozenQuery = (corporation: string, id: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'frozen', id),
    queryFn: async () => quorate.frozenAnswers.one(corporation, id),
  });
