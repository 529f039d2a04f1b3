import { z } from 'zod';
import { byReading, parametersOf, stockName } from '../../../instrument/index.js';

/** How a payment of less than all that has accrued is divided, in parameters. */
export const partialPaymentParameters = parametersOf('partial-payment', {
  series: stockName.describe('the series'),
  divided: byReading(z.enum(['equally', 'in-proportion'])).describe(
    'how a payment of less than all is divided: the same on each share, up to what it is due, or in proportion to what each is due',
  ),
});
export type PartialPayment = z.output<typeof partialPaymentParameters>;
