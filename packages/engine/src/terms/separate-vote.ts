import { held, message, openFact, reason, type Held } from '../evaluation/index.js';
import { isZero, parseFraction } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { electorateAt, votesSeparately } from './electorate.js';
import { nameOfAct, recordMoment, type Matter } from './matter.js';
import type { Requirement, VoteStep } from './requirement.js';
import { mayHaveSeries, seriesNames, seriesTermsNotion, termsWritten, type Series } from './series.js';
import { termsByBoardTopic } from './series-provides.js';
import type { SeriesTerms } from './series-terms.js';
import { tellings } from './topic.js';

const separate = message('separate-vote.class', 'The holders of {class} {outcome} on {act}');

/**
 * Whether the holders of a class vote on an act as a class of their own: by the terms of the series, else by other law, which
 * is asked. A class that is alone, or of which nothing is outstanding, has no such vote.
 */
export function hasSeparateVote(
  c: Context,
  className: string,
  matter: Matter,
  ...cites: readonly string[]
): Held<boolean> {
  const value =
    isAsked(c, className, matter) && (votesApartByTerms(c, className, matter) || byLaw(c, className, matter, cites));
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
    const condition = (at: Context) => hasSeparateVote(at, className, matter, cite);
    return { kind: 'where', id: need.id, cite, says: need.says, condition, need };
  });
}

/** The class with the general vote votes apart from others only where several classes have that vote. */
function isAsked(c: Context, className: string, matter: Matter): boolean {
  const { classes } = electorateAt(c, recordMoment(c, matter)).value;
  const outstanding = classes.filter((each) => !isZero(each.outstanding));
  const one = outstanding.find((each) => each.id === className);
  if (one === undefined) return false;
  const general = outstanding.filter((each) => !isZero(each.votesEach));
  return isZero(one.votesEach) || general.length > 1;
}

/** Whether the terms of a series give it a vote of its own on such an act. */
export function votesApartByTerms(c: Context, className: string, matter: Matter): boolean {
  return isNamedIn(seriesThen(c, className, matter)?.terms ?? {}, matter);
}

function isNamedIn(terms: SeriesTerms, { act }: Matter): boolean {
  return terms['separate-vote-on']?.includes(act.kind) === true;
}

function seriesThen(c: Context, className: string, matter: Matter): Series | undefined {
  const at = recordMoment(c, matter);
  if (!seriesNames(c, at.day).some((each) => each.id === className)) return undefined;
  return c.notion(seriesTermsNotion, [className], at).value;
}

/** Asked where the terms of a series give it a vote of its own, and do not say what part of its shares that needs. */
export const seriesVoteGiven = openFact('separate-vote-given', 'class', 'proposal').yesNo(
  'Have the holders of {0}, who vote on it as a class by the terms of the series, voted for {1} as those terms require?',
);

/**
 * The votes that series have apart on an act of holders, as their own terms give them: beside what an instrument asks of all
 * holders together. Only series of which something is outstanding.
 */
export function separateVotes(c: Context, cite: string, matter: Matter): readonly Requirement[] {
  return votingApart(c, matter).map((id) => separateVote(c, cite, id, matter));
}

/**
 * Those votes of series that none of these requirements asks for: what the terms of a series give holds whatever an instrument asks
 * besides. On what the board does by itself nobody votes.
 */
export function separateVotesBeside(c: Context, matter: Matter, needs: readonly Requirement[]): readonly Requirement[] {
  if (isOfBoard(matter)) return [];
  return votingApart(c, matter)
    .filter((series) => {
      const isPartNamed = seriesThen(c, series, matter)?.terms?.['separate-vote'] !== undefined;
      return !needs.some((need) => asksApart(need, series, isPartNamed));
    })
    .map((series) => separateVote(c, whereTermsStand(c, series, matter), series, matter));
}

/** The section that fixes a series, or under which the board fixes its terms. */
function whereTermsStand(c: Context, className: string, matter: Matter): string {
  const series = seriesThen(c, className, matter);
  const [power] = tellings(c, termsByBoardTopic, { class: series?.class ?? className }, recordMoment(c, matter));
  return series?.cite ?? power?.placed.cite ?? '';
}

function isOfBoard({ act }: Matter): boolean {
  return act.kind === 'written-consent' ? isOfDirectors(act.of) : act.kind === 'bylaw' && act.by === 'board';
}

/** Whether a body that consents in writing is one of directors. */
export function isOfDirectors(body: string): boolean {
  return body === 'board' || body.endsWith('directors') || body.startsWith('committee');
}

/** Whether the vote of a series by its terms is asked for; where these name no part, any vote of its own that is asked is the one. */
function asksApart(need: Requirement, series: string, isPartNamed: boolean): boolean {
  const isAsked = (each: Requirement): boolean => asksApart(each, series, isPartNamed);
  switch (need.kind) {
    case 'all':
    case 'any':
      return need.of.some(isAsked);
    case 'order':
      return isAsked(need.first) || isAsked(need.then);
    case 'where':
    case 'only-where':
      return isAsked(need.need);
    case 'vote':
      return isApart(need, series) || (!isPartNamed && ownVote(need) === series);
    default:
      return isApart(need, series);
  }
}

function isApart({ id }: Requirement, series: string): boolean {
  return id?.endsWith(` ${series} apart`) === true;
}

/** The class that votes alone in a vote. */
function ownVote({ base: { classes } }: VoteStep): string | undefined {
  return classes !== 'general' && classes.length === 1 ? classes[0] : undefined;
}

/** The series with something outstanding whose terms give them a vote of their own on such an act. */
function votingApart(c: Context, matter: Matter): readonly string[] {
  if (!mayHaveSeries(c)) return [];
  const named = termsWritten(c, c.asOf).filter(({ terms }) => isNamedIn(terms, matter));
  if (named.length === 0) return [];
  const at = recordMoment(c, matter);
  return named
    .map(({ id }) => id)
    .filter((id) => !isZero(c.books.outstanding(id).at(at)) && votesApartByTerms(c, id, matter));
}

function separateVote(c: Context, cite: string, series: string, matter: Matter): Requirement {
  const part = seriesThen(c, series, matter)?.terms?.['separate-vote'];
  const head = {
    cite,
    id: `${cite} ${series} apart`,
    says: `the vote of the holders of ${series} as a class, which its terms give`,
  };
  return part === undefined
    ? { ...head, kind: 'fact', fact: seriesVoteGiven, about: [series, matter.id], wanted: 'yes' }
    : {
        ...head,
        kind: 'vote',
        fraction: part === 'majority' ? parseFraction({ majority: true }) : parseFraction({ atLeast: part }),
        count: 'shares',
        base: { of: 'outstanding', classes: [series] },
        weigh: 'neither',
      };
}

/** A vote of holders together with those that series have apart. */
export function withSeparateVotes(c: Context, cite: string, matter: Matter, vote: Requirement): Requirement {
  const apart = separateVotes(c, cite, matter);
  if (apart.length === 0) return vote;
  const says = `${vote.says}, and of each series that votes apart by its terms`;
  return { kind: 'all', id: `${cite} together and apart`, cite, says, of: [vote, ...apart] };
}

function byLaw(c: Context, className: string, matter: Matter, cites: readonly string[]): boolean {
  return c.holds(votesSeparately, [className, matter.id], ...cites);
}
