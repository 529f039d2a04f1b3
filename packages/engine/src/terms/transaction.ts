import { z } from 'zod';
import { byReading } from '../instrument/index.js';
import type { ActKind } from '../journal/index.js';

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

/**
 * One row of a list of transactions: which deals, whose, the part that the person concerned plays in them, how large they
 * must be, and what is excepted. A charter's list of business combinations is a list of these.
 */
export const transactionRow = z.strictObject({
  cite: z.string().describe('the section of the row'),
  says: z.string().describe('the row in a few of our own words'),
  deals: z
    .array(z.custom<ActKind>((value) => typeof value === 'string'))
    .min(1)
    .describe('the kinds of act it speaks of'),
  of: z.enum(sides).describe('whose deal it must be'),
  to: z.enum(sides).optional().describe('who must receive, where the row says so'),
  classes: z.array(z.string()).optional().describe('the classes it speaks of; without them every class'),
  parts: byReading(z.array(z.enum(dealParts))).describe(
    'the parts of which the person must play one; with none the row asks for nobody’s part',
  ),
  size: z
    .enum(['all-or-substantial-part'])
    .optional()
    .describe('how large: all the assets of anyone it speaks of, or a substantial part as the instrument defines it'),
  increases: z.boolean().optional().describe('whether it must increase the person’s proportion of voting securities'),
  except: z
    .array(z.enum(['in-proportion-to-all-holders', 'benefit-only-in-proportion']))
    .optional()
    .describe('what it leaves out'),
});
export type TransactionRow = z.output<typeof transactionRow>;
export type TransactionRowData = z.input<typeof transactionRow>;
