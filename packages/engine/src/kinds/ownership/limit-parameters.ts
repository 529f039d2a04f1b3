import { z } from 'zod';
import { byReading, provisionFields } from '../../instrument/index.js';
import { fractionField, ratioParameter } from '../../terms/index.js';

const effect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('not-counted'),
    whole: byReading(z.boolean()).describe('whether a holder keeps whole shares only, or the exact fraction'),
  }),
  z.strictObject({
    kind: z.literal('reduced'),
    above: ratioParameter.describe('the part of the voting power above which votes are reduced'),
    to: ratioParameter.describe('what is left of each vote above it'),
  }),
]);

/** The parameters of a limit on ownership. */
export const limitParameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('ownership-limit'),
  over: fractionField.describe('how much of a class is over the limit'),
  of: byReading(z.enum(['class', 'series'])).describe('whether a class is measured as one, or each of its series'),
  years: z.strictObject({
    from: z.string().describe('the milestone from which the years count'),
    number: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .describe('how many years'),
    firstDayCounts: byReading(z.boolean()).describe('whether the day of the milestone is the first day of the years'),
    when: z.enum(['within', 'after']).describe('whether the provision speaks of the years, or of the time after them'),
  }),
  forbids: z.array(z.enum(['offer', 'acquisition'])).describe('what is forbidden without approval'),
  reaches: byReading(z.enum(['acquisition', 'holding'])).describe(
    'whom it reaches: who acquired in its time, or who holds then, whenever acquired',
  ),
  counts: byReading(z.enum(['every-acquisition', 'crossing'])).describe(
    'whether every acquisition that leaves a person over the limit counts, or only one that takes it over',
  ),
  unless: z
    .strictObject({
      body: z.literal('continuing-directors').describe('whose approval in advance lifts the limit'),
      fraction: fractionField.describe('how many of all its members'),
      atMeeting: byReading(z.union([z.boolean(), z.literal('or-all')])).describe(
        'whether only at a meeting; or without one where all of them approve',
      ),
    })
    .describe('the approval in advance that lifts it'),
  partlyApproved: byReading(z.enum(['from-the-limit', 'from-what-was-approved'])).describe(
    'where more was acquired than approved: from where the effect counts',
  ),
  exempt: z.string().optional().describe('the notion that tells who is exempt'),
  effect: effect.describe('what it does to votes'),
});

export type OwnershipLimitProvision = z.output<typeof limitParameters>;
