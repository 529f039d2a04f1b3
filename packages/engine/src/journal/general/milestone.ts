import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { identifier } from '../field/index.js';

/** Something happened from which other times are counted. */
export const milestone = defineEntryType({
  type: 'milestone',
  version: 1,
  family: 'general',
  states: { fact: 'milestone-day', about: ({ name }) => [name] },
  says: 'Something happened from which other times are counted.',
  data: z.strictObject({
    name: identifier('the name of a milestone, such as conversion').describe(
      'the milestone, by the name the instruments use; formed is the day the corporation came into being',
    ),
  }),
  example: { name: 'conversion' },
});
