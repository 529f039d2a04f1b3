import { z } from 'zod';
import { byReading, personName, parametersOf, stockName } from '../../../instrument/index.js';
import { moneyParameter, ratioParameter, wholeNumberParameter } from '../../../terms/index.js';

export const capitalThresholdParameters = parametersOf('capital-threshold', {
  series: stockName.describe('the series that it protects'),
  measure: z.string().describe('what sort of capital it is measured by'),
  capital: moneyParameter.describe('that capital on the day from which it is reckoned'),
  each: moneyParameter.describe('what is added for each share of the series that was issued'),
  issuedTo: z
    .strictObject({ id: personName, says: z.string().describe('who that is, in words') })
    .optional()
    .describe('the person to whom shares must have been issued to be added; left out, whoever got them'),
  factor: ratioParameter.describe('the part of the sum that must be left'),
  lowered: z
    .strictObject({
      from: wholeNumberParameter.describe('the period with whose first day that begins'),
      lendingOf: wholeNumberParameter.describe('the period whose lending is compared with the baseline'),
      forEach: ratioParameter.describe('the step of growth that counts'),
      by: ratioParameter.describe('the part of what was issued by which each step lowers it'),
      steps: byReading(z.enum(['whole', 'in-proportion'])).describe('whether a part of a step counts'),
    })
    .describe('how growth of lending lowers it'),
  bounds: byReading(z.enum(['none', 'nought-and-issued'])).describe(
    'whether it may fall below nothing, and growth may lower it by more than was issued',
  ),
});
export type Threshold = z.output<typeof capitalThresholdParameters>;
