import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';

/** The superseded entry tells of something that did not happen. Only a correction may be of this type. */
export const struck = defineEntryType({
  type: 'struck',
  version: 1,
  family: 'general',
  says: 'The entry that this one supersedes should never have been made.',
  data: z.strictObject({}),
  example: {},
});
