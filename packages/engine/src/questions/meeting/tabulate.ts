import { z } from 'zod';
import { message, reason, unsettled, type Held, type Reason } from '../../evaluation/index.js';
import { compareBy, exactly, isZero, show, type Moment, type Quantity } from '../../exact/index.js';
import { ordinaryVoteTopic } from '../../kinds/index.js';
import { groupedBy } from '../../books/index.js';
import { reasonCodes, type Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  appliedTold,
  assess,
  castTold,
  codeOf,
  countOf,
  matterOf,
  meetingOf,
  nameOfAct,
  presentIn,
  recordMoment,
  reviewOf,
  reviewShape,
  reviewValue,
  undisputedVotes,
  notCountedInWords,
  notCountedOn,
  statusOf,
  takingsBeyondTheRegister,
  yearsVoted,
} from '../../terms/index.js';
import type {
  BallotReview,
  LastDay,
  Matter,
  Progress,
  Requirement,
  NotCounted,
  VoteCount,
  VoteStep,
} from '../../terms/index.js';
import { barsOfVote, requirementsAsked } from '../permission.js';
import { defineQuestion } from '../question.js';
import { decidedOfInspected, inspectedShape, tellApart } from './inspected.js';
import { lastDayToVote } from './last-day-to-vote.js';
import { silenceOn, sourceValue } from './spoken.js';
import { isForOthers, ordinaryVote, votesIn, type RequiredVote } from './votes-of-holders.js';
import { rows } from '../shapes.js';

const told = message('meeting.tabulate', 'The count on {matter}: {outcome}');
const noVote = message('meeting.tabulate.none', 'The instruments give the holders no vote on {act}: {outcome}');
const counted = message(
  'meeting.tabulate.vote',
  '{says}: {for} for, {against} against, {abstain} abstaining, {unvoted} present and not voted; {outcome} present of {entitled}',
);

const ballotShape = z.looseObject({
  id: z.string().describe('the entry'),
  holder: z.string().optional().describe('the holder of record; absent for a total of all of a class'),
  says: z.string().optional().describe('the holder by name'),
  class: z.string().optional(),
  counted: z.enum(['in-part', 'not-counted']),
  why: z.enum([
    'more-than-held',
    'both-ways',
    'superseded',
    'late',
    'ruled-out',
    'ruled-otherwise',
    'nothing-held',
    'rejected',
    'used-up',
    'in-proportion',
  ]),
  code: z
    .enum(reasonCodes)
    .optional()
    .describe('of a ballot: why, by the code of ISO 20022, seev.006; as the inspectors ruled, where they named one'),
});

/** The count of a matter put to holders: for, against and present, after limits, in each vote that the instruments require. */
export const meetingTabulate = defineQuestion({
  name: 'meeting.tabulate',
  family: 'meeting',
  asks: 'How many votes were for and against, counted as the instruments count them, and was the matter carried?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed act that was voted on') }),
  value: z.looseObject({
    outcome: z
      .enum(['carried', 'not-carried', 'open', 'no-vote', 'silent'])
      .describe(
        'whether each required vote was given; of a vote on how often, whether one of the answers has what carries an ordinary matter; open: the polls are not closed and it may still be; no-vote: the instruments give it to others than the holders, so that no vote of theirs carries it; silent: no instrument in force says what carries it',
      ),
    preferred: z
      .array(z.enum(yearsVoted))
      .optional()
      .describe(
        'of a vote on how often: the answer for which most votes count; several where these had the same number',
      ),
    votes: rows({
      id: z.string().describe('the section, and the vote within it'),
      for: z.string(),
      against: z.string(),
      abstain: z.string().describe('abstentions: present, and not cast'),
      unvoted: z
        .string()
        .describe('present and voted in no way: broker non-votes, and what a total counts as present besides'),
      present: z.string().describe('votes of shares present, voted in whatever way or not'),
      entitled: z.string().describe('what could have been cast'),
      weighed: rows({ id: z.string(), says: z.string().describe('the holder by name'), kept: z.string() })
        .optional()
        .describe(
          'holders who voted and of whose votes only a part counts here, by a limit, or none, because left out',
        ),
    }).describe('each required vote; of a vote on how often, each answer, with the others against it'),
    ballots: z
      .array(ballotShape)
      .describe(
        'each ballot and total that does not count as it was entered: what it says, what of it counts, and why',
      ),
    inspected: inspectedShape,
    reviewed: reviewShape,
    undisputed: rows({
      id: z.string(),
      for: z.string(),
      against: z.string(),
      abstain: z.string(),
      unvoted: z.string(),
    })
      .optional()
      .describe('where a challenge is open: the shares of record of each class without the ballots that are open'),
    charter: z.string().optional().describe('silent, where the charter requires no vote for it'),
  }),
  example: { of: 'deal' },
  put: (c, { of }) => ({
    ask: () => tabulated(c, of),
    decides: (value) => {
      const { outcome, inspected } = value as Readonly<Record<string, unknown>>;
      return { outcome, inspected: decidedOfInspected(inspected ?? value) };
    },
  }),
});

