import { message, reason } from '../../evaluation/index.js';
import { amount, fractionInWords, plusDays, show, times, type Moment } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { momentOf, type Matter, type Requirement } from '../../terms/index.js';
import { approvalStep } from './limit-approval.js';
import { exemption, isOver } from './limit-breach.js';
import type { OwnershipLimitProvision } from './limit-parameters.js';
import { isInTime } from './limit-window.js';
import type { Owned } from './ownership.js';
import { personsWith, plannedBy, resultingFrom, type Planned } from './planned-acquisition.js';

const exceeds = message(
  'limit.would-exceed',
  '{person} would own {counted} of {base} shares of the {class}, where the limit is passed with {fraction}: {outcome}',
);

const needingApproval = 'over the limit';

/** What a proposed offer or acquisition needs: approval in advance, where it would end over the limit. */
export function acquisitionNeeds(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  matter: Matter,
): Requirement | undefined {
  const { provision, cite } = placed;
  if (provision.forbids.length === 0) return undefined;
  const effect = momentOf(c, matter, 'effect');
  const at: Moment = effect === undefined ? c.now : { day: plusDays(effect.day, -1) };
  const planned = plannedBy(c, matter.act, at);
  if (planned === undefined || !provision.forbids.includes(planned.sort)) return undefined;
  const needs = personsWith(c, planned.person, at).map((person) => needOf(c, placed, person, planned, at, effect));
  const [only] = needs;
  if (needs.length === 1 && only !== undefined) return only;
  return {
    kind: 'all',
    cite,
    id: `${cite} persons`,
    says: 'approval for each person who would be over the limit',
    of: needs,
  };
}

function needOf(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  planned: Planned,
  at: Moment,
  effect: Moment | undefined,
): Requirement {
  const { cite } = placed;
  const resulting = (): Owned => resultingFrom(c, placed, person, planned, at);
  return {
    kind: 'where',
    cite,
    id: `${cite} ${person}`,
    says: `approval in advance of what would take ${c.nameOf(person)} over the limit`,
    condition: () => {
      const owned = resulting();
      // What stays within the limit needs no milestone to be known.
      const outcome = !isOver(c, placed, owned)
        ? 'not over the limit'
        : !isInTime(c, placed, effect ?? c.now)
          ? 'over the limit, outside the time of this section'
          : exemption(c, placed, person, at).value
            ? 'over the limit, and exempt'
            : needingApproval;
      const figures = {
        person: c.nameOf(person),
        counted: show(owned.counted.known),
        base: show(owned.base.known),
        class: planned.class,
        fraction: fractionInWords(placed.provision.over),
      };
      return { value: outcome === needingApproval, reason: reason(exceeds, outcome, { figures, cites: [cite] }) };
    },
    need: {
      ...approvalStep(c, placed, person, effect),
      suffices: (_c, act) => {
        const { 'up-to-shares': shares, 'up-to-percent': percent } = act.data as {
          readonly 'up-to-shares'?: Planned['shares'];
          readonly 'up-to-percent'?: Parameters<typeof times>[1];
        };
        const owned = resulting();
        const cap = shares ?? (percent === undefined ? undefined : times(owned.base.known, percent));
        return cap === undefined || c.test('notMoreThan', owned.counted, amount(cap));
      },
    },
  };
}
