import { z } from 'zod';
import { provisionFields } from '../../instrument/index.js';

/** What a provision on keeping dividends up asks for. */
export const dividendParameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('dividend-conduct'),
  senior: z
    .strictObject({ cite: z.string(), class: z.string().describe('the class whose series have regular dividends') })
    .describe('every full regular dividend on senior stock declared and paid at its date'),
  rate: z
    .strictObject({ cite: z.string(), class: z.string().describe('the class') })
    .describe('the annual rate of dividends not reduced, and increased where there are fewer shares'),
  cure: z
    .strictObject({
      cite: z.string(),
      days: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .describe('within how many days after the act or failure'),
    })
    .optional()
    .describe('what makes an act or failure harmless: disapproval in writing with a request, and no vote for it'),
});
export type DividendConduct = z.output<typeof dividendParameters>;
