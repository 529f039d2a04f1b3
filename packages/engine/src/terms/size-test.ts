import { z } from 'zod';
import { byReading } from '../instrument/index.js';
import { fractionField } from './fraction-field.js';

/** Where the assets of the corporation and its subsidiaries together are read off. */
export const assetMeasures = ['last-balance-sheet', 'last-balance-sheets-added-up', 'at-effect'] as const;
export type AssetMeasure = (typeof assetMeasures)[number];

/** What the part that a deal makes up is measured against. One that is reached is enough. */
export const sizeBase = z.discriminatedUnion('of', [
  z
    .strictObject({
      of: z.literal('market-value'),
      classes: z
        .union([z.literal('all'), z.array(z.string()).min(1)])
        .describe('of the outstanding shares of which classes and series'),
    })
    .describe('the market value of outstanding shares, as the instrument defines market value'),
  z
    .strictObject({
      of: z.literal('retained-earnings'),
      notPositive: byReading(z.enum(['as-written', 'no-measure'])).describe(
        'where there are none: compared as the figure stands, or no measure at all',
      ),
    })
    .describe('the retained earnings of the corporation at the end of its last fiscal quarter'),
  z
    .strictObject({
      of: z.literal('combined-assets'),
      measured: byReading(z.enum(assetMeasures)).describe('by which accounts: where the text says only “combined”'),
    })
    .describe('the assets of the corporation and its subsidiaries together'),
  z
    .strictObject({ of: z.literal('consolidated-equity') })
    .describe('the consolidated equity of the shareholders at the end of the last fiscal quarter'),
]);
export type SizeBase = z.output<typeof sizeBase>;

/** How large a deal must be, alone or with the others of its series. */
export const sizeTest = z.strictObject({
  of: z
    .enum(['book-value', 'market-value', 'fair-value', 'consideration'])
    .describe(
      'what is measured: the book value of assets at the last quarter end, the market value of securities, the value of assets or securities as it is entered, or what is received for them',
    ),
  when: byReading(z.enum(['board-approval', 'effect'])).describe(
    'the moment of the measure: when the board approves, or when it takes effect; until then the day of the question',
  ),
  fraction: fractionField.describe('the part of the base from which on the row catches it'),
  bases: z.array(sizeBase).min(1).describe('the bases, of which one that is reached is enough'),
  series: z
    .strictObject({
      months: z
        .number()
        .int()
        .positive()
        .optional()
        .describe('the months of a period, wherever it begins, within which deals are taken together'),
      of: z
        .literal('every-deal')
        .optional()
        .describe('all deals of the row with the same person, whether or not they were entered as of one series'),
    })
    .optional()
    .describe('whether deals of one series are taken together; without a period however far apart'),
});
export type SizeTest = z.output<typeof sizeTest>;
