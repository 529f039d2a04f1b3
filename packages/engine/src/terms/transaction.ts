import { z } from 'zod';
import { byReading, stockName } from '../instrument/index.js';
import type { ActKind } from '../journal/index.js';
import { directorsVote } from './directors-vote.js';
import { fractionField } from './fraction-field.js';
import { sizeTest } from './size-test.js';

/** The parts a person can play in a deal. */
export const dealParts = [
  'party',
  'recipient',
  'transferor',
  'issuer',
  'holder',
  'beneficiary',
  'proposer',
  'under-agreement',
] as const;
export type DealPart = (typeof dealParts)[number];

/** Whose deal it is: the corporation's own, that of the corporation or a subsidiary, or anybody's. */
export const sides = ['corporation', 'corporation-or-subsidiary', 'anyone'] as const;
export type Side = (typeof sides)[number];

/** How a person may stand to another so that it counts as that other: affiliates both ways, associates one way only. */
export const relations = ['affiliate', 'associate'] as const;
export type Relation = (typeof relations)[number];

/**
 * One row of a list of transactions: which deals, whose, the part that the person concerned plays in them, how large they
 * must be, and what is excepted. A charter's list of business combinations is a list of these.
 */
export const transactionRow = z.strictObject({
  cite: z.string().describe('the section of the row'),
  says: z.string().describe('the row in a few of our own words'),
  deals: byReading(z.array(z.custom<ActKind>((value) => typeof value === 'string')).min(1)).describe(
    'the kinds of act it speaks of',
  ),
  of: z.enum(sides).describe('whose deal it must be'),
  to: z.enum(sides).optional().describe('who must be on the other side, where the row says so'),
  classes: z.array(stockName).optional().describe('the classes it speaks of; without them every class'),
  parts: byReading(z.array(z.enum(dealParts))).describe(
    'the parts of which the person must play one; with none the row asks for nobody’s part',
  ),
  afterwards: z
    .boolean()
    .optional()
    .describe('whether somebody that the deal would make such a person, as the instrument defines it, counts as one'),
  related: z
    .strictObject({
      as: z.array(z.enum(relations)).min(1).describe('affiliates, associates, or both'),
      instead: z
        .boolean()
        .optional()
        .describe('whether the row speaks of these alone, and another speaks of the person itself'),
      afterwards: z.boolean().optional().describe('whether one that will be so once the deal is done counts as well'),
      only: byReading(z.enum(['anybody', 'corporations']))
        .optional()
        .describe(
          'whether only corporations are reached as related, or as what a deal would make them, where the row names these; anybody where it is left out',
        ),
      except: byReading(z.enum([...sides, 'nobody']))
        .optional()
        .describe('who does not count although related: the corporation’s own'),
    })
    .optional()
    .describe('the persons related to an interested shareholder whom the row reaches as well as that shareholder'),
  size: z
    .union([z.literal('all-or-substantial-part'), sizeTest])
    .optional()
    .describe(
      'how large: all the assets of anyone it speaks of, or a substantial part as the instrument defines it; or a part of a base',
    ),
  increases: z
    .union([
      z.literal('by-any-amount'),
      z.strictObject({
        by: fractionField.describe('by how much at the least'),
        measured: byReading(z.enum(['points', 'relative'])).describe(
          'in parts of the whole class, or in parts of what the person had before',
        ),
        alone: z
          .boolean()
          .optional()
          .describe('whether each deal is looked at by itself, and not with the others of its series'),
        untold: z
          .enum(['asked', 'supposed-none'])
          .optional()
          .describe(
            'of a deal that is not one in shares, and that does not say what it changes: whether the parts are asked for, as where it is left out, or an increase is supposed not to be there',
          ),
      }),
    ])
    .optional()
    .describe('whether, and by how much, it must increase the person’s proportion of securities'),
  except: z
    .array(
      z.union([
        z.enum([
          'in-proportion-to-all-holders',
          'by-a-method-alike-for-all-holders',
          'benefit-only-in-proportion',
          'usual-course',
          'under-benefit-plan',
        ]),
        z
          .strictObject({ establishedWith: directorsVote.describe('the votes of directors with which it was set up') })
          .describe('what is issued under an employee benefit plan that directors approved when it was set up'),
      ]),
    )
    .optional()
    .describe('what it leaves out'),
});
export type TransactionRow = z.output<typeof transactionRow>;
export type TransactionRowData = z.input<typeof transactionRow>;
