import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { completeFamilies } from '../family.js';
import { dayField, identifier, introduces, person, severalPersons, text, texts, yesNo } from '../field/index.js';

/** Entries of no family of their own: what is kept whole, from when times count, persons, facts, slips. */
export const generalEntries = [
  /** A family of entries is kept whole over a span of days. Inside it what is not entered did not happen; before it nothing is known. */
  defineEntryType({
    type: 'coverage',
    family: 'general',
    says: 'A family of entries is kept whole from a day, and through a day where one is stated.',
    data: z.strictObject({
      family: z.enum(completeFamilies).describe('the family that is kept whole'),
      from: dayField.describe('the first day of the span; of anything before it nothing is known'),
      through: dayField.optional().describe('the last day of the span; left out while the family is still being kept'),
      'vouched-by': text.optional().describe('who vouches for the family being whole'),
      on: text.optional().describe('what that rests on, such as the stock ledger'),
    }),
    example: { family: 'register', from: '1998-12-15', 'vouched-by': 'secretary', on: 'stock ledger' },
  }),
  defineEntryType({
    type: 'milestone',
    family: 'general',
    states: { fact: 'milestone-day', about: ({ name }) => [name] },
    says: 'Something happened from which other times are counted.',
    data: z.strictObject({
      name: identifier('the name of a milestone, such as conversion').describe(
        'the milestone, by the name the instruments use; formed is the day the corporation came into being',
      ),
    }),
    example: { name: 'conversion' },
  }),
  defineEntryType({
    type: 'person',
    family: 'general',
    says: 'A person whom other entries may name.',
    data: z.strictObject({
      id: introduces('person').describe('the id under which other entries name the person'),
      name: text.optional().describe('the name in full'),
      kind: z
        .enum(['individual', 'corporation', 'partnership', 'trust', 'plan', 'other'])
        .describe('what sort of person'),
      subsidiary: yesNo.optional().describe('whether it is a subsidiary of the corporation'),
      sponsor: person.optional().describe('of a plan: whose plan it is'),
    }),
    example: { id: 'acquirer', name: 'Acquirer Holdings', kind: 'corporation' },
  }),
  defineEntryType({
    type: 'same-person',
    family: 'general',
    says: 'Two or more ids turn out to be one person.',
    data: z.strictObject({
      persons: severalPersons.describe('the ids; the first is kept'),
    }),
    example: { persons: ['corporation', 'dispersed'] },
  }),
  /** Nothing is known in an open fact unless it was entered; being not so is entered as well. */
  defineEntryType({
    type: 'stated',
    family: 'general',
    says: 'Somebody stated an open fact.',
    data: z.strictObject({
      fact: identifier('the name of a fact').describe('the fact, as the inquiry that it answers names it'),
      about: texts.describe('whom or what it is about, in the order of the inquiry'),
      value: text.describe('the reply: yes, no, a choice, a quantity or a name'),
      from: dayField.optional().describe('the day from which it is so; without one, the day of the entry'),
      until: dayField.optional().describe('the day on which it ceased to be so'),
    }),
    example: { fact: 'affiliate', about: ['acquirer', 'director-1'], value: 'no' },
  }),
  defineEntryType({
    type: 'nothing-further',
    family: 'general',
    says: 'Somebody asked, and nothing further was found.',
    data: z.strictObject({
      fact: identifier('the name of a fact').describe('the fact that was asked about'),
      about: texts.describe('whom or what it is about'),
      by: text.optional().describe('who asked'),
      asked: text.optional().describe('who was asked, and how'),
    }),
    example: { fact: 'further-holdings', about: ['acquirer'], by: 'secretary', asked: 'questionnaire of 2004' },
  }),
  /** The superseded entry tells of something that did not happen. Only a correction may be of this type. */
  defineEntryType({
    type: 'struck',
    family: 'general',
    says: 'The entry that this one supersedes should never have been made.',
    data: z.strictObject({}),
    example: {},
  }),
  /** On the day of the entry banks were closed, or could close, by an act of government for that one day. */
  defineEntryType({
    type: 'banks-closed',
    family: 'general',
    says: 'On this day banks were generally closed, by law or an act of government made for that day.',
    data: z.strictObject({
      where: text.optional().describe('where they were closed'),
      why: text.optional().describe('why'),
    }),
    example: { where: 'New York', why: 'an emergency that the Governor proclaimed' },
  }),
] as const;
