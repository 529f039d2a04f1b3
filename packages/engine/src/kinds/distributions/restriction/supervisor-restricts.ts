import { message, openFact, reason } from '../../../evaluation/index.js';
import { nameOfAct } from '../../../terms/index.js';
import type { Judge } from './condition.js';

export const supervisorRestricts = openFact('supervisor-restricts', 'act').yesNo(
  'Does a restriction that the federal banking agency or the state bank supervisor has imposed stand in the way of {0}?',
  { reply: 'no', premise: 'no restriction imposed by a bank supervisor stands in the way of {0}' },
);

const asked = message('restriction.supervisor', 'Restrictions of bank supervisors on {act}: {outcome}');

/** Whether a bank supervisor has restricted it. */
export const supervisorForbids: Judge<'supervisor-restricts'> = (c, { placed, matter }) => {
  const holds = c.holds(supervisorRestricts, [matter.id], placed.cite);
  return {
    holds,
    figures: {},
    reason: reason(asked, holds ? 'one stands in the way' : 'none stands in the way', {
      figures: { act: nameOfAct(c, matter) },
      cites: [placed.cite],
    }),
  };
};
