import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, text } from '../field/index.js';

/** Somebody challenged a ballot: until the inspectors rule on it, whether it counts is open. */
export const ballotChallenged = defineEntryType({
  type: 'ballot-challenged',
  version: 1,
  family: 'acts',
  says: 'Somebody challenged a ballot, whoever cast it, in person or by proxy.',
  data: z.strictObject({
    ballot: named('entry').describe('the entry of the ballot, or of the ballot in an election'),
    by: text.describe('who challenges it'),
    ground: text.describe('why it should not count, or not as it was cast'),
  }),
  example: { ballot: 'e-1', by: 'the committee of holders', ground: 'the signature is not that of the holder' },
});
