import { z } from 'zod';
import { held, message, reason, unsettled, type Held } from '../../evaluation/index.js';
import { isZero, plus, votesOf, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import {
  nameOfAct,
  electorateAt,
  moreVotesIn,
  matterOf,
  voteTaken,
  votesApartByTerms,
  votesSeparately,
} from '../../terms/index.js';
import type { Matter, VotingClass } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { votersMoment } from '../meeting/last-day-to-vote.js';
import { rows } from '../shapes.js';

const input = z.strictObject({ of: z.string().describe('the proposed act') });

const told = message('groups.told', 'On {proposal} these vote: {outcome}');

/** Which classes and series vote together on a proposed act, and which of them vote apart as well. */
export const votingGroups = defineQuestion({
  name: 'voting.groups',
  family: 'voting',
  asks: 'Which classes vote together on this act, and which vote apart as well?',
  input,
  value: z.strictObject({
    groups: rows({
      id: z.string().describe('general, or the class or series that votes apart'),
      classes: z.array(z.string()).describe('whose holders vote in it'),
    }),
  }),
  example: { of: 'deal' },
  put: (c, { of }) => ({ ask: () => groups(c, matterOf(c, of)) }),
});

function groups(c: Context, matter: Matter): Held<unknown> {
  const at = votersMoment(c, matter);
  const electorate = electorateAt(c, at, voteTaken(c, matter));
  const classes = electorate.value.classes.filter((each) => !isZero(each.outstanding));
  const general = classes.filter((each) => !isZero(each.votesEach));
  const together = {
    id: 'general',
    classes: general.map((each) => each.id),
    cites: [...new Set(general.flatMap((each) => each.cites))],
    shares: general.map((each) => ({
      id: each.id,
      outstanding: each.outstanding,
      votes: plus<'votes'>(votesOf(each.outstanding, each.votesEach), moreVotesIn(electorate.value, each.id, 'all')),
    })),
  };
  const apart = classes.length < 2 ? [] : classes.map((each) => votesApart(c, each, matter, at));
  const value = { groups: [together, ...apart.filter((each) => each !== undefined)] };
  const outcome = value.groups.map((each) => inWords(each)).join(', ');
  return held(
    value,
    reason(told, outcome, { figures: { proposal: nameOfAct(c, matter) }, grounds: [electorate.reason] }),
  );
}

function inWords(group: unknown): string {
  if (group === unsettled) return 'a class of which it is not known whether it votes apart';
  const { id } = group as { readonly id: string };
  return id === 'general' ? 'all with a general vote, together' : `${id}, apart`;
}

/** A class that votes apart by its terms or by law; with one class alone there is nothing apart. */
function votesApart(c: Context, each: VotingClass, matter: Matter, at: Moment): unknown {
  const apart = c.attempt(
    () => votesApartByTerms(c, each.id, matter, at) || c.holds(votesSeparately, [each.id, matter.id]),
  );
  if (!apart.settled) {
    c.waitFor(apart.waiting);
    return unsettled;
  }
  return apart.value ? { id: each.id, classes: [each.id], outstanding: each.outstanding } : undefined;
}
