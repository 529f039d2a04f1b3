import { z } from 'zod';
import { compareBy, ratio, showPercent, type Ratio } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { dayField, person, ratioField } from '../field/index.js';

/** One person stands in a relationship to another: `person` is officer of, or has a majority of the votes in, `of`. */
export const relationship = defineEntryType({
  type: 'relationship',
  version: 1,
  family: 'ownership',
  says: 'One person stands in a relationship to another.',
  data: z
    .strictObject({
      kind: z
        .enum([
          'officer',
          'director',
          'partner',
          'trustee',
          'beneficiary',
          'family-in-one-home',
          'family',
          'percentage-of-equity',
          'majority-of-votes',
          'majority-of-a-class',
          'majority-of-each-class',
          'employee',
          'other',
        ])
        .describe('the relationship'),
      person: person.describe('who stands in it'),
      of: person.describe('to whom'),
      percent: ratioField.optional().describe('of equity or votes: how much'),
      until: dayField.optional().describe('the day on which it ceased to be so'),
    })
    .refine(({ percent }) => percent === undefined || compareBy<'ratio'>('notMoreThan', percent, ratio(1)), {
      path: ['percent'],
      error: ({ input }) =>
        `${showPercent((input as Part).percent)} is more than the whole; write what the person has of it, such as 60%`,
    })
    .refine(
      ({ kind, percent }) =>
        !kind.startsWith('majority-of') ||
        percent === undefined ||
        compareBy<'ratio'>('moreThan', percent, ratio('1/2')),
      {
        path: ['percent'],
        error: ({ input }) =>
          `${showPercent((input as Part).percent)}${(input as Part).kind === 'majority-of-votes' ? ' of the votes' : ''} is no majority; write more than 50%, or "percentage-of-equity" for a share of the equity`,
      },
    ),
  example: { kind: 'majority-of-votes', person: 'corporation', of: 'dispersed', percent: '51%' },
});

interface Part {
  readonly kind: string;
  readonly percent: Ratio;
}
