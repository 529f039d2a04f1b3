import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { keyOf } from '../../queries/corporation.js';

/** Which entries are looked at. */
export interface Wanted {
  readonly type?: string | undefined;
  readonly about?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly standing?: 'yes' | undefined;
}

/** A stretch of the journal, the last entered first, and where the stretch before it ends. */
export interface Stretch {
  readonly entries: readonly Wire['StoredEntry'][];
  readonly before: number;
}

const stretchLength = 200;

/** The journal backwards, a stretch at a time, from its head. */
export const stretchesQuery = (corporation: string, version: number, wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: keyOf(corporation, 'stretches', version, wanted),
    initialPageParam: version,
    queryFn: async ({ pageParam: through }): Promise<Stretch> => {
      const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
      const isAll = Object.keys(given).length === 0;
      // What is looked for may lie far back: then a longer stretch is gone through at once.
      const after = Math.max(0, through - (isAll ? stretchLength : 50 * stretchLength));
      const entries: Wire['StoredEntry'][] = [];
      for await (const entry of quorate.entries.read(corporation, { ...given, after, through })) entries.push(entry);
      return { entries: entries.toReversed(), before: after };
    },
    getNextPageParam: ({ before }) => (before === 0 ? undefined : before),
  });
