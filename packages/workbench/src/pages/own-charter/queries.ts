import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { keyOf } from '../../queries/corporation.js';
import { askedBy } from '../../queries/instruments-asked.js';
import type { Schema } from './offers.js';

export type File = Wire['CharterFile'];
export type Checked = Wire['CheckedCharter'];

/** The schema of charter files. */
export const schemaQuery = queryOptions({
  queryKey: ['charter-schema'],
  queryFn: async () => (await quorate.charters.schema()) as Schema,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The charter files that were uploaded for a corporation. */
export const versionsQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'charter-versions'),
    queryFn: async () => quorate.charters.versions(corporation),
  });

/** What the service finds of a file that is being written. It depends on nothing but the file. */
export const checkQuery = (corporation: string, file: File) =>
  queryOptions({
    queryKey: ['charter-check', corporation, file],
    queryFn: async ({ signal }) => quorate.charters.check(corporation, file, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** A question that is tried: of which file, on whose books. */
export interface Tried {
  readonly corporation: string;
  readonly books: 'kept' | 'none';
  readonly question: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly asOf: string;
}

export const triedQuery = (file: File, { corporation, question, books, asOf, input }: Tried) =>
  queryOptions({
    queryKey: keyOf(corporation, 'charter-tried', question, input, asOf, books, file),
    queryFn: async ({ signal }) =>
      quorate.charters.ask(
        corporation,
        question,
        { charter: file, books, asOf, input: { ...input }, ...askedBy({}) },
        { signal },
      ),
    gcTime: 60_000,
  });
