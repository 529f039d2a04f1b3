import type { z } from 'zod';
import { held, message, reason, withGrounds, type Held } from '../../../evaluation/index.js';
import type { Placed, Provision, Written } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, nameOfAct, type Matter, type Requirement } from '../../../terms/index.js';
import { affectsAdversely, mayAmend } from './adverse-amendment.js';
import { consentFacts } from './facts.js';
import { isHoldingCompanyTransaction, mayBeHoldingCompanyTransaction } from './holding-company.js';
import { doesNotPreserve, mayReplace } from './merger-or-exchange.js';
import { consentParameters, type ClassConsent } from './parameters.js';
import { isSaleOfAssets, sellsPortion } from './sale-of-assets.js';
import { makesSenior, mayMakeStock, type Reached } from './senior-stock.js';
import { consentOfSeries, hasConsentToGive, whoConsents } from './who-consents.js';

/** The consent of a series, beside every other vote, without which an act is not valid. */
export const classConsent = (data: Omit<Written<typeof consentParameters>, 'kind'>): Provision => ({
  kind: 'class-consent',
  ...data,
});

type MatterOfConsent = z.output<typeof consentParameters>['matter'];

/** Of each matter: which acts may be one, and whether an act is. */
const matters: Readonly<
  Record<
    MatterOfConsent,
    {
      readonly may: (act: Act, provision: ClassConsent) => boolean;
      readonly is: (c: Context, placed: Placed<ClassConsent>, matter: Matter) => Reached;
    }
  >
> = {
  'senior-stock': { may: mayMakeStock, is: makesSenior },
  'adverse-amendment': { may: mayAmend, is: affectsAdversely },
  'merger-or-exchange': { may: mayReplace, is: doesNotPreserve },
  'sale-of-assets': { may: isSaleOfAssets, is: sellsPortion },
  'holding-company-transaction': { may: mayBeHoldingCompanyTransaction, is: isHoldingCompanyTransaction },
};

/**
 * A consent that the holders of a series have on one sort of matter, in addition to every vote that law or another provision
 * asks for. It is given by one named holder while it has a share of the series, and else by the holders of a part of its outstanding shares; in
 * writing. Nothing of it is left once all shares are redeemed, or called with the money deposited.
 */
export const classConsentKind = defineKind<ClassConsent>({
  kind: 'class-consent',
  subject: 'acts',
  provides: 'asks for the consent of a series to certain acts, beside every other vote',
  parameters: consentParameters,
  facts: consentFacts,
  answers: ['series.consent', 'approval.required', 'approval.status', 'capital.issue', 'capital.designate-series'],
  applies: (c, placed, matter) =>
    matters[placed.provision.matter].may(matter.act, placed.provision)
      ? isAsked(c, placed, matter)
      : notAsked(c, placed, matter),
  needs: (c, placed, matter) =>
    matters[placed.provision.matter].may(matter.act, placed.provision) ? consentNeeded(c, placed, matter) : undefined,
  tells: (c, placed, topic, input) => {
    if (topic !== consentOfSeriesTopic || input['series'] !== placed.provision.series) return undefined;
    return consentTold(c, placed, input['matter'] as Matter);
  },
});

/** The topic under which a provision tells whether it asks for the consent of a series to an act, and of whom. */
export const consentOfSeriesTopic = 'consent-of-series';

function consentTold(c: Context, placed: Placed<ClassConsent>, matter: Matter): Held<unknown> {
  const { cite, provision } = placed;
  const id = provision.cite;
  if (!matters[provision.matter].may(matter.act, provision)) {
    return held({ id, cite, asked: false }, notAsked(c, placed, matter).reason);
  }
  const found = isAsked(c, placed, matter);
  if (!found.value) return held({ id, cite, asked: false }, found.reason);
  const { who, grounds } = whoConsents(c, placed, matter);
  return held({ id, cite, asked: true, ...who }, withGrounds(found.reason, [...found.reason.grounds, ...grounds]));
}

function consentNeeded(c: Context, placed: Placed<ClassConsent>, matter: Matter): Requirement {
  const { cite, provision } = placed;
  return {
    kind: 'where',
    id: `${provision.cite} where it is asked`,
    cite,
    says: `the consent of ${provision.series}`,
    condition: (at) => isAsked(at, placed, matter),
    need: consentOfSeries(c, placed, matter),
  };
}

const asked = message('class-consent.asked', 'The consent of {series} to {act} {outcome}');

function notAsked(c: Context, { cite, provision }: Placed<ClassConsent>, matter: Matter): Held<boolean> {
  const figures = { series: provision.series, act: nameOfAct(c, matter) };
  return held(false, reason(asked, 'is not asked', { figures, cites: [cite] }));
}

/** Whether the consent is asked: first whether there is a share to consent, then whether the matter is one for it. */
function isAsked(c: Context, placed: Placed<ClassConsent>, matter: Matter): Held<boolean> {
  const { cite, provision } = placed;
  const outstanding = hasConsentToGive(c, placed, matter);
  const reached = outstanding.value ? matters[provision.matter].is(c, placed, matter) : undefined;
  const value = reached?.value === true;
  const figures = { series: provision.series, act: nameOfAct(c, matter) };
  const grounds = reached === undefined ? [outstanding.reason] : [outstanding.reason, reached.reason];
  return held(value, reason(asked, value ? 'is asked' : 'is not asked', { figures, cites: [cite], grounds }));
}
