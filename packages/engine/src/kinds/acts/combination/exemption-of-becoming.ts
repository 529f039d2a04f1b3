import { compareBy, times, type Moment, type Ratio, type Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { beneficialOwnershipNotion, matterOf, type BodyActEntry, type Requirement } from '../../../terms/index.js';
import { approvalStep, becameInterested, bodyFor } from './bodies.js';
import type { RowUse } from './use.js';
import type { FreeingApproval } from './exemption-parameters.js';

/** One route for each transaction that may have made the person interested; without one there is nothing to approve. */
export function becomingRoute(use: RowUse, rule: FreeingApproval, person: string): Requirement {
  const candidates = acquisitionsBy(use, person);
  const steps = candidates.map((id) => approvalOfBecoming(use, rule, person, id));
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return only;
  if (only === undefined)
    return approvalOfBecoming(use, rule, person, `the acquisition in which ${person} became interested`);
  return { kind: 'any', id: `${rule.cite} becoming ${person}`, cite: rule.cite, says: only.says, of: steps };
}

function approvalOfBecoming(use: RowUse, rule: FreeingApproval, person: string, subject: string): Requirement {
  const body = bodyFor(use, rule, { settled: true, value: [person] });
  return {
    ...approvalStep(rule, body),
    id: `${rule.cite} becoming ${person}`,
    says: `approval in advance by ${body.says} of the transaction in which ${use.c.nameOf(person)} became interested`,
    subject,
    before: {
      says: `${use.c.nameOf(person)} became interested`,
      moment: () => becameInterested(use, person),
    },
    suffices: (_c, act) => reachesTheStep(use, rule.becoming?.class ?? '', person, act),
  };
}

/** The proposed acquisitions of shares by a person, of which one may have made it interested. */
function acquisitionsBy({ c, matter }: RowUse, person: string): readonly string[] {
  return c.books.proposals(c.now).filter((id) => {
    if (id === matter.id) return false;
    const { act } = matterOf(c, id);
    switch (act.kind) {
      case 'acquire-shares':
      case 'offer':
        return act.by === person;
      case 'issue':
        return act.to === person;
      default:
        return false;
    }
  });
}

/** An approval of so many shares, or of so much of the class, reaches the step only if the person then owned no more. */
function reachesTheStep(use: RowUse, className: string, person: string, act: BodyActEntry): boolean {
  const { c, place } = use;
  const became = becameInterested(use, person) ?? use.at;
  const most = mostApproved(c, className, act, became);
  if (most === undefined) return true;
  const owned = c.notion(beneficialOwnershipNotion, [person, className], became, place);
  return compareBy<'shares'>('notMoreThan', c.exactly(owned.value.shares), most);
}

function mostApproved(c: Context, className: string, act: BodyActEntry, became: Moment): Shares | undefined {
  const { 'up-to-shares': shares, 'up-to-percent': percent } = act.data as ApprovedUpTo;
  if (shares !== undefined || percent === undefined) return shares;
  return times<'shares'>(c.books.outstanding(className).at(became), percent);
}

interface ApprovedUpTo {
  readonly 'up-to-shares'?: Shares;
  readonly 'up-to-percent'?: Ratio;
}
