import { openFact, message, reason } from '../../../evaluation/index.js';
import { atStart, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import {
  bodyInRegardToEach,
  continuingDirectors,
  directorsThenInOffice,
  directorsVoteStep,
  isCalledFor,
  ordinaryBoardAct,
} from '../../../terms/index.js';
import type {
  AgencyStep,
  BodyOfDirectors,
  BodyStep,
  NoObjectionStep,
  NoticeStep,
  Requirement,
  VotedOn,
  VoteStep,
} from '../../../terms/index.js';
import type {
  AgencyCondition,
  BodyCondition,
  Condition,
  DirectorsCondition,
  HoldersCondition,
  NoticeCondition,
  SilenceCondition,
} from './condition.js';
import type { OwnershipLimit } from './parameters.js';

type Limit = Pick<OwnershipLimit, 'cite' | 'article'>;

/** What a step is for: whose acquisition or offer, under which proposed act, and the moment it must come before. */
export interface For {
  readonly person: string;
  readonly subject: string;
  /** Undefined while it is still ahead. */
  readonly before: Moment | undefined;
  /** A further test of an act of a body: that it reaches all of what was acquired. */
  readonly suffices?: BodyStep['suffices'];
}

/** A condition that lifts a limit, as what a proposed act needs. */
export function stepsOf(c: Context, limit: Limit, condition: Condition, whose: For): Requirement {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return {
        kind: condition.kind,
        cite: limit.cite,
        id: `${limit.cite} ${condition.says}`,
        says: condition.says,
        of: condition.of.map((part) => stepsOf(c, limit, part, whose)),
      };
    case 'body':
      return bodyStep(c, limit, condition, whose);
    case 'directors':
      return directorsSteps(c, limit, condition, whose);
    case 'holders':
      return holdersSteps(c, condition, whose);
    case 'agency':
      return agencyNeed(c, condition, whose);
    case 'notice':
      return noticeStep(condition, whose);
    case 'no-objection':
      return noObjectionStep(condition, whose);
  }
}

const before = ({ before: moment }: For) =>
  moment === undefined ? undefined : { says: `what was acquired on ${moment.day}`, moment: () => moment };

/** The approval of a body of directors, in regard to a person where it is made up so. */
export function bodyStep(c: Context, { cite, article }: Limit, condition: BodyCondition, whose: For): BodyStep {
  const continuing = condition.body === 'continuing-directors';
  const body: BodyOfDirectors = continuing
    ? bodyInRegardToEach(continuingDirectors, [whose.person], article)
    : directorsThenInOffice;
  const limit = before(whose);
  return {
    kind: 'body',
    id: `${cite} approval`,
    cite: condition.cite ?? cite,
    says: `approval in advance by ${body.says}`,
    body,
    decides: ['approve'],
    fraction: condition.fraction,
    of: 'members',
    atMeeting: c.resolve(condition.atMeeting),
    ...(limit === undefined ? undefined : { before: limit }),
    ...(whose.suffices === undefined ? undefined : { suffices: whose.suffices }),
  };
}

/** The votes that an approval of the board must have, each as it is then needed. */
function directorsSteps(c: Context, limit: Limit, condition: DirectorsCondition, whose: For): Requirement {
  const on = votedOn(whose);
  const of = c.resolve(condition.votes).map((vote) => directorsVoteStep(c, limit, vote, on));
  const says = 'approval in advance by the votes of directors that the section asks for';
  return { kind: 'all', id: `${condition.cite} approval`, cite: condition.cite, says, of };
}

/** What the directors vote on, and before what. */
export function votedOn(whose: For): VotedOn {
  const limit = before(whose);
  return {
    matter: { id: whose.subject },
    decides: ['approve'],
    ...(limit === undefined ? undefined : { before: limit }),
    ...(whose.suffices === undefined ? undefined : { suffices: whose.suffices }),
  };
}

