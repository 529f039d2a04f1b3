import type { Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { mutualHoldingCompany, planOfCorporation, planOfCorporationAlone } from '../ties/exclusion.js';
import {
  acquiredAsUnderwriter,
  leftOfUnderwritten,
  exemptAcquisition,
  isUnderwritten,
  overOnCompletion,
  reorganisation,
  saleCompleted,
  takesFromCorporation,
  underwriter,
  underwrittenNotion,
} from './exempt-acquisition.js';
import { exemptionParameters, type LimitExemptionProvision } from './exemption-parameters.js';
import { exemptAsHolder, planOfGroup } from './exempt-holder.js';

/** Whom a limit on ownership does not reach. */
export const limitExemptionKind = defineKind<LimitExemptionProvision>({
  kind: 'limit-exemption',
  subject: 'ownership',
  provides: 'who is exempt from a limit on ownership: plans, underwriters in a public sale, proxies to some',
  parameters: exemptionParameters,
  facts: [
    underwriter,
    saleCompleted,
    overOnCompletion,
    planOfCorporation,
    planOfCorporationAlone,
    planOfGroup,
    takesFromCorporation,
    acquiredAsUnderwriter,
    leftOfUnderwritten,
    reorganisation,
    mutualHoldingCompany,
  ],
  answers: ['ownership.limit', 'acquisition.permit', 'acquisition.offer'],
  defines: ({ underwritten }) => [
    exemptNotion,
    exemptHolderNotion,
    ...(underwritten === undefined ? [] : [underwrittenNotion]),
  ],
  define: (c, placed, notion, about, at) => {
    const [person = ''] = about;
    if (notion === underwrittenNotion) return isUnderwritten(c, placed, about, at);
    return notion === exemptHolderNotion ? exemptAsHolder(c, placed, person, at) : exempt(c, placed, person, at);
  },
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
export const limitExemption = writerOf(exemptionParameters);
