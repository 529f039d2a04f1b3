import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { keyOf, type Moment } from '../../queries/corporation.js';

export type Held = Wire['Register']['page'][number];

/** Everybody who holds a class of record, the most shares first. */
export const registerQuery = (corporation: string, cls: string, { asOf, knownAt }: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'register', cls, asOf, knownAt),
    queryFn: async (): Promise<readonly Held[]> => {
      const rows: Held[] = [];
      const posted = knownAt === undefined ? { asOf } : { asOf, knownAt };
      for await (const row of quorate.books.register(corporation, { class: cls, ...posted })) rows.push(row);
      return rows;
    },
  });

/** What the journal says that names somebody, the last first. */
export const entriesAboutQuery = (corporation: string, about: string, { asOf }: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'about', about, asOf),
    queryFn: async (): Promise<readonly Wire['StoredEntry'][]> => {
      const entries: Wire['StoredEntry'][] = [];
      for await (const entry of quorate.entries.read(corporation, { about, asOf, standing: 'yes' }))
        entries.push(entry);
      return entries.toReversed();
    },
  });
