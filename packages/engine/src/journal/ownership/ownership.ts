import { z } from 'zod';
import { compareBy, ratio, showPercent, type Ratio } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import {
  className,
  dayField,
  introduces,
  named,
  person,
  persons,
  ratioField,
  severalPersons,
  shareCount,
  text,
} from '../field/index.js';

/** Who owns together with whom, and through whom. */
export const ownershipEntries = [
  /** A holder of record holds shares for one or more beneficial owners. Shares of a holder that no such entry covers are its own. */
  defineEntryType({
    type: 'held-for',
    family: 'ownership',
    says: 'Shares held of record are owned beneficially by one or more persons.',
    data: z.strictObject({
      holder: person.describe('the holder of record'),
      class: className.describe('the class or series'),
      shares: shareCount.optional().describe('how many; without a number, all the holder has'),
      owners: persons.describe('who owns them beneficially; several persons own the same shares together'),
      until: dayField.optional().describe('the day on which it ceased to be so'),
    }),
    example: { holder: 'dispersed', class: 'common', shares: '90000', owners: ['corporation'] },
  }),
  defineEntryType({
    type: 'control',
    family: 'ownership',
    says: 'One person controls another.',
    data: z.strictObject({
      controller: person.describe('who controls'),
      controlled: person.describe('who is controlled'),
      until: dayField.optional().describe('the day on which it ceased to be so'),
    }),
    example: { controller: 'corporation', controlled: 'dispersed' },
  }),
  /** Entered as not so: one person does not control another. Without this or its contrary nothing is known. */
  defineEntryType({
    type: 'not-control',
    family: 'ownership',
    says: 'One person does not control another.',
    data: z.strictObject({
      controller: person.describe('who does not control'),
      controlled: person.describe('who is not controlled'),
      until: dayField.optional().describe('the day on which it ceased to be so'),
    }),
    example: { controller: 'corporation', controlled: 'dispersed' },
  }),
  /** `person` is officer of, or has a majority of the votes in, `of`. */
  defineEntryType({
    type: 'relationship',
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
  }),
  defineEntryType({
    type: 'agreement',
    family: 'ownership',
    says: 'Persons made an agreement, arrangement or understanding.',
    data: z.strictObject({
      parties: severalPersons.describe('between whom'),
      about: z
        .enum(['acquire', 'hold', 'vote', 'dispose', 'business-combination', 'other'])
        .describe('what it is about'),
      capacity: z
        .enum(['directors-or-officers'])
        .optional()
        .describe(
          'in what capacity alone the parties are bound, where in one: as directors or officers of the corporation',
        ),
      says: text.optional().describe('its substance in short'),
      until: dayField.optional().describe('the day on which it ended'),
    }),
    example: { parties: ['corporation', 'dispersed'], about: 'vote' },
  }),
  defineEntryType({
    type: 'group',
    family: 'ownership',
    says: 'Persons form a group.',
    data: z.strictObject({
      id: introduces('group').describe('the id of the group'),
      members: severalPersons.describe('its members'),
      purpose: text.describe('what they act together for'),
      basis: z.enum(['concert', 'status']).describe('whether they act in concert, or are only alike in position'),
      until: dayField.optional().describe('the day on which it ended'),
    }),
    example: { id: 'group-1', members: ['corporation', 'dispersed'], purpose: 'voting together', basis: 'concert' },
  }),
  /** A relation, agreement, group, legend, stop or pledge came to an end on the day of this entry. */
  defineEntryType({
    type: 'relation-ended',
    family: 'ownership',
    says: 'A relation that an earlier entry records came to an end.',
    data: z.strictObject({
      entry: named('entry').describe('the entry of the relation, agreement or group'),
      why: text.optional().describe('how it ended'),
    }),
    example: { entry: 'e-1' },
  }),
] as const;

interface Part {
  readonly kind: string;
  readonly percent: Ratio;
}
