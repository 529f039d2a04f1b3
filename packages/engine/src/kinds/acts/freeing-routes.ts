import { z } from 'zod';
import { byReading } from '../../instrument/index.js';
import { fractionField } from '../../terms/index.js';

/** The bodies of directors whose approval may free a combination. */
export const freeingBodies = ['board', 'continuing-directors', 'independent-directors'] as const;

const confinement = {
  cite: z.string().describe('its section'),
  says: z.string().optional().describe('the route in a few of our own words'),
  rows: byReading(z.array(z.string()).min(1))
    .optional()
    .describe('the sections of the transactions that it frees; without them all'),
};

/** An approval that frees a combination from the vote. */
export const freeingApproval = z.strictObject({
  by: z.literal('approval'),
  ...confinement,
  body: z.enum(freeingBodies).describe('which directors approve'),
  fraction: fractionField.describe('how many of them must approve'),
  of: z.enum(['members', 'present']).describe('of how many: of all of them, or of those present'),
  quorum: fractionField.optional().describe('how many of those able to act must be there'),
  atMeeting: z.boolean().describe('whether the approval must be given at a meeting'),
  before: byReading(z.enum(['agreement', 'effect', 'became-interested', 'first-became-interested'])).describe(
    'what an approval of the combination must come before: the first binding agreement, its completion, the time at which the person became interested, or first did',
  ),
  becoming: z
    .strictObject({ class: z.string().describe('the class whose ownership makes a person interested') })
    .optional()
    .describe('approval of the transaction by which the person became interested is enough as well'),
});
export type FreeingApproval = z.output<typeof freeingApproval>;

/** Conditions on price and procedure, of another provision, that free a combination from the vote when all are met. */
export const freeingConditions = z.strictObject({
  by: z.literal('conditions'),
  ...confinement,
  topic: z.enum(['price-and-procedure']).describe('the topic on which the other provision tells what it requires'),
});

/** What frees a combination from the vote: one of them is enough. */
export const exemptions = z.array(z.union([freeingApproval, freeingConditions])).min(1);
export type Exemption = z.output<typeof exemptions>[number];
