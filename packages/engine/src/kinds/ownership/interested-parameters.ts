import { z } from 'zod';
import { compareBy, ratio } from '../../exact/index.js';
import { byReading, provisionFields } from '../../instrument/index.js';
import { fractionField } from '../../terms/index.js';

/** The parameters of the definition of an Interested Shareholder. */
export const interestedParameters = z
  .strictObject({
    ...provisionFields,
    kind: z.literal('interested-shareholder'),
    fraction: fractionField.describe(
      'how much makes a person one; at least a twentieth, for smaller holders are not looked at one by one',
    ),
    of: z
      .union([z.strictObject({ classes: z.array(z.string()).min(1) }), z.literal('voting-power')])
      .describe('of what: of classes, each by itself, or of the votes of all voting stock together'),
    affiliatesToo: z.boolean().describe('whether every affiliate of such a person is one as well'),
    excludes: byReading(z.array(z.enum(['corporation', 'subsidiaries', 'plans']))).describe('who is never one'),
    proForma: z
      .boolean()
      .describe('whether a corporation that would be an affiliate of such a person after a transaction is one for it'),
    limbs: z
      .strictObject({
        ownership: z.string().describe('the limb on who owns enough'),
        affiliates: z.string().describe('the limb on affiliates'),
        after: z.string().describe('the limb on affiliates after a transaction'),
      })
      .optional()
      .describe('where the text has a limb for each way of being one, their sections'),
  })
  .refine((provision) => compareBy<'ratio'>('atLeast', provision.fraction.of, ratio('1/20')), {
    error: 'a fraction below a twentieth cannot be followed: the books name only holders of a twentieth or more',
    path: ['fraction'],
  });

export type InterestedShareholderProvision = z.output<typeof interestedParameters>;
