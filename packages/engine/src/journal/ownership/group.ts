import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, introduces, severalPersons, text } from '../field/index.js';

/** Persons form a group. */
export const group = defineEntryType({
  type: 'group',
  version: 1,
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
});
