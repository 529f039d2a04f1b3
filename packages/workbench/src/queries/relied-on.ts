import { queryOptions } from '@tanstack/react-query';
import { quorate } from '../client.js';
import { keyOf } from './corporation.js';

/** The answers that somebody relied on, the earliest first; where entries are named, those that were made from any of them. */
export const reliedOnQuery = (corporation: string, madeFrom: readonly string[] = []) =>
  queryOptions({
    queryKey: keyOf(corporation, 'relied-on', madeFrom),
    // An address carries no more: whoever wants the rest asks of each.
    queryFn: async () => quorate.frozenAnswers.all(corporation, { madeFrom: madeFrom.slice(0, mostNamed) }),
  });

/** How many entries are asked about at once. */
export const mostNamed = 50;

/** An answer as it was relied on, and whether it still holds. */
export const frozenQuery = (corporation: string, id: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'frozen', id),
    queryFn: async () => quorate.frozenAnswers.one(corporation, id),
  });
