import { z } from 'zod';
import { parametersOf, agencyName, byReading, stockName, type Placed } from '../../../instrument/index.js';
import { fractionField } from '../../../terms/index.js';
import { namedPerson } from '../ties/exclusion.js';

const approvingAgency = z.strictObject({
  agency: agencyName.describe('the agency, as `approval` entries name it'),
  says: z.string().describe('the agency in words'),
});

const approvingBody = z.strictObject({
  body: z.literal('independent-directors').describe('the body of directors'),
  says: z.string().describe('its approval in words, the fraction with its base'),
  fraction: fractionField.describe('how many of its members'),
  of: byReading(z.enum(['members', 'present'])).describe('whether of all its members or of those present'),
});

/** The approval of a transfer by a body of directors. */
export type ApprovingBody = z.output<typeof approvingBody>;

const succession = z
  .strictObject({
    cite: z.string().describe('the limb'),
    from: z
      .enum(['owner', 'owner-then', 'interested'])
      .describe(
        'to whose shares: those of an owner of enough, now or lately; of one who owned enough while it had them; or of anybody interested, a successor too',
      ),
    onward: byReading(z.enum(['until-freed', 'every-transfer']))
      .optional()
      .describe(
        'whether shares that once passed in a way left out make nobody interested any more, as where it is left out, or still do when they pass on in a way that counts',
      ),
    otherThan: z
      .enum(['itself', 'those-counted-with-it'])
      .describe('whose shares are no succession: the person’s own, or those of everybody counted together with it too'),
    unless: z
      .strictObject({
        publicOffering: z.boolean().describe('whether shares got in a registered public offering are left out'),
        openMarket: byReading(z.boolean()).describe('whether shares got on the open market are'),
        approvedBy: z
          .union([approvingAgency, approvingBody])
          .optional()
          .describe('whether shares are, whose transfer an agency, or a body of directors, approved'),
      })
      .describe('which successions do not count'),
  })
  .describe('whether whoever succeeds to shares of such a person is one');

/** Which successions make a person interested. */
export type SuccessionRule = z.output<typeof succession>;

/** The parameters of the definition of an Interested Shareholder. */
export const interestedParameters = parametersOf('interested-shareholder', {
  fraction: fractionField.describe('how much makes a person one'),
  of: z
    .union([z.strictObject({ classes: z.array(stockName).min(1) }), z.enum(['voting-power', 'voting-stock'])])
    .describe('of what: of classes, each by itself, or of all voting stock together, by its votes or by its shares'),
  excess: byReading(z.enum(['counted', 'left-out']))
    .optional()
    .describe(
      'of the voting power: whether shares that a limit takes out of every count are counted all the same, as where it is left out',
    ),
  affiliatesToo: z.boolean().describe('whether every affiliate of such a person is one as well'),
  excludes: byReading(
    z.array(
      z.union([
        z.enum([
          'corporation',
          'subsidiaries',
          'subsidiaries-by-each-class',
          'plans',
          'plans-of-the-corporation',
          'mutual-holding-company',
        ]),
        namedPerson,
      ]),
    ),
  ).describe(
    'who is never one; subsidiaries may be left out in the stricter sense of their definition, plans of whatever sponsor or of the corporation alone, and somebody by name',
  ),
  lookBack: z
    .strictObject({
      years: z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number)
        .describe('how many years before the day asked about'),
      firstDay: byReading(z.enum(['in', 'out'])).describe('whether the same day so many years before is in'),
      owners: z
        .strictObject({ cite: z.string().describe('the limb') })
        .optional()
        .describe('whether anybody is one that owned enough at some time in those years'),
      affiliatesOfCorporation: z
        .strictObject({ cite: z.string().describe('the limb') })
        .optional()
        .describe('whether an affiliate of the corporation is one that owned enough at some time in those years'),
      successors: succession.optional(),
    })
    .optional()
    .describe('who is one for what was so in the years before'),
  becoming: byReading(z.enum(['present-status', 'first-ever']))
    .optional()
    .describe(
      'when a person became one that has lost the status between; the start of its present status where left out',
    ),
  exceptByCorporation: z
    .strictObject({ cite: z.string().describe('the sentence') })
    .optional()
    .describe(
      'whether somebody is none that passed the line only because the corporation acted, such as by buying its own shares, and has bought no more since',
    ),
  proForma: z
    .array(z.enum(['itself', 'affiliate']))
    .describe(
      'as what somebody counts for a transaction that would become it by that: such a person itself, an affiliate of one',
    ),
  limbs: z
    .strictObject({
      ownership: z.string().describe('the limb on who owns enough'),
      affiliates: z.string().describe('the limb on affiliates'),
      after: z.string().describe('the limb on affiliates after a transaction'),
    })
    .optional()
    .describe('where the text has a limb for each way of being one, their sections'),
});

export type InterestedShareholderProvision = z.output<typeof interestedParameters>;

/** What makes somebody an interested shareholder, where it stands in its instrument. */
export type InterestedRule = Placed<InterestedShareholderProvision>;
