import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { byReading, provisionFields, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { isPlanOfCorporation } from '../ties/exclusion.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('limit-exemption'),
  plans: z.boolean().describe('whether employee benefit plans of the corporation and its subsidiaries are exempt'),
  underwriters: byReading(z.enum(['each-by-itself', 'all-together']))
    .optional()
    .describe(
      'whether underwriters are exempt in a public sale, and whether one that is over the limit on completion loses that for itself or for all',
    ),
  proxies: z
    .string()
    .optional()
    .describe(
      'the body whose members may be given proxies; a proxy is never counted as ownership unless shares are entered as held for its holder',
    ),
});

export type LimitExemptionProvision = z.output<typeof parameters>;

const underwriter: FactType = {
  name: 'underwriter',
  asks: 'Is {0} an underwriter or a member of a selling group in a public sale of securities of the corporation?',
  about: ['person'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'inquiry found no public sale of securities of the corporation in which {0} is an underwriter',
    kind: 'nothing-further',
  },
};

const saleCompleted: FactType = {
  name: 'public-sale-completed',
  asks: 'Is the public sale in which {0} is an underwriter completed?',
  about: ['person'],
  reply: { kind: 'yes-no' },
};

const overOnCompletion: FactType = {
  name: 'underwriter-over-on-completion',
  asks: 'Did any underwriter or member of the selling group own more than the limit when the sale was completed?',
  about: [],
  reply: { kind: 'yes-no' },
};

const planOfCorporation: FactType = {
  name: 'plan-of-the-corporation',
  asks: 'Is {0} an employee benefit plan of the corporation or of a subsidiary?',
  about: ['person'],
  reply: { kind: 'yes-no' },
};

/** Whom a limit on ownership does not reach. */
export const limitExemptionKind = defineKind<LimitExemptionProvision>({
  kind: 'limit-exemption',
  subject: 'ownership',
  provides: 'who is exempt from a limit on ownership: plans, underwriters in a public sale, proxies to some',
  parameters,
  facts: [underwriter, saleCompleted, overOnCompletion, planOfCorporation],
  answers: ['ownership.limit', 'acquisition.permit', 'acquisition.offer'],
  defines: () => ['exempt-from-limit'],
  define: (c, placed, _notion, [person = ''], at) => exempt(c, placed, person, at),
});

const isPlan = message(
  'exemption.plan',
  '{person} is an employee benefit plan of the corporation or a subsidiary, and exempt',
);
const isUnderwriter = message(
  'exemption.underwriter',
  '{person} is an underwriter in a public sale that is not completed, and exempt',
);
const isNot = message('exemption.none', '{person} is not exempt');

/** Asked only of a person who is over the limit: an underwriter who still is on completion has lost the exemption. */
function exempt(c: Context, placed: Placed<LimitExemptionProvision>, person: string, at: Moment): Held<boolean> {
  const { provision, cite } = placed;
  const told = { figures: { person: c.nameOf(person) }, cites: [cite] };
  if (provision.plans && isEmployeePlan(c, placed, person, at)) return held(true, reason(isPlan, 'exempt', told));
  if (provision.underwriters === undefined || !c.is(underwriter, { about: [person], cites: [cite] })) {
    return held(false, reason(isNot, 'not exempt', told));
  }
  const together = c.resolve(provision.underwriters) === 'all-together';
  const completed = c.is(saleCompleted, { about: [person], cites: [cite] });
  const lost = completed || (together && c.is(overOnCompletion, { cites: [cite] }));
  return lost ? held(false, reason(isNot, 'not exempt', told)) : held(true, reason(isUnderwriter, 'exempt', told));
}

function isEmployeePlan(
  c: Context,
  { article, cite }: Placed<LimitExemptionProvision>,
  person: string,
  at: Moment,
): boolean {
  const introduced = c.books.person(person);
  if (introduced?.data.kind !== 'plan') return false;
  if (introduced.data.sponsor !== undefined) return isPlanOfCorporation(c, person, at, article);
  return c.is(planOfCorporation, { about: [person], cites: [cite] });
}

/** Writes a provision of this kind. */
export function limitExemption(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'limit-exemption', ...data };
}
