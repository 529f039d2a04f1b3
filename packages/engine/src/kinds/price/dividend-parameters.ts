import { z } from 'zod';
import { parametersOf, stockName } from '../../instrument/index.js';
import { directorsVote, wholeNumberParameter } from '../../terms/index.js';

/** What a provision on keeping dividends up asks for. */
export const dividendParameters = parametersOf('dividend-conduct', {
  senior: z
    .strictObject({ cite: z.string(), class: stockName.describe('the class whose series have regular dividends') })
    .describe('every full regular dividend on senior stock declared and paid at its date'),
  rate: z
    .strictObject({
      cite: z.string(),
      class: stockName.describe('the class'),
      increase: z
        .strictObject({ cite: z.string() })
        .optional()
        .describe('where the increase with fewer shares is asked for by itself, its section'),
    })
    .describe('the annual rate of dividends not reduced, and increased where there are fewer shares'),
  cure: z
    .strictObject({
      cite: z.string(),
      days: wholeNumberParameter.describe('within how many days after the act or failure'),
    })
    .optional()
    .describe('what makes an act or failure harmless: disapproval in writing with a request, and no vote for it'),
  approval: directorsVote
    .omit({ needed: true })
    .optional()
    .describe('whose approval makes an act or failure harmless, whenever it is given before the deal is completed'),
}).refine(({ cure, approval }) => cure === undefined || approval === undefined, {
  error: 'an act or failure is made harmless either by a cure or by an approval; write one of them',
  path: ['approval'],
});
export type DividendConduct = z.output<typeof dividendParameters>;
