import { isInProportion, proportionEntered, someOf, type TransactionRow } from '../../../terms/index.js';
import { isUnderApprovedPlan, isUnderPlan } from './benefit-plan.js';
import * as facts from './facts.js';
import type { RowUse } from './use.js';

type Exception = NonNullable<TransactionRow['except']>[number];

/** Whether a deal is one that a row leaves out. */
export function isExcepted(use: RowUse, row: TransactionRow): boolean {
  return someOf(use.c, row.except ?? [], (exception) => falls(use, row, exception));
}

function falls(use: RowUse, { cite }: TransactionRow, exception: Exception): boolean {
  if (typeof exception === 'object') return isUnderApprovedPlan(use, exception.establishedWith);
  const { c, matter } = use;
  const { act } = matter;
  switch (exception) {
    case 'under-benefit-plan':
      return isUnderPlan(use, cite);
    case 'benefit-only-in-proportion':
      if (act.kind !== 'assistance') return false;
      return act.proportionate ?? c.holds(facts.onlyInProportion, [matter.id], cite);
    case 'usual-course':
      if (act.kind !== 'disposition') return false;
      return act['usual-course'] ?? c.holds(facts.inUsualCourse, [matter.id], cite);
    case 'by-a-method-alike-for-all-holders':
      if (act.kind === 'distribute-shares') return true;
      if (act.kind !== 'issue') return false;
      return proportionEntered(act) ?? c.holds(facts.alikeForAll, [matter.id], cite);
    case 'in-proportion-to-all-holders':
      if (act.kind === 'distribute-shares') return true;
      return isInProportion(c, matter, cite);
  }
}
