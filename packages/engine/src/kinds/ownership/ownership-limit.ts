import type { z } from 'zod';
import { deadlinesTopic, defineKind } from '../../terms/index.js';
import { anyoneElseOver, whoElseIsOver } from './anyone-else.js';
import { furtherHoldings } from './further-holdings.js';
import { acquisitionNeeds } from './limit-acquisition.js';
import { approvedBeforeRecords } from './limit-approval.js';
import { lastAcquired } from './limit-breach.js';
import { deadlinesOfLimit } from './limit-deadlines.js';
import { limitsAt, limitsNotion, workLimitsOut } from './limit-effect.js';
import { limitParameters, type OwnershipLimitProvision } from './limit-parameters.js';
import { planOf } from './limit-plan.js';
import { standings } from './limit-standing.js';
import { votingPowerNotion, workVotingPowerOut } from './limit-reduced.js';
import { milestoneDay } from './limit-window.js';
import { sharesOfferedFor } from './planned-acquisition.js';

/** How much of a class a person may own or acquire, when, unless what, and what more than that does to votes. */
export const ownershipLimitKind = defineKind<OwnershipLimitProvision>({
  kind: 'ownership-limit',
  subject: 'ownership',
  provides:
    'a limit on how much of a class anyone may acquire: in which years, unless who approved in advance, and what it does to votes',
  parameters: limitParameters,
  facts: [
    anyoneElseOver,
    whoElseIsOver,
    furtherHoldings,
    milestoneDay,
    lastAcquired,
    approvedBeforeRecords,
    sharesOfferedFor,
  ],
  answers: [
    'ownership.limit',
    'voting.entitlement',
    'acquisition.permit',
    'acquisition.offer',
    'acquisition.excess',
    'solve.largest',
    'calendar.deadlines',
  ],
  defines: ({ cite }) => [limitsNotion(cite), votingPowerNotion],
  define: (c, placed, notion, [person = ''], at) =>
    notion === votingPowerNotion ? workVotingPowerOut(c, placed.cite, at) : workLimitsOut(c, placed, person, at),
  limits: limitsAt,
  needs: acquisitionNeeds,
  tells: (c, placed, topic, input, at) => {
    if (topic === deadlinesTopic) return deadlinesOfLimit(c, placed);
    if (topic === 'limit-standing') return standings(c, placed, input, at);
    return topic === 'acquisition' || topic === 'largest-purchase' ? planOf(c, placed, topic, input, at) : undefined;
  },
  profile: ({ over, years, effect }) => ({
    [`ownership-limit-${years.when}-${years.number}-years`]: `${over.written ?? ''}, ${effect.kind}`,
  }),
});

/** Writes a provision of this kind. */
export function ownershipLimit(data: Omit<z.input<typeof limitParameters>, 'kind'>): z.input<typeof limitParameters> {
  return { kind: 'ownership-limit', ...data };
}
