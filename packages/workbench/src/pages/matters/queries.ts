import { queryOptions } from '@tanstack/react-query';
import { quorate } from '../../client.js';

/**
 * What is read behind walls. Every reading is written down: nothing is read again by itself, when an entry is entered or a window
 * is looked at; and nothing is kept once its page is left.
 */
const onceEach = { staleTime: 60_000, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const keyOfMatter = (corporation: string, matter: string, ...rest: readonly string[]) =>
  ['matter', corporation, matter, ...rest] as const;

export const mattersQuery = (corporation: string) =>
  queryOptions({
    queryKey: ['matters', corporation],
    queryFn: async () => quorate.matters.all(corporation),
    ...onceEach,
  });

export const matterQuery = (corporation: string, matter: string) =>
  queryOptions({
    queryKey: keyOfMatter(corporation, matter, 'matter'),
    queryFn: async () => quorate.matters.one(corporation, matter),
    ...onceEach,
  });

export const notesQuery = (corporation: string, matter: string) =>
  queryOptions({
    queryKey: keyOfMatter(corporation, matter, 'notes'),
    queryFn: async () => quorate.matterNotes.all(corporation, matter),
    ...onceEach,
  });

export const noteQuery = (corporation: string, matter: string, note: string) =>
  queryOptions({
    queryKey: keyOfMatter(corporation, matter, 'notes', note),
    queryFn: async () => quorate.matterNotes.one(corporation, matter, note),
    ...onceEach,
  });

export const draftsQuery = (corporation: string, matter: string) =>
  queryOptions({
    queryKey: keyOfMatter(corporation, matter, 'drafts'),
    queryFn: async () => quorate.matterDrafts.all(corporation, matter),
    ...onceEach,
  });

export const papersOfMatterQuery = (corporation: string, matter: string) =>
  queryOptions({
    queryKey: keyOfMatter(corporation, matter, 'papers'),
    queryFn: async () => quorate.matterPapers.all(corporation, matter),
    ...onceEach,
  });

export const readsOfMatterQuery = (corporation: string, matter: string) =>
  queryOptions({
    queryKey: keyOfMatter(corporation, matter, 'reads'),
    queryFn: async () => quorate.matters.reads(corporation, matter, { limit: 100 }),
    ...onceEach,
  });
