import type { PaperRecord, Store } from '@quorate/store';

/** What is given out besides matters that is written down each time, as the log of reads names it. */
export const readsOfPersons = ['personal data', 'all personal data'] as const;
export type ReadOfPerson = (typeof readsOfPersons)[number];

/** What is given out of papers that not everybody may see, as the log of reads names it. */
export const readOfPaper = 'paper';

/** Gives personal data out, once it is written down who is given it. */
export async function givenOfPerson<T>(
  store: Store,
  corporation: string,
  { by, what, subject }: { readonly by: string; readonly what: ReadOfPerson; readonly subject: string },
  thing: T,
): Promise<T> {
  await store.reads.record(corporation, { by, what, subject });
  return thing;
}

/** Gives a paper out; where not everybody may see it, once it is written down who is given it. */
export async function givenPaper<T>(
  store: Store,
  corporation: string,
  { record, by }: { readonly record: PaperRecord; readonly by: string },
  thing: T,
): Promise<T> {
  const { seenBy = 'everybody' } = record.sights.at(-1) ?? {};
  if (seenBy !== 'everybody') await store.reads.record(corporation, { by, what: readOfPaper, subject: record.key });
  return thing;
}
