import type { Context } from '../../session/index.js';
import { lastDayOfAll, type LastDay, type Matter } from '../../terms/index.js';
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
