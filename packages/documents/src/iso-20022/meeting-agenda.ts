import { z } from 'zod';
import { settledValue } from '../answer-read.js';

const rule = z.looseObject({ cite: z.string(), part: z.string(), verb: z.string() });

const matter = z.looseObject({
  id: z.string(),
  says: z.string(),
  act: z.string(),
  withdrawn: z.boolean(),
  advisory: z.boolean().optional(),
  recommended: z.enum(['for', 'against', 'none']).optional(),
  candidates: z.array(z.looseObject({ id: z.string(), says: z.string() })).optional(),
  votes: z
    .array(
      rule.extend({
        id: z.string(),
        says: z.string(),
        of: z.enum(['outstanding', 'present', 'cast']),
        classes: z.union([z.literal('general'), z.array(z.string())]),
        needed: z.string().optional(),
      }),
    )
    .default([]),
});

const value = z.looseObject({
  id: z.string(),
  kind: z.enum(['annual', 'special', 'regular']),
  begins: z.string().optional(),
  place: z.string().optional(),
  noticed: z.string().optional(),
  recordDate: z.string().optional(),
  quorum: rule.extend({ count: z.enum(['shares', 'votes']) }).optional(),
  classes: z.array(z.looseObject({ id: z.string(), outstanding: z.string(), votesEach: z.string() })),
  matters: z.array(matter),
});

export type MeetingAgenda = z.output<typeof value>;
export type MatterPut = MeetingAgenda['matters'][number];

/**
 * Reads an answer to `meeting.agenda` as it is sent.
 * @throws {DocumentError} an answer to another question, or one that still needs facts: they are named
 */
export function agendaIn(answer: unknown): MeetingAgenda {
  return settledValue(answer, 'meeting.agenda', 'What is put to the meeting is', value);
}
