import type { Store } from '@quorate/store';

/** What is given out besides matters that is written down each time, as the log of reads names it. */
export const readsOfPersons = ['personal data', 'all personal data'] as const;
export type ReadOfPerson = (typeof readsOfPersons)[number];

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
