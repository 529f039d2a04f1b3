import { z } from 'zod';
import { byReading, provisionFields, sectionName, stockName } from '../../../instrument/index.js';
import { fractionField } from '../../../terms/index.js';

const common = {
  ...provisionFields,
  kind: z.literal('combination-exemption'),
  frees: sectionName.describe('the section of the rule whose votes it makes needless'),
  says: z.string().describe('the route in a few of our own words'),
  rows: byReading(z.array(z.string()).min(1))
    .optional()
    .describe('the sections of the transactions that it frees; without them all'),
};

/** An approval of directors that frees a combination from the vote. */
const freeingApproval = z.strictObject({
  ...common,
  by: z.literal('approval'),
  body: z.enum(['board', 'continuing-directors', 'independent-directors']).describe('which directors approve'),
  fraction: fractionField.describe('how many of them must approve'),
  of: z.enum(['members', 'present']).describe('of how many: of all of them, or of those present'),
  quorum: fractionField.optional().describe('how many of those able to act must be there'),
  amongBoard: z
    .boolean()
    .optional()
    .describe('whether they also approve where enough of them vote for it when the whole board acts'),
  atMeeting: z.boolean().describe('whether the approval must be given at a meeting'),
  before: byReading(z.enum(['agreement', 'effect', 'became-interested'])).describe(
    'what an approval of the combination must come before: the first binding agreement, its completion, or the time at which the person became interested, as the definition has it',
  ),
  becoming: z
    .strictObject({ class: stockName.describe('the class whose ownership makes a person interested') })
    .optional()
    .describe('approval of the transaction by which the person became interested is enough as well'),
});
export type FreeingApproval = z.output<typeof freeingApproval>;

/** Conditions that another provision tells, which free a combination from the vote when all are met. */
const freeingConditions = z.strictObject({
  ...common,
  by: z.literal('conditions'),
  topic: z.enum(['price-and-procedure']).describe('the topic on which the other provision tells what it requires'),
});

/** What frees a combination from the vote. */
export const exemptionParameters = z.discriminatedUnion('by', [freeingApproval, freeingConditions]);
export type Exemption = z.output<typeof exemptionParameters>;
