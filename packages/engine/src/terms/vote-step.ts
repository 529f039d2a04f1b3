import { message, reason } from '../evaluation/index.js';
import {
  ceiling,
  compareBy,
  fractionInWords,
  fractionMet,
  isNegative,
  leastWholeMeeting,
  minus,
  neededFor,
  plus,
  show,
  zero,
  type Fraction,
} from '../exact/index.js';
import type { Context } from '../session/index.js';
import { isPollOver, type Matter } from './matter.js';
import type { VoteStep } from './requirement.js';
import { outcome, type StepOutcome } from './step-progress.js';
import { attainable, countVote, type Counted } from './vote-count.js';

const judged = message('vote.judged', '{says}: {have} for, of {base} {unit}; {fraction} needs {needed}: {outcome}');

/** Where a vote of holders stands: the base after limits and exclusions, what was cast for, what is short. */
export function assessVote(c: Context, step: VoteStep, matter: Matter): StepOutcome {
  const { base, cast, against, reason: how, present } = countVote(c, step, matter);
  const unit = step.count;
  const there = quorumOf(c, step, matter, { base, present });
  const quorate = there === undefined || fractionMet<'votes'>(there.fraction, there.present, there.base);
  const measured = step.base.of === 'cast' ? plus<'votes'>(cast, against) : base;
  const met = quorate && fractionMet<'votes'>(step.fraction, cast, measured);
  const needed = leastNeeded(step, measured);
  const short = needed === undefined ? undefined : shortOf(needed, cast);
  const status = met ? 'met' : isPollOver(c, matter) ? 'failed' : 'open';
  const reachable = attainable(c, step, matter);
  const outOfReach = !met && needed !== undefined && compareBy<'votes'>('lessThan', reachable, needed);
  const because = reason(judged, status, {
    figures: () => ({
      says: step.says,
      have: show(cast),
      base: show(measured),
      unit,
      fraction: fractionInWords(step.fraction),
      needed: needed === undefined ? 'a base that is not empty' : show(needed),
    }),
    cites: [step.cite],
    grounds: [how],
  });
  return outcome(status, because, {
    have: cast,
    base: measured,
    turnsAt: neededFor(step.fraction, measured),
    ...(needed === undefined ? undefined : { needed }),
    ...(short === undefined || met ? undefined : { short }),
    unit,
    ...(outOfReach ? { outOfReach } : undefined),
    ...quorumFigures(there),
  });
}

/** The quorum that a vote has of its own: what must be present, and what was, as the quorum counts them. */
interface QuorumOfVote {
  readonly fraction: Fraction;
  readonly base: Counted;
  readonly present: Counted;
}

function quorumOf(
  c: Context,
  step: VoteStep,
  matter: Matter,
  asVoted: { readonly base: Counted; readonly present: Counted },
): QuorumOfVote | undefined {
  const { quorum, quorumIn = step.count } = step.base;
  if (quorum === undefined) return undefined;
  const { base, present } = quorumIn === step.count ? asVoted : countVote(c, { ...step, count: quorumIn }, matter);
  return { fraction: quorum, base, present };
}

/** A vote that has a quorum of its own counts only with it: what was present, and the least that makes a quorum. */
function quorumFigures(there: QuorumOfVote | undefined) {
  if (there === undefined) return {};
  const { base, present } = there;
  const quorum = leastWholeMeeting<'votes'>(there.fraction, base);
  return { entitled: base, present, ...(quorum === undefined ? undefined : { quorum }) };
}

/** Votes may be fractions once limited; the least whole number is what people count in, the exact figure is given beside it. */
function leastNeeded(step: VoteStep, base: Counted): Counted | undefined {
  return leastWholeMeeting<'votes'>(step.fraction, base);
}

function shortOf(needed: Counted, cast: Counted): Counted {
  const short = minus<'votes'>(needed, cast);
  return isNegative(short) ? zero('votes') : ceiling(short);
}
