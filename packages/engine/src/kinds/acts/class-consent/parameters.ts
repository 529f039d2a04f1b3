import { z } from 'zod';
import { byReading, personName, provisionFields, stockName } from '../../../instrument/index.js';
import { fractionField } from '../../../terms/index.js';

/** The matters on which holders of a series may have a consent of their own. */
export const consentMatters = [
  'senior-stock',
  'adverse-amendment',
  'merger-or-exchange',
  'sale-of-assets',
  'holding-company-transaction',
] as const;

export const consentParameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('class-consent'),
  series: stockName.describe('the series whose consent is asked'),
  matter: z
    .enum(consentMatters)
    .describe(
      'on what: stock that ranks before the series; an amendment adverse to it; a merger, consolidation, share exchange or reclassification that does not leave it as it was; a sale of a material portion of the assets; a holding company transaction that does not give an equal share for each',
    ),
  byMerger: z
    .literal(true)
    .optional()
    .describe(
      'of an amendment adverse to the series: one by a merger, consolidation, share exchange or reclassification too; left out: these are a matter of their own',
    ),
  holder: z
    .strictObject({
      id: personName.describe('the person, as the journal names it'),
      says: z.string().describe('who that is'),
      holds: byReading(z.enum(['of-record', 'also-through-others']))
        .optional()
        .describe('whether what others hold of record for it is held by it as well; of record alone where left out'),
    })
    .optional()
    .describe('the holder whose consent alone is asked while it has a share; left out where no holder is named'),
  fraction: fractionField.describe(
    'the part of the outstanding shares of the series whose holders must consent otherwise',
  ),
  ends: z
    .string()
    .describe(
      'the section by which no consent is asked once all shares are redeemed, or called with the money deposited',
    ),
  never: z
    .string()
    .optional()
    .describe('the section by which stock that does not rank before the series is never adverse to it'),
});
export type ClassConsent = z.output<typeof consentParameters>;
