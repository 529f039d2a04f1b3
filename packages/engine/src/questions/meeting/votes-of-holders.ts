import { held, message, reason } from '../../evaluation/index.js';
import { meetingQuorumTopic, ordinaryVoteTopic, type QuorumRule } from '../../kinds/index.js';
import { atClose } from '../../exact/index.js';
import type { Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { assess, dayOfText, meetingOf, nameOfAct, pollsEnd, yearsVoted } from '../../terms/index.js';
import type { Matter, Requirement, VoteStep, YearsVoted } from '../../terms/index.js';
import { isAdjourned } from './sittings.js';
import { spoken } from './spoken.js';

/** A vote of holders, and the same within the conditions on which it is needed. */
export interface RequiredVote {
  readonly step: VoteStep;
  readonly needed: Requirement;
}

/** Every vote of holders in a requirement, whichever route it belongs to; on how often, one on each answer. */
export function votesIn(act: Act, requirement: Requirement): readonly RequiredVote[] {
  switch (requirement.kind) {
    case 'vote':
      return stepsOf(act, requirement).map((step) => ({ step, needed: step }));
    case 'all':
    case 'any':
      return requirement.of.flatMap((part) => votesIn(act, part));
    case 'where':
      return votesIn(act, requirement.need).map(({ step, needed }) => ({
        step,
        needed: { ...requirement, need: needed },
      }));
    case 'order':
      return [...votesIn(act, requirement.first), ...votesIn(act, requirement.then)];
    default:
      return [];
  }
}

/** Whether a body other than the holders must act on it, and nothing is left to them or to other law. */
export function isForOthers(needs: readonly Requirement[]): boolean {
  return hasStep(needs, ['body', 'approval']) && !hasStep(needs, ['vote', 'other-law', 'fact', 'figures']);
}

function hasStep(needs: readonly Requirement[], kinds: readonly Requirement['kind'][]): boolean {
  return needs.some((need) => {
    switch (need.kind) {
      case 'all':
      case 'any':
        return hasStep(need.of, kinds);
      case 'where':
      case 'only-where':
        return hasStep([need.need], kinds);
      case 'order':
        return hasStep([need.first, need.then], kinds);
      default:
        return kinds.includes(need.kind);
    }
  });
}

const leftOver = message('ordinary-vote.left', 'Nothing else that is asked of {act} carries it: {outcome}');

/** The ordinary vote on a matter, needed where no other vote of holders is, and no other body has it to decide. */
export function ordinaryVoteOn(c: Context, matter: Matter, asked: readonly Requirement[]): readonly Requirement[] {
  const step = ordinaryVote(c, matter)?.step;
  if (step === undefined) return [];
  if (asked.length === 0) return [step];
  const condition = (at: Context) => {
    const isNeeded = (need: Requirement) => assess(at, need, matter).kind !== 'not-needed';
    const needed = asked.filter(isNeeded);
    const votes = needed.flatMap((need) => votesIn(matter.act, need));
    const value = !isForOthers(needed) && !votes.some((vote) => isNeeded(vote.needed));
    const figures = { act: nameOfAct(at, matter) };
    return held(value, reason(leftOver, value ? 'yes' : 'no', { figures, cites: [step.cite] }));
  };
  return [
    {
      kind: 'where',
      id: `${step.cite} where nothing else is asked`,
      cite: step.cite,
      says: step.says,
      condition,
      need: step,
    },
  ];
}

/** What carries a matter for which no instrument asks a vote of its own: a part of the votes cast, with a quorum. */
export function ordinaryVote(c: Context, matter: Matter) {
  const at = atClose(dayOfText(c, matter));
  const rule = spoken(c, ordinaryVoteTopic, {}, at);
  if (rule === undefined) return undefined;
  const adjourned = isAdjourned(c, meetingOf(c, matter, c.now), pollsEnd(c, matter));
  const quorum = spoken(c, meetingQuorumTopic, { adjourned }, at);
  const step: VoteStep = {
    kind: 'vote',
    id: rule.placed.cite,
    cite: rule.placed.cite,
    says: 'the votes cast on an ordinary matter',
    fraction: rule.value,
    count: 'votes',
    base: { of: 'cast', classes: 'general', ...quorumFor(quorum?.value) },
    weigh: 'both',
  };
  return { step, rule };
}

const answersInWords: Readonly<Record<YearsVoted, string>> = {
  oneYear: 'every year',
  twoYears: 'every second year',
  threeYears: 'every third year',
};

/** A vote on how often is one on each answer. */
function stepsOf({ kind }: Act, step: VoteStep): readonly VoteStep[] {
  if (kind !== 'frequency') return [step];
  return yearsVoted.map((answer) => ({
    ...step,
    id: `${step.id ?? step.cite} ${answer}`,
    answer,
    says: `${step.says}, for ${answersInWords[answer]}`,
  }));
}

function quorumFor(rule: QuorumRule | undefined) {
  if (rule === undefined) return undefined;
  const weigh = rule.limitsAside ? { quorumWeigh: 'neither' as const } : {};
  return { quorum: rule.fraction, quorumIn: rule.count, ...weigh };
}
