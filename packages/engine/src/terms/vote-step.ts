import { message, reason } from '../evaluation/index.js';
import {
  isZero,
  amount,
  ceiling,
  compareBy,
  compareDays,
  exactly,
  fractionInWords,
  fractionMet,
  greatest,
  isExact,
  leastWholeBeside,
  leastWholeMeeting,
  minus,
  neededFor,
  plusAmount,
  show,
  timesAmount,
  zero,
} from '../exact/index.js';
import type { Amount, Fraction } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { isEnough } from './enough.js';
import { isPollOver, isStillVotedOn, meetingOf, pollsEnd, type Matter } from './matter.js';
import { sittingVotedAt } from './meeting-days.js';
import { countedForQuorum, countsPresence, presentAtStart } from './meeting-presence.js';
import type { ProgressFigures, Status } from './progress.js';
import type { VoteStep } from './requirement.js';
import { outcome, type StepOutcome } from './step-progress.js';
import { attainable, countOf, countVote, lastDayFor, votersOf, type Counted } from './vote-count.js';

const judged = message('vote.judged', '{says}: {have} for, of {base} {unit}; {fraction} needs {needed}: {outcome}');
const judgedWithQuorum = message(
  'vote.judged-with-quorum',
  '{says}: {have} for, of {base} {unit}; {fraction} needs {needed}; {present} of {entitled} {counted} were present, and {quorum} make a quorum: {outcome}',
);

/** Where a vote of holders stands: the base after limits and exclusions, what was cast for, what is short. */
export function assessVote(c: Context, step: VoteStep, matter: Matter): StepOutcome {
  const { base, cast, against, reason: how, present, overstated } = countOf(c, step, matter);
  const unit = step.count;
  const there = quorumOf(c, step, matter, { base, present });
  const measured = measuredBy(c, step, matter, { base, cast: plusAmount<'votes'>(cast, against), present });
  const status = statusOf(c, step, matter, { cast, base, measured, there, overstated });
  const because = reason(there === undefined ? judged : judgedWithQuorum, status, {
    figures: () => ({
      says: step.says,
      have: inWords(cast),
      base: inWords(measured),
      unit: step.base.of === 'outstanding' ? unit : `${unit} ${step.base.of}`,
      fraction: fractionInWords(step.fraction),
      needed: neededInWords(step.fraction, measured),
      ...(there === undefined ? undefined : quorumInWords(step, there)),
    }),
    cites: [step.cite],
    grounds: [how],
  });
  const known = exactly(measured);
  return outcome(status, because, {
    ...(known === undefined
      ? undefined
      : figuresOf(c, step, matter, {
          cast,
          measured: known,
          ...voted(step, { cast, against, present }),
          there,
          status,
        })),
    unit,
    ...quorumFigures(there),
  });
}

/** What a vote is measured by. Of those present, the ones who did not vote are there as well, as far as minutes count them. */
function measuredBy(
  c: Context,
  step: VoteStep,
  matter: Matter,
  count: { readonly base: Counted; readonly cast: Amount<'votes'>; readonly present: Amount<'votes'> },
): Amount<'votes'> {
  const { base, cast, present } = count;
  if (step.base.of === 'outstanding') return amount(base);
  if (step.base.of === 'cast') return cast;
  const there = isExact(present) ? presentByMinutes(c, step, matter, false) : undefined;
  if (there === undefined) return present;
  return isExact(there) ? amount(greatest(there.known, present.known)) : there;
}

/**
 * A vote neither carries nor fails by a total that cannot be: it stays open until the total is corrected. One of what is cast, or present,
 * is given before voting is over only where it would be if everybody else voted against.
 */
