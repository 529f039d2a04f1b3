import type { Context } from '../../../session/index.js';
import {
  boardVotesOf,
  deadlinesTopic,
  defineKind,
  milestoneDay,
  milestoneReached,
  milestoneReachedSince,
  noticeReceived,
  ordinaryVoteOfBoard,
} from '../../../terms/index.js';
import type { BoardVotes } from '../../../terms/index.js';
import { fractionInWords, least } from '../../../exact/index.js';
import { isByReading, writerOf } from '../../../instrument/index.js';
import { furtherHoldings } from '../further-holdings.js';
import { acquisitionNeeds, takesOver } from './acquisition.js';
import { anyoneElseOver, whoElseIsOver } from './anyone-else-over.js';
import { approvalConditionsMet } from './approval-body.js';
import { approvedBeforeRecords } from './approval-stated.js';
import { lastAcquired, breachNotion, workBreachOut } from './breach.js';
import { agenciesNamed, type Condition } from './condition.js';
import { deadlinesOfLimit } from './deadlines.js';
import { limitsAt, limitsNotion, workLimitsOut } from './effect.js';
import { limitParameters, type OwnershipLimitProvision } from './parameters.js';
import { planOf } from './plan.js';
import { sharesNamedAbove } from './spread.js';
import { standings } from './standing.js';
import { calledForAcquisition, regulatoryApprovalRequired } from './steps.js';
import { measuredHoldings } from './measured-holdings.js';
import { sharesOfferedFor } from './planned-acquisition.js';

/** How much of a class a person may own or acquire, when, unless what, and what more than that does to votes. */
export const ownershipLimitKind = defineKind<OwnershipLimitProvision>({
  kind: 'ownership-limit',
  subject: 'ownership',
  heading: 'limits',
  provides:
    'a limit on how much of a class anyone may acquire: in which years, unless who approved in advance, and what it does to votes',
  parameters: limitParameters,
  facts: [
    anyoneElseOver,
    whoElseIsOver,
    furtherHoldings,
    milestoneReached,
    milestoneReachedSince,
    milestoneDay,
    lastAcquired,
    approvedBeforeRecords,
    approvalConditionsMet,
    sharesOfferedFor,
    takesOver,
    calledForAcquisition,
    regulatoryApprovalRequired,
    noticeReceived,
    sharesNamedAbove,
  ],
  answers: [
    'ownership.limit',
    'voting.entitlement',
    'acquisition.permit',
    'acquisition.offer',
    'acquisition.excess',
    'solve.largest',
    'calendar.deadlines',
    'board.votes',
  ],
  leansOn: () => [
    { notion: 'acquisitions', kind: 'acquiring' },
    { notion: 'beneficial-ownership', kind: 'ownership' },
  ],
  defines: ({ cite }) => [limitsNotion(cite), breachNotion(cite)],
  define: (c, placed, notion, [person = '', measure = ''], at) =>
    notion === breachNotion(placed.provision.cite)
      ? workBreachOut(c, placed, person, measure, at)
      : workLimitsOut(c, placed, person, at),
  limits: limitsAt,
  looksFrom: ({ over, effect }) => (effect.kind === 'reduced' ? least(over.of, effect.above) : over.of),
  needs: acquisitionNeeds,
  tells: (c, placed, topic, input, at) => {
    const { years } = placed.provision;
    if (topic === deadlinesTopic) return years === undefined ? undefined : deadlinesOfLimit(c, placed, years);
    if (topic === 'limit-standing') return standings(c, placed, input, at);
    if (topic === 'measured-holdings') return measuredHoldings(c, placed, input, at);
    return topic === 'acquisition' || topic === 'largest-purchase' ? planOf(c, placed, topic, input, at) : undefined;
  },
  names: ({ unless }) => (isByReading(unless) ? Object.values(unless.options) : [unless]).flatMap(agenciesNamed),
  boardVotes: (c, { provision }) => votesLifting(c, provision.cite, c.resolve(provision.unless)),
  profile: profileOf,
});

const effects = { 'not-counted': 'what is above it is not counted', reduced: 'votes above it are reduced' } as const;

/** What it forbids, where it forbids something; and what it does to votes. */
function profileOf({ over, years, forbids, effect }: OwnershipLimitProvision): Readonly<Record<string, string>> {
  const time = years === undefined ? 'at any time' : `${years.when} ${years.number} years`;
  const line = `${fractionInWords(over)}, ${time}`;
  const votes = { 'vote-limit': `${line}: ${effects[effect.kind]}` };
  return forbids.length === 0 ? votes : { 'ownership-limit': `forbids ${forbids.join(' and ')}: ${line}`, ...votes };
}

/** Writes a provision of this kind. */
export const ownershipLimit = writerOf(limitParameters);

/** The approvals of directors among what lifts a limit. */
function votesLifting(c: Context, cite: string, condition: Condition): readonly BoardVotes[] {
  const on = 'approving in advance an acquisition or offer beyond the limit';
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap((part) => votesLifting(c, cite, part));
    case 'directors':
      return [{ cite: condition.cite, on, votes: boardVotesOf(c, c.resolve(condition.votes)) }];
    case 'body': {
      const { body, fraction } = condition;
      const atMeeting = c.resolve(condition.atMeeting);
      return [
        { cite: condition.cite ?? cite, on, votes: [{ body, fraction, of: 'in-office', needed: 'always', atMeeting }] },
      ];
    }
    case 'no-objection':
      return [{ cite: condition.cite, on: 'disapproving an offer beyond the limit', votes: [ordinaryVoteOfBoard] }];
    default:
      return [];
  }
}
