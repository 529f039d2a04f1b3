import { z } from 'zod';
import { parametersOf, byReading } from '../../../instrument/index.js';
import { fractionField } from '../../../terms/index.js';

/** The parameters of the definition of an associate. */
export const associateParameters = parametersOf('associate', {
  organisations: z
    .strictObject({
      cite: z.string().describe('the limb on organisations'),
      served: z
        .array(z.enum(['officer', 'director', 'partner']))
        .describe('in what quality a person must serve an organisation'),
      owned: fractionField.describe('how much of any class of its equity is enough as well'),
      excludes: z
        .array(z.enum(['corporation', 'subsidiaries']))
        .describe('which organisations are never one: the corporation itself, its subsidiaries'),
    })
    .describe('the organisations that are associates of whoever serves them or owns so much of them'),
  trusts: z
    .strictObject({
      cite: z.string().describe('the limb on trusts and estates'),
      by: z
        .array(z.enum(['beneficiary', 'trustee']))
        .describe('by what: a substantial interest as beneficiary, serving as trustee or in such a capacity'),
      plans: byReading(z.enum(['as-any-trust', 'as-determined', 'never'])).describe(
        'whether a plan of the corporation is one of its trustee: as any trust, only where a body so determines, or never',
      ),
    })
    .describe('the trusts and estates that are'),
  relatives: z
    .strictObject({
      cite: z.string().describe('the limb on relatives and spouses'),
      who: z
        .array(z.enum(['in-one-home', 'serving-the-group']))
        .describe(
          'which: those who share the home, and those who are director or officer of the corporation or an affiliate',
        ),
    })
    .describe('the relatives and spouses that are'),
});

export type AssociateProvision = z.output<typeof associateParameters>;