function statusOf(
  c: Context,
  step: VoteStep,
  matter: Matter,
  count: {
    readonly cast: Amount<'votes'>;
    readonly base: Counted;
    readonly measured: Amount<'votes'>;
    readonly there: QuorumOfVote | undefined;
    readonly overstated: boolean;
  },
): Status {
  const { cast, base, measured, there, overstated } = count;
  const {
    fraction,
    base: { of },
  } = step;
  if (overstated) return 'open';
  const last = lastDayFor(c, step, matter);
  const isTimeOver = last !== undefined && compareDays(c.asOf, last.day) > 0;
  const quorate = there === undefined || isEnough(c, there.fraction, there.present, amount(there.base));
  if (quorate && isEnough(c, fraction, cast, measured)) {
    const isDecided =
      of === 'outstanding' || isTimeOver || !isStillVotedOn(c, matter) || isEnough(c, fraction, cast, amount(base));
    return isDecided ? 'met' : 'open';
  }
  return isTimeOver || isPollOver(c, matter) ? 'failed' : 'open';
}

interface Standing {
  readonly cast: Amount<'votes'>;
  readonly measured: Counted;
  /** Those present, as votes show them; and those by whom it is measured, where further votes join these. */
  readonly voted?: Counted | undefined;
  readonly present?: Counted | undefined;
  readonly there: QuorumOfVote | undefined;
  readonly status: Status;
}

function figuresOf(c: Context, step: VoteStep, matter: Matter, standing: Standing): ProgressFigures {
  const { cast, measured, status } = standing;
  const needed = neededOf(step, standing);
  const have = exactly(cast);
  const isShort = status !== 'met' && needed !== undefined;
  const short =
    isShort && have !== undefined && canBeMet(step, standing, have)
      ? shortOf(c, step, standing, minus<'votes'>(needed, have))
      : undefined;
  const outOfReach = isShort && compareBy<'votes'>('lessThan', attainable(c, step, matter), needed);
  return {
    ...(have === undefined ? undefined : { have }),
    base: measured,
    turnsAt: neededFor(step.fraction, measured),
    ...(needed === undefined ? undefined : { needed }),
    ...(short === undefined || isZero(short) ? undefined : { short }),
    ...(outOfReach ? { outOfReach } : undefined),
  };
}

function voted(
  { base: { of } }: VoteStep,
  { cast, against, present }: Pick<ReturnType<typeof countOf>, 'cast' | 'against' | 'present'>,
): Pick<Standing, 'voted' | 'present'> {
  const there = { present: exactly(present) };
  if (of === 'outstanding') return there;
  return { ...there, voted: exactly(of === 'cast' ? plusAmount<'votes'>(cast, against) : present) };
}

/** The least whole number for: while votes can come, beside those who voted otherwise so far, for each vote makes the base greater. */
function neededOf({ fraction }: VoteStep, { cast, measured, voted: all, status }: Standing): Counted | undefined {
  const ofBase = leastWholeMeeting<'votes'>(fraction, measured);
  const have = exactly(cast);
  if (status !== 'open' || all === undefined || have === undefined) return ofBase;
  const beside = leastWholeBeside<'votes'>(fraction, minus<'votes'>(all, have));
  if (beside === undefined || ofBase === undefined) return beside ?? ofBase;
  return greatest(beside, ofBase);
}

/** No further votes carry what needs all, once one was cast otherwise. */
function canBeMet({ fraction }: VoteStep, { voted: all, status }: Standing, have: Counted): boolean {
  return (
    status !== 'open' ||
    all === undefined ||
    leastWholeBeside<'votes'>(fraction, minus<'votes'>(all, have)) !== undefined
  );
}

function inWords(votes: Amount<'votes'>): string {
  return isExact(votes) ? show(votes.known) : 'a number that is not known';
}

/** Votes may be fractions once limited; the least whole number is what people count in, the exact figure is given beside it. */
function neededInWords(fraction: Fraction, measured: Amount<'votes'>): string {
  if (!isExact(measured)) return 'a number that is not known';
  const needed = leastWholeMeeting<'votes'>(fraction, measured.known);
  return needed === undefined ? 'a base that is not empty' : show(needed);
}

