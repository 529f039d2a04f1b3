import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named } from '../field/index.js';

/** A record date was fixed. */
export const recordDate = defineEntryType({
  type: 'record-date',
  version: 1,
  family: 'meetings',
  says: 'A record date was fixed.',
  data: z.strictObject({
    for: named('meeting', 'proposal', 'dividend').describe('the meeting, the proposed act or the dividend it is for'),
    date: dayField.describe('the day at whose close the holders are taken'),
  }),
  example: { for: 'am-2002', date: '2002-03-01' },
});
