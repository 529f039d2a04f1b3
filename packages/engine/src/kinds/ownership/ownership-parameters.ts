import { z } from 'zod';
import { parametersOf, byReading } from '../../instrument/index.js';

/** The parameters of how beneficial ownership is counted. */
export const ownershipParameters = parametersOf('ownership', {
  together: z
    .array(z.enum(['affiliates', 'associates', 'controlled', 'group', 'partners']))
    .describe(
      'whose shares count as one person’s: its affiliates, its associates, those it controls, a group that acts in concert, its partners in agreements about stock with their affiliates and associates',
    ),
  reach: byReading(z.enum(['one-hop', 'chained']))
    .optional()
    .describe(
      'whether only what those tied to a person own themselves counts, or theirs in turn; one hop where it is left out',
    ),
  apart: byReading(z.enum(['exempt-holders', 'nobody']))
    .optional()
    .describe(
      'whose shares count as nobody’s but their own: those of whoever is exempt from the limit of the article for what it is; of nobody, as where it is left out',
    ),
  rights: z
    .union([z.literal('all'), z.strictObject({ withinDays: z.string().regex(/^\d+$/).transform(Number) })])
    .describe('which rights to acquire count: all, or those that can be exercised within so many days'),
  proxies: byReading(z.enum(['as-determined', 'owned', 'owned-unless-solicited', 'not-owned']))
    .optional()
    .describe(
      'whether a right to vote by proxies is ownership: only as a body determines; always; always but for revocable proxies for one meeting that were solicited publicly; or never, as where it is left out',
    ),
  underPlans: z
    .enum(['counted', 'nobodys'])
    .optional()
    .describe(
      'whether what an employee plan of the corporation or a subsidiary holds is owned by the plan, its trustee and whoever is tied to them, as where it is left out, or by none of them',
    ),
  asDirectors: z
    .enum(['counted', 'not-counted'])
    .optional()
    .describe(
      'whether directors or officers are partners by an agreement that binds them in that capacity alone, as where it is left out',
    ),
  notToEffect: z
    .array(z.string())
    .optional()
    .describe(
      'the proposed acts, by their kinds, that an agreement with the corporation may be to effect without giving ownership of what the other side is to get by it',
    ),
  limbs: z
    .strictObject({
      rights: z.string().describe('the limb on rights to acquire'),
      base: z.string().describe('the section on what is measured against'),
    })
    .optional()
    .describe('where the text has these apart, their sections'),
  base: byReading(z.enum(['with-own-rights', 'with-all-rights', 'outstanding'])).describe(
    'what ownership is measured against: outstanding shares and the person’s own rights, those of everybody, or outstanding shares alone',
  ),
});

export type OwnershipProvision = z.output<typeof ownershipParameters>;
