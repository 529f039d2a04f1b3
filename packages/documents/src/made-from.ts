import { z } from 'zod';
import type { Table } from './document.js';

/** What an answer tells beside its value: what it was made from, the readings that it turns on, the premises that it rests on. */
export const besidesShape = z.looseObject({
  stamp: z.looseObject({
    engine: z.string(),
    instruments: z.record(z.string(), z.string()),
    journal: z.string(),
    asOf: z.string(),
    knownAt: z.string().optional(),
  }),
  turnsOn: z
    .array(z.looseObject({ asks: z.string(), adopted: z.string(), means: z.record(z.string(), z.string()) }))
    .default([]),
  rests: z
    .array(z.looseObject({ about: z.string(), says: z.string(), changesAt: z.array(z.string()).optional() }))
    .default([]),
});
type Besides = z.output<typeof besidesShape>;

/** A reading that was followed, in words. */
export function readingFollowed({ asks, adopted, means }: Besides['turnsOn'][number]): string {
  return `${asks} Followed here: ${inMeaning(means[adopted] ?? adopted)}.`;
}

/** What an option of a reading means, as a part of a sentence. */
export function inMeaning(means: string): string {
  return `“${means.replace(/\.$/u, '')}”`;
}

/** The premises with which the answer would be another, in words. */
export function premisesTold(rests: Besides['rests']): readonly string[] {
  return rests.flatMap(({ says, changesAt }) =>
    changesAt === undefined
      ? []
      : [`It rests on this: ${says}. It would be another where this is so: ${changesAt.join('; or ')}.`],
  );
}

/** What a document was made from, by digests: the same of all of them give the same bytes. */
export function madeFrom(
  document: string,
  stamp: Besides['stamp'],
  files: readonly (readonly [string, string])[] = [],
): Table {
  const rows = [
    ['Journal', stamp.journal],
    ...Object.entries(stamp.instruments).map(([id, digest]) => [`Instrument ${id}`, digest]),
    ...files,
    ['Engine', stamp.engine],
    ['As of', stamp.asOf],
    ...(stamp.knownAt === undefined ? [] : [['Known at', stamp.knownAt]]),
  ];
  return { kind: 'table', says: `What ${document} was made from`, columns: ['What', 'Digest'], rows };
}
