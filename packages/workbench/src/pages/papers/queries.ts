import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { keyOf } from '../../queries/corporation.js';

export const papersQuery = (corporation: string) =>
  queryOptions({ queryKey: keyOf(corporation, 'papers'), queryFn: async () => quorate.papers.all(corporation) });

/** The papers in whose text these words stand; called off, it is read no further. */
export const papersWithQuery = (corporation: string, words: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'papers-with', words),
    queryFn: async ({ signal }) => quorate.papers.search(corporation, words, signal),
  });

export const paperQuery = (corporation: string, hash: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'paper', hash),
    queryFn: async () => quorate.papers.one(corporation, hash),
  });

/** The entries that rest on a paper, in the order entered. */
export const entriesOnQuery = (corporation: string, hash: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'entries-on', hash),
    queryFn: async (): Promise<readonly Wire['StoredEntry'][]> => {
      const entries: Wire['StoredEntry'][] = [];
      for await (const entry of quorate.entries.read(corporation, { paper: hash })) entries.push(entry);
      return entries;
    },
  });
