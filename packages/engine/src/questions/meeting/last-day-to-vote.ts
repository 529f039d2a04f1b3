import type { Context } from '../../session/index.js';
import type { Moment } from '../../exact/index.js';
import { lastDayOfAll, recordMoment, type LastDay, type Matter } from '../../terms/index.js';
import { requirementsAsked } from '../permission.js';
import { votesIn } from './votes-of-holders.js';

/**
 * The last day on which what holders cast on a matter comes in time for some vote that is required; undefined where one of them takes
 * votes while it is open, or it is not known yet which are required: then nothing is left out as late.
 */
export function lastDayToVote(c: Context, matter: Matter): LastDay | undefined {
  const needs = c.attempt(() => requirementsAsked(c, matter));
  const votes = needs.settled ? needs.value.flatMap((need) => votesIn(matter.act, need)) : [];
  return lastDayOfAll(
    c,
    votes.map(({ step }) => step),
    matter,
  );
}

/** When it is judged who may vote on a matter: at its record date, and where none is entered not later than the last day on which votes come in time. */
export function votersMoment(c: Context, matter: Matter): Moment {
  return recordMoment(c, matter, () => lastDayToVote(c, matter));
}
