import { held, message, openFact, reason, type Held } from '../evaluation/index.js';
import { compareDays, isZero, parseFraction, type Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { electorateAt, votesSeparately } from './electorate.js';
import { nameOfAct, type Matter } from './matter.js';
import { recordMoment } from './record-moment.js';
import type { ReceivedBy, Requirement, VoteStep } from './requirement.js';
import { mayHaveSeries, seriesNames, seriesTermsNotion, seriesWritten, type SeriesWritten } from './series.js';
import { termsByBoardTopic } from './series-provides.js';
import type { SeriesTerms } from './series-terms.js';
import { tellings } from './topic.js';
import { lastDayFor, lastDayOfAll } from './vote-count.js';

const separate = message('separate-vote.class', 'The holders of {class} {outcome} on {act}');

/**
 * Whether the holders of a class vote on an act as a class of their own: by the terms of the series, else by other law, which
 * is asked. A class that is alone, or of which nothing is outstanding, has no such vote.
 */
export function hasSeparateVote(
  c: Context,
  className: string,
  matter: Matter,
  vote: Pick<VoteStep, 'cite' | 'receivedBy'>,
): Held<boolean> {
  const at = recordMoment(c, matter, () => lastDayFor(c, vote, matter));
  const cites = [vote.cite];
  const value =
    isAsked(c, className, at) && (votesApartByTerms(c, className, matter, at) || byLaw(c, className, matter, cites));
  const says = value ? 'vote as a class of their own' : 'have no vote of their own';
  return held(value, reason(separate, says, { figures: { class: className, act: nameOfAct(c, matter) }, cites }));
}

/** What each class needs besides, where it votes apart by its terms or by law: a class that is alone does not. */
export function votesOfClassesApart(
  c: Context,
  matter: Matter,
  cite: string,
  voteOf: (className: string) => VoteStep & { readonly id: string },
): readonly Requirement[] {
  const classes = c.books.classes(c.now);
  return (classes.length < 2 ? [] : classes).map((className) => {
    const need = voteOf(className);
    const condition = (at: Context) => hasSeparateVote(at, className, matter, need);
    return { kind: 'where', id: need.id, cite, says: need.says, condition, need };
  });
}

/** The class with the general vote votes apart from others only where several classes have that vote. */
function isAsked(c: Context, className: string, at: Moment): boolean {
  const { classes } = electorateAt(c, at).value;
  const outstanding = classes.filter((each) => !isZero(each.outstanding));
  const one = outstanding.find((each) => each.id === className);
  if (one === undefined) return false;
  const general = outstanding.filter((each) => !isZero(each.votesEach));
  return isZero(one.votesEach) || general.length > 1;
}

/** Whether the terms of a series give it a vote of its own on such an act. */
export function votesApartByTerms(c: Context, className: string, matter: Matter, at: Moment): boolean {
  if (!seriesNames(c, at.day).some((each) => each.id === className)) return false;
  return isNamedIn(c.notion(seriesTermsNotion, [className], at).value?.terms ?? {}, matter);
}

function isNamedIn(terms: SeriesTerms, { act }: Matter): boolean {
  return terms['separate-vote-on']?.includes(act.kind) === true;
}

/** Asked where the terms of a series give it a vote of its own, and do not say what part of its shares that needs. */
export const seriesVoteGiven = openFact('separate-vote-given', 'class', 'proposal').yesNo(
  'Have the holders of {0}, who vote on it as a class by the terms of the series, voted for {1} as those terms require?',
);

/** Supposed where nobody has entered what the terms of a series say. */
export const seriesVotesByTerms = openFact('votes-apart-by-terms', 'class', 'proposal').yesNo(
  'Do the terms of {0} give its holders a vote as a class of their own on {1}?',
  {
    reply: 'no',
    premise: 'the terms of {0}, which nobody has entered, give its holders no vote as a class of their own on {1}',
  },
);

/**
 * What is asked of an act, with the votes that series have apart on it as their own terms give them, whatever an instrument asks.
 * Where directors may do it in the stead of holders, series vote only in the ways of the holders; on what the board does by itself
 * nobody votes. Only series of which something is outstanding.
 * @param matters the act with the acts within it
 */
export function withVotesOfSeries(
  c: Context,
  matters: readonly Matter[],
  needs: readonly Requirement[],
): readonly Requirement[] {
  const votes = new Map<string, Requirement>();
  const ofHolders = needs.flatMap(votesIn);
  for (const matter of matters.filter((each) => !isOfBoard(each))) {
    const at = (): Moment => recordMoment(c, matter, () => lastDayOfAll(c, ofHolders, matter));
    for (const series of votingApart(c, matter, at)) {
      const vote = votes.get(series.id) ?? voteOfSeries(c, series, matter, needs, at());
      if (vote !== undefined) votes.set(series.id, vote);
    }
  }
  if (votes.size === 0) return needs;
  const apart = [...votes.values()];
  return needs.some(isOfEither)
    ? needs.map((need) => (isOfEither(need) ? inWaysOfHolders(need, apart) : need))
    : [...needs, ...apart];
}

/** Whether directors may do it in the stead of holders, or these. */
function isOfEither(need: Requirement): boolean {
  if (need.kind === 'all') return need.of.some(isOfEither);
  if (need.kind !== 'any') return false;
  const ofDirectors = need.of.filter((way) => way.byDirectors === true).length;
  return (ofDirectors > 0 && ofDirectors < need.of.length) || need.of.some(isOfEither);
}

function inWaysOfHolders(need: Requirement, apart: readonly Requirement[]): Requirement {
  if (need.byDirectors === true) return need;
  if ((need.kind === 'any' || need.kind === 'all') && isOfEither(need)) {
    const hasTheirs = (part: Requirement): boolean => need.kind === 'any' || isOfEither(part);
    return { ...need, of: need.of.map((part) => (hasTheirs(part) ? inWaysOfHolders(part, apart) : part)) };
  }
  const says = `${need.says}, and the vote of each series that votes apart by its terms`;
  return { kind: 'all', id: `${need.id ?? need.cite} together and apart`, cite: need.cite, says, of: [need, ...apart] };
}

/** The section that fixes a series, or under which the board fixed its terms; else the entry that designated it. */
function whereTermsStand(c: Context, { class: className, cite, entry }: SeriesWritten, at: Moment): string {
  if (cite !== undefined) return cite;
  const [power] = tellings(c, termsByBoardTopic, { class: className }, at);
  return power?.placed.cite ?? `entry ${entry}`;
}

function isOfBoard({ act }: Matter): boolean {
  return act.kind === 'written-consent' ? isOfDirectors(act.of) : act.kind === 'bylaw' && act.by === 'board';
}

/** Whether a body that consents in writing is one of directors. */
export function isOfDirectors(body: string): boolean {
  return body === 'board' || body.endsWith('directors') || body.startsWith('committee');
}

/** The series with something outstanding whose terms give them a vote of their own on such an act. */
function votingApart(c: Context, matter: Matter, voted: () => Moment): readonly SeriesWritten[] {
  if (!mayHaveSeries(c)) return [];
  const named = seriesWritten(c, c.asOf).filter(({ terms }) => terms === undefined || isNamedIn(terms, matter));
  if (named.length === 0) return [];
  const at = voted();
  return named
    .filter(({ id, since }) => compareDays(since, at.day) <= 0 && !isZero(c.books.outstanding(id).at(at)))
    .filter(({ id, terms }) =>
      terms === undefined ? c.holds(seriesVotesByTerms, [id, matter.id]) : votesApartByTerms(c, id, matter, at),
    );
}

/**
 * The vote of a series by its terms. Where these name no part, it is the one that an instrument lays down for a vote of the series
 * by itself on such an act, in whatever case it asks for that; where none does, or it is not reached, it is asked. Nothing where that
 * vote is needed anyway.
 */
function voteOfSeries(
  c: Context,
  series: SeriesWritten,
  matter: Matter,
  needs: readonly Requirement[],
  at: Moment,
): Requirement | undefined {
  const cite = whereTermsStand(c, series, at);
  const head = {
    cite,
    id: `${cite} ${series.id} apart`,
    says: `the vote of the holders of ${series.id} as a class, which its terms give`,
  };
  const part = series.terms?.['separate-vote'];
  if (part !== undefined) {
    const receivedBy = lastOfAll(needs.flatMap(votesIn), matter);
    return {
      ...head,
      kind: 'vote',
      fraction: part === 'majority' ? parseFraction({ majority: true }) : parseFraction({ atLeast: part }),
      count: 'shares',
      base: { of: 'outstanding', classes: [series.id] },
      weigh: 'neither',
      ...(receivedBy === undefined ? undefined : { receivedBy }),
    };
  }
  if (needs.some((need) => isNeeded(need, series.id))) return undefined;
  const given: Requirement = {
    ...head,
    kind: 'fact',
    fact: seriesVoteGiven,
    about: [series.id, matter.id],
    wanted: 'yes',
  };
  const laidDown = needs.flatMap(votesIn).filter((vote) => isAlone(vote, series.id));
  return laidDown.length === 0
    ? given
    : { ...head, kind: 'any', of: [...laidDown, { ...given, id: `${head.id} given` }] };
}

/** The last day on which some of these votes come in time: what is voted besides has that day too. Undefined where one has none. */
function lastOfAll(votes: readonly VoteStep[], matter: Matter): ReceivedBy | undefined {
  const days = votes.map(({ receivedBy }) => receivedBy);
  const [{ cite } = {}] = votes;
  if (cite === undefined || days.includes(undefined)) return undefined;
  return {
    cite,
    day: (c) => lastDayOfAll(c, votes, matter)?.day,
    isStated: days.some((each) => each?.isStated === true),
  };
}

/** The votes of holders, among what is asked in any way or case. */
function votesIn(need: Requirement): readonly VoteStep[] {
  switch (need.kind) {
    case 'all':
    case 'any':
      return need.of.flatMap(votesIn);
    case 'order':
      return [need.first, need.then].flatMap(votesIn);
    case 'where':
    case 'only-where':
      return votesIn(need.need);
    case 'vote':
      return [need];
    default:
      return [];
  }
}

/** Whether such a vote is needed in every case, and whichever way is taken. */
function isNeeded(need: Requirement, className: string): boolean {
  switch (need.kind) {
    case 'all':
      return need.of.some((each) => isNeeded(each, className));
    case 'any':
      return need.of.every((each) => isNeeded(each, className));
    default:
      return need.kind === 'vote' && isAlone(need, className);
  }
}

function isAlone({ base: { classes } }: VoteStep, className: string): boolean {
  return classes !== 'general' && classes.length === 1 && classes[0] === className;
}

function byLaw(c: Context, className: string, matter: Matter, cites: readonly string[]): boolean {
  return c.holds(votesSeparately, [className, matter.id], ...cites);
}
