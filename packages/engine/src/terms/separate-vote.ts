import { held, message, openFact, reason, type Held } from '../evaluation/index.js';
import { isZero, parseFraction } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { electorateAt, votesSeparately } from './electorate.js';
import { nameOfAct, recordMoment, type Matter } from './matter.js';
import type { Requirement, VoteStep } from './requirement.js';
import { mayHaveSeries, seriesNames, seriesTermsNotion } from './series.js';
import type { SeriesTerms } from './series-terms.js';

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
  return termsOf(c, className, matter)?.['separate-vote-on']?.includes(matter.act.kind) === true;
}

function termsOf(c: Context, className: string, matter: Matter): SeriesTerms | undefined {
  const at = recordMoment(c, matter);
  if (!seriesNames(c, at.day).some((each) => each.id === className)) return undefined;
  return c.notion(seriesTermsNotion, [className], at).value?.terms;
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
  if (!mayHaveSeries(c)) return [];
  const at = recordMoment(c, matter);
  return seriesNames(c, at.day)
    .filter(({ id }) => !isZero(c.books.outstanding(id).at(at)) && votesApartByTerms(c, id, matter))
    .map(({ id }): Requirement => {
      const part = termsOf(c, id, matter)?.['separate-vote'];
      const head = {
        cite,
        id: `${cite} ${id} apart`,
        says: `the vote of the holders of ${id} as a class, which its terms give`,
      };
      return part === undefined
        ? { ...head, kind: 'fact', fact: seriesVoteGiven, about: [id, matter.id], wanted: 'yes' }
        : {
            ...head,
            kind: 'vote',
            fraction: part === 'majority' ? parseFraction({ majority: true }) : parseFraction({ atLeast: part }),
            count: 'shares',
            base: { of: 'outstanding', classes: [id] },
            weigh: 'neither',
          };
    });
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
