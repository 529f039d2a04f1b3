import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { keyOf, type Moment } from '../../queries/corporation.js';
import { relationTypes } from './relations.js';

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

/** The entries that tie persons to one another, as of a day. */
export const relationsQuery = (corporation: string, { asOf, knownAt }: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'relations', asOf, knownAt),
    queryFn: async (): Promise<readonly Wire['StoredEntry'][]> => {
      const entries: Wire['StoredEntry'][] = [];
      const wanted = {
        type: relationTypes,
        asOf,
        standing: 'yes' as const,
        ...(knownAt === undefined ? {} : { knownAt }),
      };
      for await (const entry of quorate.entries.read(corporation, wanted)) entries.push(entry);
      return entries;
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