/** The count of a matter, with its reason. */
export function tabulated(c: Context, of: string): Held<unknown> {
  const matter = matterOf(c, of);
  const needs = requirementsAsked(c, matter);
  const { act } = matter;
  const inNeeds = needs.flatMap((need) => votesIn(act, need));
  const required = inNeeds.flatMap((vote) => countedVote(c, vote, matter) ?? []);
  const ballots = ballotsTold(c, matter);
  const others = required.length > 0 ? undefined : givenToOthers(c, matter, needs);
  if (others !== undefined) {
    return { value: { outcome: 'no-vote', votes: [], ...ballots }, reason: others };
  }
  const ordinary = required.length > 0 ? undefined : ordinaryVote(c, matter);
  const grounds = ordinary === undefined ? [] : [ordinary.rule.reason];
  const votes = ordinary === undefined ? inNeeds : votesIn(act, ordinary.step);
  const counts = ordinary === undefined ? required : votes.flatMap((vote) => countedVote(c, vote, matter) ?? []);
  if (counts.length === 0) {
    return {
      value: { outcome: 'silent', votes: [], ...ballots },
      reason: silenceOn(ordinaryVoteTopic),
    };
  }
  const { outcome, ...counted } = countsTold(c, act, counts);
  const inspected = inspectedIn(c, matter, votes);
  if (inspected?.outcome !== undefined && outcome !== undefined) tellApart(c, inspected.outcome, outcome);
  return {
    value: {
      outcome: outcome ?? unsettled,
      ...counted,
      ...(inspected === undefined
        ? undefined
        : { inspected: { ...inspected, outcome: inspected.outcome ?? unsettled } }),
      ...ballots,
      ...(ordinary === undefined ? undefined : sourceValue(ordinary.rule)),
    },
    reason: reason(told, (outcome ?? 'open').replaceAll('-', ' '), {
      figures: { matter: nameOfAct(c, matter) },
      cites: counts.map((count) => count.progress.cite),
      grounds: [...counts.flatMap((count) => [count.progress.reason, ...count.reasons]), ...grounds],
    }),
  };
}

/** What counts come to, each vote by itself and together. */
function countsTold(c: Context, act: Act, counts: readonly CountedVote[]) {
  c.waitFor(counts.flatMap((count) => count.progress.waiting));
  const byAnswer = groupedBy(counts, ({ step }) => step.answer ?? '');
  return {
    outcome: best(Array.from(byAnswer.values(), (votes) => outcomeOf(votes.map(({ progress }) => progress)))),
    ...(act.kind === 'frequency' ? { preferred: mostVoted(counts) } : undefined),
    votes: counts.map((count) => count.value),
  };
}

/**
 * The same count by what the inspectors of the meeting may look at, with the limits that rest on more; undefined where no limit
 * does, so that it is the count on all facts.
 */
function inspectedIn(c: Context, matter: Matter, votes: readonly RequiredVote[]) {
  const meeting = meetingOf(c, matter, c.now);
  if (meeting === undefined) return undefined;
  const takings = votes.flatMap(({ step }) => takingsBeyondTheRegister(c, step, matter));
  if (takings.length === 0) return undefined;
  const counts = votes.flatMap(({ step, needed }) => {
    const inspected = { ...step, inspectedAt: meeting };
    return countedVote(c, { step: inspected, needed: withVote(needed, inspected) }, matter) ?? [];
  });
  return { ...countsTold(c, matter.act, counts), limits: appliedTold(c, meeting, takings) };
}

/** A vote within the conditions on which it is needed, counted otherwise. */
function withVote(needed: Requirement, step: VoteStep): Requirement {
  return needed.kind === 'where' ? { ...needed, need: withVote(needed.need, step) } : step;
}

/** Why no vote of holders carries an act: it is barred to them, or wholly for others; undefined where their vote may carry it. */
function givenToOthers(c: Context, matter: Matter, needs: readonly Requirement[]): Reason | undefined {
  const barring = barsOfVote(c, matter).filter(({ bar }) => bar.barred);
  if (barring.length === 0 && !isForOthers(needs)) return undefined;
  return reason(noVote, 'no vote carries it', {
    figures: { act: nameOfAct(c, matter) },
    cites: [...new Set(needs.map(({ cite }) => cite))],
    grounds: barring.map(({ bar }) => bar.reason),
  });
}

/** The answers to how often for which most was cast, all of them where several had the same; of several votes, in the first. */
function mostVoted(
  counts: readonly { readonly step: VoteStep; readonly cast: Quantity<'votes'> | undefined }[],
): unknown {
  const answers = counts
    .slice(0, yearsVoted.length)
    .flatMap(({ step: { answer }, cast }) => (answer === undefined || cast === undefined ? [] : [{ answer, cast }]));
  if (answers.length < yearsVoted.length) return unsettled;
  return answers
    .filter(({ cast }) => !isZero(cast) && answers.every((other) => compareBy<'votes'>('atLeast', cast, other.cast)))
    .map(({ answer }) => answer);
}

