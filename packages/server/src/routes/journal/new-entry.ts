import { z } from '@hono/zod-openapi';
import { bases } from '@quorate/engine';
import { eachInTurns, type NewEntry } from '@quorate/store';
import type { Caller } from '../../access/caller.js';
import { allow } from '../../access/gate.js';
import { paperHash } from '../papers/one-paper.js';
import { personal } from '../personal/personal-data.js';

const paper = z.strictObject({ id: z.string(), hash: paperHash.optional(), place: z.string().optional() });

/** An entry as its writer sends it. */
export const newEntry = z
  .strictObject({
    id: z.string().min(1).max(200).describe('made by the writer, so that a retry enters nothing twice'),
    type: z.string().describe('the type of entry: GET /entry-types lists them'),
    version: z.int().positive().optional(),
    on: z.string().describe('the day of effect'),
    time: z.string().optional().describe('the time within that day, where it is known'),
    knownSince: z.iso
      .datetime()
      .optional()
      .describe('the instant since which it was known, where it is entered later: knownAt goes by it'),
    basis: z.enum(bases).describe('what it rests on'),
    paper: paper.optional(),
    personal: personal.optional(),
    data: z.unknown().describe('as its type wants it'),
    supersedes: z
      .strictObject({ entry: z.string(), because: z.enum(['clerical', 'amended', 'rebutted']), note: z.string() })
      .optional(),
  })
  .openapi('NewEntry');

/**
 * The entries as this caller's, where the caller may enter them; adopting a reading takes a permission of its own. Of many others have
 * their turn between some and the next.
 * @throws {HTTPException} 403 or 404 otherwise
 */
export async function entriesBy(
  caller: Caller,
  corporation: string,
  entries: readonly z.output<typeof newEntry>[],
): Promise<readonly NewEntry[]> {
  allow(caller, 'enter', corporation);
  return eachInTurns(entries, (entry) => {
    if (entry.type === 'reading-adopted') allow(caller, 'adopt-readings', corporation);
    return { ...entry, by: caller.name } as NewEntry;
  });
}
