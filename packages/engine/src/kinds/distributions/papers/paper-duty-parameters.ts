import { z } from 'zod';
import { byReading, parametersOf, stockName } from '../../../instrument/index.js';
import { wholeNumberParameter } from '../../../terms/index.js';
import { latePayment, withFee } from '../restriction/restriction-parameters.js';

const undeclared = z.strictObject({ is: z.literal('not-declared') });

const missed = z.strictObject({
  is: z.literal('missed-payment'),
  from: wholeNumberParameter.describe('from which missed period on, of all that there have been'),
  fee: withFee,
  late: byReading(latePayment).describe('whether a period whose dividend was paid late is a missed one'),
  unlessProhibited: byReading(z.enum(['at-that-payment', 'at-any', 'at-every'])).describe(
    'of which missed payments it matters whether a regulator prohibited dividends then: of that one, of any so far, of every one so far',
  ),
});

export const paperDutyParameters = parametersOf('dividend-paper-duty', {
  series: stockName.describe('the series whose holders get it'),
  paper: z.enum(['reasons-notice', 'best-efforts-certificate']).describe('which paper, as its delivery is entered'),
  says: z.string().describe('what it says, in words'),
  upon: z.discriminatedUnion('is', [undeclared, missed]).describe('what calls for it'),
  within: wholeNumberParameter.describe('within how many days it is delivered'),
  clock: byReading(z.enum(['scheduled', 'payable'])).describe(
    'whether the days are counted from the payment date as the text fixes it, or from the day on which it is paid',
  ),
  who: z.string().describe('who must deliver it, in words'),
  signed: z
    .union([
      z.strictObject({ offices: z.array(z.string()).min(1) }),
      z.strictObject({ directors: z.literal('majority-in-office') }),
    ])
    .describe('who must sign it: those offices, or most of the directors in office'),
});
export type PaperDuty = z.output<typeof paperDutyParameters>;
