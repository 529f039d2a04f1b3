import {
  ceiling,
  greatest,
  isNegative,
  isZero,
  leastWholeMeeting,
  minus,
  sum,
  zero,
  type Quantity,
} from '../../exact/index.js';
import { type Reason } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import {
  attainable,
  countVote,
  type LeftOut,
  type Matter,
  type Requirement,
  type VoteStep,
} from '../../terms/index.js';

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
  /** Whole votes still needed if everybody whose shares are left out of one of the votes casts no more than so far. */
  readonly asCast: Counted;
  /** Whole votes still needed from the other holders if those left out of one of the votes cast all theirs for it. */
  readonly ifInterestedVoteFor?: Counted;
  /** The others have too few votes for it, whatever is done. */
  readonly outOfReach: boolean;
}

/** What is still needed in each group of votes that stand together under one requirement; a class's own vote is apart. */
export function furtherVotes(c: Context, requirement: Requirement, matter: Matter): readonly FurtherVotes[] {
  switch (requirement.kind) {
    case 'all':
      return [...together(c, requirement, matter), ...ofParts(c, requirement.of, matter)];
    case 'any':
      return ofParts(c, requirement.of, matter);
    case 'where':
      return requirement.condition(c).value ? furtherVotes(c, requirement.need, matter) : [];
    default:
      return [];
  }
}

/** What turns on facts that are not known is left out; the others are told. */
function ofParts(c: Context, parts: readonly Requirement[], matter: Matter): readonly FurtherVotes[] {
  return parts.flatMap((part) => {
    const found = c.attempt(() => furtherVotes(c, part, matter));
    return found.settled ? found.value : [];
  });
}

function together(
  c: Context,
  requirement: Extract<Requirement, { kind: 'all' }>,
  matter: Matter,
): readonly FurtherVotes[] {
  const votes = requirement.of.filter(
    (part): part is VoteStep => part.kind === 'vote' && part.base.of === 'outstanding',
  );
  if (votes.length === 0) return [];
  const out = leftOutOfAny(votes);
  const each = votes.map((step) => lacking(c, step, matter, out));
  const [first, ...others] = each;
  if (first === undefined) return [];
  const most = (of: (one: Lacking) => Counted): Counted => greatest<'votes'>(of(first), ...others.map(of));
  const unit = votes[0]?.count ?? 'votes';
  return [
    {
      id: requirement.id ?? requirement.cite,
      says: requirement.says,
      steps: votes.map((step) => step.id ?? step.cite),
      unit,
      asCast: most((one) => one.asCast),
      ...(out === undefined ? undefined : { ifInterestedVoteFor: most((one) => one.ifAllFor) }),
      outOfReach: each.some((one) => one.outOfReach),
    },
  ];
}

interface Lacking {
  readonly asCast: Counted;
  readonly ifAllFor: Counted;
  readonly outOfReach: boolean;
}

function lacking(c: Context, step: VoteStep, matter: Matter, out: LeftOut | undefined): Lacking {
  const { base, cast } = countVote(c, step, matter);
  const needed = leastWholeMeeting<'votes'>(step.fraction, base) ?? zero('votes');
  const most = attainable(c, step, matter);
  const outOfReach = isZero(base) || isNegative(minus<'votes'>(most, needed));
  const asCast = wholeOrNone(minus<'votes'>(needed, cast));
  if (out === undefined || step.without !== undefined) return { asCast, ifAllFor: asCast, outOfReach };
  const ofOthers: VoteStep = { ...step, without: out };
  const interested = minus<'votes'>(most, attainable(c, ofOthers, matter));
  const byOthers = countVote(c, ofOthers, matter).cast;
  return { asCast, ifAllFor: wholeOrNone(minus<'votes'>(needed, sum('votes', [interested, byOthers]))), outOfReach };
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
