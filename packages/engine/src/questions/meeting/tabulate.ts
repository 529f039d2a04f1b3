import { z } from 'zod';
import { message, reason, unsettled } from '../../evaluation/index.js';
import type { Fraction } from '../../exact/index.js';
import { meetingQuorumTopic, ordinaryVoteTopic, type QuorumRule } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  assess,
  countVote,
  matterOf,
  statusOf,
  type Matter,
  type Progress,
  type Requirement,
  type VoteStep,
} from '../../terms/index.js';
import { requirementsOf } from '../permission.js';
import { defineQuestion } from '../question.js';
import { silenceOn, sourceValue, spoken } from './spoken.js';

const told = message('meeting.tabulate', 'The count on {matter}: {outcome}');

/** The count of a matter put to holders: for, against and present, after limits, in each vote that the instruments require. */
export const meetingTabulate = defineQuestion({
  name: 'meeting.tabulate',
  family: 'meeting',
  asks: 'How many votes were for and against, counted as the instruments count them, and was the matter carried?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed act that was voted on') }),
  value: z.looseObject({
    outcome: z
      .enum(['carried', 'not-carried', 'open', 'silent'])
      .describe(
        'whether each required vote was given; open: the polls are not closed and it may still be; silent: no instrument in force says what carries it',
      ),
    votes: z.array(
      z.looseObject({
        id: z.string().describe('the section, and the vote within it'),
        for: z.string(),
        against: z.string(),
        present: z.string().describe('votes of shares present: for, against and abstaining'),
        entitled: z.string().describe('what could have been cast'),
      }),
    ),
    charter: z.string().optional().describe('silent, where the charter requires no vote for it'),
  }),
  example: { of: 'deal' },
  put: (c, { of }) => ({
    ask: () => {
      const matter = matterOf(c, of);
      const required = requirementsOf(c, matter)
        .flatMap(votesIn)
        .flatMap((vote) => countOf(c, vote, matter) ?? []);
      const ordinary = required.length > 0 ? undefined : ordinaryVote(c);
      const grounds = ordinary === undefined ? [] : [ordinary.rule.reason];
      const counts = ordinary === undefined ? required : [countOf(c, ordinary.vote, matter) ?? []].flat();
      if (counts.length === 0) return { value: { outcome: 'silent', votes: [] }, reason: silenceOn(ordinaryVoteTopic) };
      c.waitFor(counts.flatMap((count) => count.progress.waiting));
      const outcome = outcomeOf(counts.map((count) => count.progress));
      return {
        value: {
          outcome: outcome ?? unsettled,
          votes: counts.map((count) => count.value),
          ...(ordinary === undefined ? undefined : sourceValue(ordinary.rule)),
        },
        reason: reason(told, (outcome ?? 'open').replaceAll('-', ' '), {
          figures: { matter: of },
          cites: counts.map((count) => count.progress.cite),
          grounds: [...counts.map((count) => count.progress.reason), ...grounds],
        }),
      };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

/** A vote of holders, and the same within the conditions on which it is needed. */
interface RequiredVote {
  readonly step: VoteStep;
  readonly needed: Requirement;
}

/** Every vote of holders in a requirement, whichever route it belongs to. */
function votesIn(requirement: Requirement): readonly RequiredVote[] {
  switch (requirement.kind) {
    case 'vote':
      return [{ step: requirement, needed: requirement }];
    case 'all':
    case 'any':
      return requirement.of.flatMap(votesIn);
    case 'where':
      return votesIn(requirement.need).map(({ step, needed }) => ({ step, needed: { ...requirement, need: needed } }));
    case 'order':
      return [...votesIn(requirement.first), ...votesIn(requirement.then)];
    default:
      return [];
  }
}

/** What carries a matter for which no instrument asks a vote of its own: a part of the votes cast, with a quorum. */
function ordinaryVote(c: Context) {
  const rule = spoken<Fraction>(c, ordinaryVoteTopic);
  if (rule === undefined) return undefined;
  const quorum = spoken<QuorumRule>(c, meetingQuorumTopic);
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
  return { vote: { step, needed: step }, rule };
}

function quorumFor(rule: QuorumRule | undefined) {
  return rule === undefined ? undefined : { quorum: rule.fraction, quorumIn: rule.count };
}

/** The count of a vote, and where it stands; undefined where it is not needed for this matter. */
function countOf(c: Context, { step, needed }: RequiredVote, matter: Matter) {
  const progress = assess(c, needed, matter);
  if (progress.kind === 'not-needed') return undefined;
  const count = c.attempt(() => countVote(c, step, matter));
  const counted = count.settled
    ? { for: count.value.cast, against: count.value.against, present: count.value.present, entitled: count.value.base }
    : { for: unsettled };
  const status = statusOf(progress);
  return {
    progress,
    value: {
      id: progress.id,
      cite: step.cite,
      says: step.says,
      ...counted,
      ...progress.figures,
      ...(status === undefined ? undefined : { status }),
    },
  };
}

/** Carried where every vote is given, lost where one has failed; undefined while that is not known. */
function outcomeOf(votes: readonly Progress[]): 'carried' | 'not-carried' | 'open' | undefined {
  const statuses = new Set(votes.map(statusOf));
  if (statuses.has('failed')) return 'not-carried';
  if (statuses.has(undefined)) return undefined;
  return statuses.has('open') ? 'open' : 'carried';
}
