import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isZero } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import {
  electorateAt,
  nameOfAct,
  recordMoment,
  seriesNames,
  votesSeparately,
  type Matter,
  type Series,
} from '../../terms/index.js';

const separate = message('separate-vote.class', 'The holders of {class} {outcome} on {act}');

/**
 * Whether the holders of a class vote on an act as a class of their own: by the terms of the series, else by other law, which
 * is asked. A class that is alone, or of which nothing is outstanding, has no such vote.
 */
export function hasSeparateVote(c: Context, className: string, matter: Matter, cite: string): Held<boolean> {
  const value =
    isAsked(c, className, matter) && (byItsTerms(c, className, matter) || byLaw(c, className, matter, cite));
  const says = value ? 'vote as a class of their own' : 'have no vote of their own';
  return held(value, reason(separate, says, { figures: { class: className, act: nameOfAct(matter) }, cites: [cite] }));
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

function byItsTerms(c: Context, className: string, matter: Matter): boolean {
  const isSeries = seriesNames(c, c.asOf).some((each) => each.id === className);
  if (!isSeries) return false;
  const series = c.notion<Series | undefined>('series-terms', [className], recordMoment(c, matter)).value;
  return series?.terms?.['separate-vote-on']?.includes(matter.act.kind) === true;
}

function byLaw(c: Context, className: string, matter: Matter, cite: string): boolean {
  return c.holds(votesSeparately, [className, matter.id], cite);
}