/** The quorum that a vote has of its own: what must be present, and what was, as the quorum counts them. */
interface QuorumOfVote {
  readonly fraction: Fraction;
  readonly base: Counted;
  readonly present: Amount<'votes'>;
}

function quorumOf(
  c: Context,
  step: VoteStep,
  matter: Matter,
  asVoted: { readonly base: Counted; readonly present: Amount<'votes'> },
): QuorumOfVote | undefined {
  const { quorum, quorumIn = step.count, quorumWeigh = step.weigh } = step.base;
  if (quorum === undefined) return undefined;
  const counting = { ...step, count: quorumIn, weigh: quorumWeigh };
  const { base, present } = isCountedAlike(step) ? asVoted : countVote(c, counting, matter);
  const suffices = isExact(present)
    ? fractionMet<'votes'>(quorum, present.known, base)
    : c.testAsKnown<'votes'>(quorum.verb, present, timesAmount(amount(base), quorum.of)) === true;
  const byMinutes = suffices ? undefined : presentByMinutes(c, counting, matter, isExact(present));
  return { fraction: quorum, base, present: byMinutes ?? present };
}

/**
 * Who votes on a matter is present; who is present need not vote on it. Where those who voted make no quorum, it is that of the meeting, as
 * its minutes count who was there.
 * @param isAsked whether it is asked where the minutes do not count them
 */
function presentByMinutes(c: Context, step: VoteStep, matter: Matter, isAsked: boolean): Amount<'votes'> | undefined {
  const meeting =
    step.base.classes === 'general' && step.without === undefined ? meetingOf(c, matter, c.now) : undefined;
  const minutes = meeting === undefined ? undefined : sittingVotedAt(c, meeting, pollsEnd(c, matter));
  if (minutes === undefined || !(isAsked || countsPresence(minutes))) return undefined;
  c.restsOn([minutes.id]);
  const electorate = countedForQuorum(votersOf(c, step, matter), { limitsAside: step.weigh === 'neither' });
  return presentAtStart(c, minutes.data, electorate, step.count, 'general');
}

/** What was present and what a quorum takes, in what the quorum is counted in. */
function quorumInWords(step: VoteStep, { fraction, base, present }: QuorumOfVote) {
  return {
    present: inWords(present),
    entitled: show(base),
    counted: step.base.quorumIn ?? step.count,
    quorum: neededInWords(fraction, amount(base)),
  };
}

/** A vote that has a quorum of its own counts only with it: what was present, and the least that makes a quorum. */
function quorumFigures(there: QuorumOfVote | undefined) {
  if (there === undefined) return {};
  const { base } = there;
  const present = exactly(there.present);
  const quorum = leastWholeMeeting<'votes'>(there.fraction, base);
  return {
    entitled: base,
    ...(present === undefined ? undefined : { present }),
    ...(quorum === undefined ? undefined : { quorum }),
  };
}

/** What is short of the votes needed, or of a quorum, which further votes make as well; undefined where nobody can say how many do. */
function shortOf(
  c: Context,
  step: VoteStep,
  { there, present, status }: Standing,
  ofVotes: Counted,
): Counted | undefined {
  const short = ceiling(greatest(zero('votes'), ofVotes));
  if (status !== 'open' || there === undefined) return short;
  if (isEnough(c, there.fraction, there.present, amount(there.base))) return short;
  const quorum = leastWholeMeeting<'votes'>(there.fraction, there.base);
  if (quorum === undefined || present === undefined || !isCountedAlike(step)) return undefined;
  return ceiling(greatest(short, minus<'votes'>(quorum, present)));
}

/** Whether the quorum is counted as the vote is. */
function isCountedAlike({ count, weigh, base: { quorumIn, quorumWeigh } }: VoteStep): boolean {
  return (quorumIn ?? count) === count && (quorumWeigh ?? weigh) === weigh;
}
