import { nothingFurther, openFact, type FactType } from '../../../evaluation/index.js';
import { bodyDecided, bodyStep, someOf, type DirectorsVote } from '../../../terms/index.js';
import type { RowUse } from './use.js';

/** Asked of an issue that does not name the plan under which it is made. Supposed not so. */
const underBenefitPlan = openFact('under-benefit-plan', 'proposal').yesNo(
  'Is {0} made under an employee benefit plan of the corporation or of a subsidiary?',
  nothingFurther('inquiry found no employee benefit plan under which {0} is made'),
);

/** Asked where the plan is not named, and so no act on it can be looked at. */
const benefitPlanApproved = openFact('benefit-plan-approved', 'proposal', 'section', 'vote').yesNo(
  'Was the employee benefit plan, under which {0} is made, established with what {1} asks for: {2}?',
);

export const benefitPlanFacts: readonly FactType[] = [underBenefitPlan, benefitPlanApproved];

/** Whether an issue is made under an employee benefit plan, whoever approved that. */
export function isUnderPlan({ c, matter: { act, id } }: RowUse, cite: string): boolean {
  return act.kind === 'issue' && (act.plan !== undefined || c.holds(underBenefitPlan, [id], cite));
}

/**
 * Whether an issue is made under an employee benefit plan that directors approved when it was set up. An act of theirs on
 * the plan is judged at its own moment, on the body as it then was.
 */
export function isUnderApprovedPlan({ c, matter, place }: RowUse, vote: DirectorsVote): boolean {
  const { act } = matter;
  const { cite, says } = vote;
  if (act.kind !== 'issue') return false;
  if (act.plan === undefined) {
    return c.holds(underBenefitPlan, [matter.id], cite) && c.holds(benefitPlanApproved, [matter.id, cite, says], cite);
  }
  c.covered('acts', c.asOf, [cite]);
  const step = bodyStep(c, { article: place }, vote, { matter, subject: act.plan, decides: ['approve'] });
  const acts = c.books
    .bodyActs(act.plan, c.now)
    .filter(({ data }) => step.decides.includes(data.decides))
    .filter(({ data }) => data.by === step.body.name || data.by === step.within);
  return someOf(c, acts, (each) => bodyDecided(c, step, each).value);
}