/** Asked of a vote where no entry shows what the meeting was called for. */
export const calledForAcquisition = openFact('meeting-called-for-the-acquisition', 'proposal').yesNo(
  'Was the vote on {0} taken at a meeting of shareholders duly constituted, and called for that purpose?',
);

/** The vote of the holders, and a meeting called for it where the instrument asks for one. */
export function holdersSteps(
  c: Context,
  condition: HoldersCondition,
  { subject, before: by }: Pick<For, 'subject' | 'before'>,
): Requirement {
  const vote = holdersVote(condition, by);
  if (!condition.calledForIt || isCalledFor(c, subject)) return vote;
  const called = {
    kind: 'fact',
    id: `${condition.cite} meeting`,
    cite: condition.cite,
    says: 'a meeting of shareholders duly constituted and called for the purpose',
    fact: calledForAcquisition,
    about: [subject],
    wanted: 'yes',
  } as const;
  const says = 'approval by the holders at a meeting called for it';
  return { kind: 'all', id: `${condition.cite} holders`, cite: condition.cite, says, of: [vote, called] };
}

/**
 * The vote alone: of all outstanding stock that votes in general, after limits, at the latest as it stood when the day of
 * what it is to allow began. What was acquired only then cannot vote on itself.
 */
function holdersVote({ cite, fraction }: HoldersCondition, by: Moment | undefined): VoteStep {
  return {
    kind: 'vote',
    id: `${cite} vote`,
    cite,
    says: 'the holders of the outstanding voting stock, before it is consummated',
    fraction,
    count: 'votes',
    base: { of: 'outstanding', classes: 'general' },
    weigh: 'both',
    ...(by === undefined ? undefined : { votersBy: atStart(by.day) }),
  };
}

/** Asked where the instrument asks for the approvals that the banking laws require. */
export const regulatoryApprovalRequired = openFact('regulatory-approval-required', 'agency', 'person').yesNo(
  'Do the banking laws require an approval of {0}, or a filing with it, for what {1} acquires?',
);

const requiredOf = message('limit.agency-required', 'Whether the banking laws ask here for {says}: {outcome}');

function agencyNeed(c: Context, condition: AgencyCondition, whose: For): Requirement {
  const step = agencyStep(c, condition, whose);
  if (condition.needed === 'always') return step;
  const { cite, agency, says } = condition;
  return {
    kind: 'where',
    cite,
    id: `${cite} ${agency} required`,
    says: `${says}, where the banking laws ask for it`,
    condition: () => {
      const value = c.is(regulatoryApprovalRequired, { about: [agency, whose.person], cites: [cite] });
      return { value, reason: reason(requiredOf, value ? 'yes' : 'no', { figures: { says }, cites: [cite] }) };
    },
    need: step,
  };
}

export function agencyStep(c: Context, condition: AgencyCondition, whose: For): AgencyStep {
  const { cite, agency, says } = condition;
  return {
    kind: 'approval',
    id: `${cite} ${agency}`,
    cite,
    says,
    agency,
    before: before(whose) ?? 'effect',
    silence: c.resolve(condition.answers) === 'approval-or-silence',
  };
}

export function noticeStep({ cite, body }: NoticeCondition, whose: For): NoticeStep {
  const limit = before(whose);
  return {
    kind: 'notice',
    id: `${cite} told`,
    cite,
    says: `notice to the ${body} in writing`,
    to: body,
    leastDays: 0,
    ...(limit === undefined ? undefined : { before: limit }),
  };
}

export function noObjectionStep({ cite, body, days }: SilenceCondition, whose: For): NoObjectionStep {
  const limit = before(whose);
  return {
    kind: 'no-objection',
    id: `${cite} notice`,
    cite,
    says: `notice to the ${body} in writing, and no disapproval within ${days} days after it received that`,
    objection: ordinaryBoardAct({ cite, says: 'disapproval of the offer', decides: ['disapprove'] }),
    days,
    ...(limit === undefined ? undefined : { before: limit }),
  };
}
