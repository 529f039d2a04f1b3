import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, presenceField } from '../field/index.js';

/** Holders who were present left a meeting of shareholders before it ended. */
export const holdersWithdrew = defineEntryType({
  type: 'holders-withdrew',
  version: 1,
  family: 'meetings',
  says: 'Holders who were present left a meeting before it ended.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting, or the sitting of it'),
    shares: presenceField.describe('the shares that left, class by class'),
  }),
  example: { meeting: 'am-2002', shares: [{ class: 'common', shares: '200000' }] },
});
