import { openFact, held, message, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { isExcluded, isPlanOfCorporation } from '../ties/exclusion.js';
import type { LimitExemptionProvision } from './exemption-parameters.js';

export const planOfGroup = openFact('plan-of-the-controlled-group', 'person').yesNo(
  'Is {0} a plan for employees of the corporation or a subsidiary, kept by a member of its controlled group, or a trust or custodian of one?',
);

const isExempt = message('exemption.person', '{person} is {what}, and exempt');
const isPlan = message(
  'exemption.plan',
  '{person} is an employee benefit plan of the corporation or a subsidiary, and exempt',
);
export const isNot = message('exemption.none', '{person} is not exempt');

/** Whether a person is exempt for what it is, whatever it acquires and how. */
export function exemptAsHolder(
  c: Context,
  placed: Placed<LimitExemptionProvision>,
  person: string,
  at: Moment,
): Held<boolean> {
  const { provision, cite, article } = placed;
  const told = { figures: { person: c.nameOf(person) }, cites: [cite] };
  const what = provision.persons && isExcluded(c, provision.persons, person, at, article);
  if (what !== undefined) {
    return held(true, reason(isExempt, 'exempt', { ...told, figures: { ...told.figures, what } }));
  }
  if (isExemptPlan(c, placed, person, at)) return held(true, reason(isPlan, 'exempt', told));
  return held(false, reason(isNot, 'not exempt', told));
}

function isExemptPlan(c: Context, placed: Placed<LimitExemptionProvision>, person: string, at: Moment): boolean {
  const { plans } = placed.provision;
  if (plans !== 'of-the-controlled-group') {
    return plans && isPlanOfCorporation(c, person, at, placed.article, placed.cite);
  }
  const introduced = c.books.person(person)?.data;
  if (introduced?.kind !== 'plan' && introduced?.kind !== 'trust') return false;
  if (introduced.sponsor !== undefined && isPlanOfCorporation(c, person, at, placed.article)) return true;
  return c.is(planOfGroup, { about: [person], cites: [placed.cite] });
}