type CountedVote = NonNullable<ReturnType<typeof countedVote>>;

/** The count of a vote, and where it stands; undefined where it is not needed for this matter. */
function countedVote(c: Context, { step, needed }: RequiredVote, matter: Matter) {
  const progress = assess(c, needed, matter);
  if (progress.kind === 'not-needed') return undefined;
  const count = c.attempt(() => countOf(c, step, matter));
  const figures = count.settled ? figuresOf(c, count.value) : { for: unsettled };
  const status = statusOf(progress);
  return {
    step,
    progress,
    cast: count.settled ? exactly(count.value.cast) : undefined,
    reasons: count.settled ? [reasonOf(step, count.value)] : [],
    value: {
      id: progress.id,
      cite: step.cite,
      says: step.says,
      ...(step.answer === undefined ? undefined : { answer: step.answer }),
      ...figures,
      ...progress.figures,
      ...(status === undefined ? undefined : { status }),
    },
  };
}

function figuresOf(c: Context, { cast, against, abstain, unvoted, present, base, weighed }: VoteCount) {
  return {
    for: exactly(cast) ?? unsettled,
    against: exactly(against) ?? unsettled,
    abstain: abstain ?? unsettled,
    unvoted: unvoted ?? unsettled,
    present: exactly(present) ?? unsettled,
    entitled: base,
    ...(weighed.length === 0
      ? undefined
      : {
          weighed: weighed.map((each) => ({
            id: `${each.holder} ${each.class}`,
            says: c.nameOf(each.holder),
            ...each,
          })),
        }),
  };
}

function reasonOf({ says, cite }: VoteStep, { cast, against, abstain, unvoted, present, base }: VoteCount): Reason {
  const inWords = (votes: Quantity<'votes'> | undefined) => (votes === undefined ? 'an unknown number' : show(votes));
  const figures = () => ({
    says,
    for: inWords(exactly(cast)),
    against: inWords(exactly(against)),
    abstain: inWords(abstain),
    unvoted: inWords(unvoted),
    entitled: show(base),
  });
  return reason(counted, inWords(exactly(present)), { figures, cites: [cite] });
}

/** The ballots on a matter that were challenged or ruled on. */
export function reviewsOn(c: Context, matter: string): readonly BallotReview[] {
  return c.books.ballots(matter, c.now).flatMap((ballot) => reviewOf(c, ballot, matter) ?? []);
}

/** Ballots that do not count as entered, and those that were challenged or ruled on, with what is left without those still open. */
function ballotsTold(c: Context, matter: Matter) {
  const last = lastDayToVote(c, matter);
  const recordDate = recordMoment(c, matter, () => last);
  const notCounted = notCountedOn(c, matter.id, recordDate, last);
  for (const row of notCounted) c.remark({ says: notCountedInWords(c, row), cites: [] });
  const reviews = reviewsOn(c, matter.id);
  const isOpen = reviews.some(({ disposition }) => disposition === 'open');
  return {
    ballots: notCounted.map((row) => ballotValue(c, row, reviews)),
    ...(reviews.length === 0 ? undefined : { reviewed: reviews.map((each) => reviewValue(c, each)) }),
    ...(isOpen ? { undisputed: undisputedIn(c, matter, recordDate, last) } : undefined),
  };
}

function undisputedIn(c: Context, matter: Matter, recordDate: Moment, last: LastDay | undefined) {
  return c.books.classes(recordDate).flatMap((id) => {
    const { total } = undisputedVotes(c, matter.id, id, recordDate, last);
    return isZero(presentIn(total)) ? [] : [{ id, ...castTold(total) }];
  });
}

function ballotValue(c: Context, row: NotCounted, reviews: readonly BallotReview[]) {
  const { cast, counted, ...named } = row;
  const all = isZero(presentIn(counted));
  const ofHolder = row.holder === undefined ? {} : { says: c.nameOf(row.holder), code: codeOf(row, reviews) };
  return {
    ...named,
    ...ofHolder,
    counted: all ? 'not-counted' : 'in-part',
    cast: castTold(cast),
    counts: castTold(counted),
  };
}

type Outcome = 'carried' | 'not-carried' | 'open';

/** Of the answers to how often one is enough; whatever else is put to holders has one answer. */
function best(outcomes: readonly (Outcome | undefined)[]): Outcome | undefined {
  if (outcomes.includes('carried')) return 'carried';
  if (outcomes.includes(undefined)) return undefined;
  return outcomes.includes('open') ? 'open' : 'not-carried';
}

/** Carried where every vote is given, lost where one has failed; undefined while that is not known. */
function outcomeOf(votes: readonly Progress[]): Outcome | undefined {
  const statuses = new Set(votes.map(statusOf));
  if (statuses.has('failed')) return 'not-carried';
  if (statuses.has(undefined)) return undefined;
  return statuses.has('open') ? 'open' : 'carried';
}
