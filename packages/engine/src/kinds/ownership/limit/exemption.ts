import { z } from 'zod';
import type { Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { byReading, provisionFields, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { mutualHoldingCompany } from '../ties/exclusion.js';
import {
  exemptAcquisition,
  overOnCompletion,
  reorganisation,
  saleCompleted,
  takesFromCorporation,
  underwriter,
} from './exempt-acquisition.js';
import { exemptAsHolder, planOfCorporation, planOfGroup } from './exempt-holder.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('limit-exemption'),
  persons: z
    .array(z.enum(['corporation', 'subsidiaries', 'mutual-holding-company']))
    .optional()
    .describe('who is exempt as a person, whatever it acquires'),
  plans: z
    .union([z.boolean(), z.literal('of-the-controlled-group')])
    .describe(
      'whether employee benefit plans of the corporation and its subsidiaries are exempt; or those too of a member of a controlled group with the corporation, for employees of either, and their trusts',
    ),
  underwriters: byReading(z.enum(['each-by-itself', 'all-together', 'as-to-what-it-places']))
    .optional()
    .describe(
      'whether underwriters are exempt in a public sale, and whether one that is over the limit on completion loses that for itself or for all; or only as to what it takes from the corporation alone and places',
    ),
  reorganisations: z
    .boolean()
    .optional()
    .describe('whether what comes by a reorganisation is exempt that changes the respective interests of nobody'),
  proxies: z
    .string()
    .optional()
    .describe(
      'the body whose members may be given proxies; a proxy is never counted as ownership unless shares are entered as held for its holder',
    ),
});

export type LimitExemptionProvision = z.output<typeof parameters>;

/** Whom a limit on ownership does not reach. */
export const limitExemptionKind = defineKind<LimitExemptionProvision>({
  kind: 'limit-exemption',
  subject: 'ownership',
  provides: 'who is exempt from a limit on ownership: plans, underwriters in a public sale, proxies to some',
  parameters,
  facts: [
    underwriter,
    saleCompleted,
    overOnCompletion,
    planOfCorporation,
    planOfGroup,
    takesFromCorporation,
    reorganisation,
    mutualHoldingCompany,
  ],
  answers: ['ownership.limit', 'acquisition.permit', 'acquisition.offer'],
  defines: () => [exemptNotion, exemptHolderNotion],
  define: (c, placed, notion, [person = ''], at) =>
    notion === exemptHolderNotion ? exemptAsHolder(c, placed, person, at) : exempt(c, placed, person, at),
});

const exemptNotion = 'exempt-from-limit';
/** Who is exempt for what it is, and not for how it came by its shares. */
const exemptHolderNotion = 'exempt-as-holder';

/** Asked only of a person who is over the limit: an underwriter who still is on completion has lost the exemption. */
function exempt(c: Context, placed: Placed<LimitExemptionProvision>, person: string, at: Moment): Held<boolean> {
  const holder = exemptAsHolder(c, placed, person, at);
  return holder.value ? holder : exemptAcquisition(c, placed, person, at);
}

/** Writes a provision of this kind. */
export function limitExemption(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'limit-exemption', ...data };
}
