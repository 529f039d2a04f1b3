import { ceiling, greatest, isNegative, isZero, leastWholeMeeting, minus, sum, zero } from '../../exact/index.js';
import type { Quantity } from '../../exact/index.js';
import { z } from 'zod';
import type { Reason, Split } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import { attainable, countOf, countVote } from '../../terms/index.js';
import type { LeftOut, Matter, Requirement, VoteStep } from '../../terms/index.js';
import { requirementsOf } from '../permission.js';

type Counted = Quantity<'votes'>;

/**
 * The fewest further votes that would carry every vote of one route at once. Votes of the same holders serve several of
 * its votes together, so the figures are the greatest of what each vote lacks, not their sum.
 */
export interface FurtherVotes {
  /** The route: the section and step of the votes that stand together. */
  readonly id: string;
  readonly says: string;
  readonly steps: readonly string[];
  readonly unit: string;
  /** Whole votes still needed if everybody whose shares are left out of one of the votes casts no more than so far; absent where there are no votes to carry one of them with. */
  readonly asCast?: Counted;
  /** Whole votes still needed from the other holders if those left out of one of the votes cast all theirs for it. */
  readonly ifInterestedVoteFor?: Counted;
  /** The others have too few votes for it, whatever is done. */
  readonly outOfReach: boolean;
}

const whole = z.string().describe('whole votes or shares');

/** The shape of one group of votes in an answer. */
export const furtherVotesShape = z.looseObject({
  id: z.string().describe('the group of votes that are needed together'),
  says: z.string(),
  steps: z.array(z.string()).describe('the votes in it'),
  unit: z.string().describe('shares or votes'),
  asCast: whole
    .optional()
    .describe(
      'the fewest further votes, cast by holders who count in each of them, that would carry them all; absent where there are no votes for one of them',
    ),
  ifInterestedVoteFor: whole
    .optional()
    .describe('the same, if the holders whose shares are left out of one of them vote all theirs for the act'),
  outOfReach: z.boolean().describe('whether one of them cannot be carried on present holdings'),
});

/** The groups that can be told, and what those wait for that turn on facts that are not known. */
export interface Further {
  readonly groups: readonly FurtherVotes[];
  readonly waiting: readonly Split[];
}

/**
 * What is still needed for an act in each group of votes that stand together; a class's own vote is apart, for others
 * cast it. A vote counted on the votes cast is left out: what it needs turns on how many vote against.
 */
export function furtherVotes(c: Context, matter: Matter): Further {
  return c.once(matter.act, `further votes for ${matter.id}`, () => {
    const { groups, waiting } = ofParts(c, requirementsOf(c, matter), matter);
    // A vote that is needed in one way, and beside all of them, is one vote.
    const distinct = new Map(groups.map((group) => [[group.id, ...group.steps].join('\n'), group]));
    return { groups: [...distinct.values()], waiting };
  });
}

function furtherIn(c: Context, requirement: Requirement, matter: Matter): Further {
  switch (requirement.kind) {
    case 'all': {
      const votes = requirement.of.filter(isGeneralVote);
      const others = requirement.of.filter((part) => !isGeneralVote(part));
      const apart = ofParts(c, others, matter);
      return { ...apart, groups: [...together(c, requirement, votes, matter), ...apart.groups] };
    }
    case 'any':
      return ofParts(c, requirement.of, matter);
    case 'order':
      return ofParts(c, [requirement.first, requirement.then], matter);
    case 'where':
    case 'only-where':
      return requirement.condition(c).value ? furtherIn(c, requirement.need, matter) : none;
    case 'vote':
      return requirement.base.of === 'outstanding'
        ? { groups: together(c, requirement, [requirement], matter), waiting: [] }
        : none;
    default:
      return none;
  }
}

const none: Further = { groups: [], waiting: [] };

/** A vote of all who have the general vote, counted on what is outstanding. */
function isGeneralVote(part: Requirement): part is VoteStep {
  return part.kind === 'vote' && part.base.of === 'outstanding' && part.base.classes === 'general';
}

function ofParts(c: Context, parts: readonly Requirement[], matter: Matter): Further {
  const tried = parts.map((part) => c.attempt(() => furtherIn(c, part, matter)));
  return {
    groups: tried.flatMap((each) => (each.settled ? each.value.groups : [])),
    waiting: tried.flatMap((each) => (each.settled ? each.value.waiting : each.waiting)),
  };
}

function together(c: Context, route: Requirement, votes: readonly VoteStep[], matter: Matter): readonly FurtherVotes[] {
  const out = leftOutOfAny(votes);
  const each = votes.map((step) => lacking(c, step, matter, out));
  const [first, ...others] = each;
  if (first === undefined) return [];
  const most = (of: (one: Lacking) => Counted): Counted => greatest<'votes'>(of(first), ...others.map(of));
  const figures = () => ({
    asCast: most((one) => one.asCast),
    ...(out === undefined ? undefined : { ifInterestedVoteFor: most((one) => one.ifAllFor) }),
  });
  return [
    {
      id: route.id ?? route.cite,
      says: route.says,
      steps: votes.map((step) => step.id ?? step.cite),
      unit: votes[0]?.count ?? 'votes',
      ...(each.some(({ isOfNothing }) => isOfNothing) ? undefined : figures()),
      outOfReach: each.some((one) => one.outOfReach),
    },
  ];
}

interface Lacking {
  readonly asCast: Counted;
  readonly ifAllFor: Counted;
  /** Whether nobody has a vote in it: then no number of votes carries it. */
  readonly isOfNothing: boolean;
  readonly outOfReach: boolean;
}

function lacking(c: Context, step: VoteStep, matter: Matter, out: LeftOut | undefined): Lacking {
  const { base, cast: counted } = countOf(c, step, matter);
  const cast = c.exactly(counted);
  const needed = leastWholeMeeting<'votes'>(step.fraction, base) ?? zero('votes');
  const most = attainable(c, step, matter);
  const isOfNothing = isZero(base);
  const outOfReach = isOfNothing || isNegative(minus<'votes'>(most, needed));
  const asCast = wholeOrNone(minus<'votes'>(needed, cast));
  if (out === undefined || step.without !== undefined) return { asCast, ifAllFor: asCast, isOfNothing, outOfReach };
  const ofOthers: VoteStep = { ...step, without: out };
  const interested = minus<'votes'>(most, attainable(c, ofOthers, matter));
  const byOthers = c.exactly(countVote(c, ofOthers, matter).cast);
  const ifAllFor = wholeOrNone(minus<'votes'>(needed, sum('votes', [interested, byOthers])));
  return { asCast, ifAllFor, isOfNothing, outOfReach };
}

function wholeOrNone(short: Counted): Counted {
  return isNegative(short) ? zero('votes') : ceiling(short);
}

/** Everybody who is left out of one of the votes: the interested holders. */
function leftOutOfAny(votes: readonly VoteStep[]): LeftOut | undefined {
  const without = votes.flatMap((step) => (step.without === undefined ? [] : [step.without]));
  const [first] = without;
  if (first === undefined) return undefined;
  return {
    says: without.map((each) => each.says).join(', and '),
    owners: (c, at) => {
      const found = without.map((each) => each.owners(c, at));
      const because: Reason = found[0]!.reason;
      return { value: [...new Set(found.flatMap((one) => one.value))], reason: because };
    },
  };
}
