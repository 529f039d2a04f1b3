import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, identifier } from '../field/index.js';

/** A certificate that was overdue has been delivered. */
export const certificateDelivered = defineEntryType({
  type: 'certificate-delivered',
  version: 1,
  family: 'reports',
  says: 'A certificate that was overdue was delivered.',
  data: z.strictObject({
    series: className.describe('the series'),
    certificate: identifier('a name for the certificate').describe(
      'which certificate, by the name under which it was overdue',
    ),
  }),
  example: { series: 'series-a', certificate: 'lending-certificate-2013' },
});
