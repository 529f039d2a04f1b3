import { openFact, type FactType } from '../../../evaluation/index.js';
import { amount, plusAmount, type Amount } from '../../../exact/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { Excepted } from './excepted.js';
import type { ExceptionOf } from './restriction-parameters.js';

const inEmployeePlan = openFact('in-employee-plan', 'act').yesNo(
  'Is {0} made in connection with the administration of a plan of benefits for employees?',
);

const asUsual = openFact('in-ordinary-course', 'act').yesNo(
  'Is {0} in the ordinary course of business, and consistent with what was done before?',
);

const offsetsDilution = openFact('offsets-dilution', 'act').yesNo(
  'Are shares in {0} bought to offset dilution by equity pay?',
);

const announcedPlan = openFact('under-announced-plan', 'act').yesNo(
  'Are the shares in {0} bought under a publicly announced plan of repurchases?',
);

const dilution = openFact('share-dilution', 'day').shares(
  'By how many has the number of diluted shares grown, since the last consolidated statements before {0}, through grants, vesting and exercise of equity pay of employees, adjusted for splits and the like?',
);

const offsetBefore = openFact('dilution-offset-before', 'act').shares(
  'How many shares had been bought to offset that dilution before {0}?',
);

/** What is asked about purchases for plans of employees. */
export const employeePlanFacts: readonly FactType[] = [
  inEmployeePlan,
  asUsual,
  offsetsDilution,
  announcedPlan,
  dilution,
  offsetBefore,
];

/**
 * Whether junior stock is bought for a plan of employees, in the ordinary course and as before. What is bought to offset dilution
 * is bought under an announced plan, and with what was bought before comes to no more than the dilution.
 */
export function forEmployeePlan(
  c: Context,
  { matter, touched }: Excepted,
  { cite, since }: ExceptionOf<'for-employee-plan'>,
): boolean {
  if (touched.stock !== 'junior') return false;
  if (!c.holds(inEmployeePlan, [matter.id], cite) || !c.holds(asUsual, [matter.id], cite)) return false;
  if (!c.holds(offsetsDilution, [matter.id], cite)) return true;
  if (!c.holds(announcedPlan, [matter.id], cite)) return false;
  const before = c.quantity<'shares'>('shares', offsetBefore, { about: [matter.id], cites: [cite] });
  const most = c.quantity<'shares'>('shares', dilution, { about: [since], cites: [cite] });
  const bought = sharesOf(matter.act);
  return c.test('notMoreThan', bought === undefined ? before : plusAmount<'shares'>(before, bought), most);
}

function sharesOf(act: Act): Amount<'shares'> | undefined {
  const named = act.kind === 'buy-back' || act.kind === 'redemption' || act.kind === 'acquire-shares';
  return named && act.shares !== undefined ? amount(act.shares) : undefined;
}
