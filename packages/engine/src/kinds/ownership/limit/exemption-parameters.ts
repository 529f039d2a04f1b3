import { z } from 'zod';
import { parametersOf, byReading } from '../../../instrument/index.js';
import { namedPerson } from '../ties/exclusion.js';

/** The parameters of who and what is exempt from a limit on ownership. */
export const exemptionParameters = parametersOf('limit-exemption', {
  persons: z
    .array(z.union([z.enum(['corporation', 'subsidiaries', 'mutual-holding-company']), namedPerson]))
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
  underwritten: z
    .strictObject({
      cite: z.string().describe('its section'),
      days: z.string().regex(/^\d+$/).transform(Number).describe('how many days they may have been held at the most'),
    })
    .optional()
    .describe(
      'shares that an underwriter acquired in a firm-commitment public offering, while it has not held them longer',
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

export type LimitExemptionProvision = z.output<typeof exemptionParameters>;
