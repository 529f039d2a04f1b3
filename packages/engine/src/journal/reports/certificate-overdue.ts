import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, identifier } from '../field/index.js';

/** A certificate that was due by this day, under the agreement by which a series was sold, was not delivered. */
export const certificateOverdue = defineEntryType({
  type: 'certificate-overdue',
  version: 1,
  family: 'reports',
  says: 'A certificate that the holders of a series were owed was not delivered when it was due.',
  data: z.strictObject({
    series: className.describe('the series'),
    certificate: identifier('a name for the certificate').describe(
      'which certificate: the name by which its delivery is entered',
    ),
  }),
  example: { series: 'series-a', certificate: 'lending-certificate-2013' },
});
