import { z } from 'zod';
import { held, message, reason, withGrounds, type Held } from '../../evaluation/index.js';
import {
  fractionInWords,
  leastWholeMeeting,
  minus,
  show,
  sum,
  times,
  votesOf,
  type Fraction,
  type Quantity,
} from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { electorateAt, matterOf, recordMoment, type Electorate } from '../../terms/index.js';
import { silenceOn, sourceValue, spoken } from '../meeting/spoken.js';
import { defineQuestion } from '../question.js';

const input = z.strictObject({
  of: z.string().optional().describe('a proposed act, whose record date counts; without it, the day of the question'),
});

const told = message('quorum.told', 'A quorum is {fraction} of {base} votes: {needed}');

/** How many votes must be present for a quorum of shareholders, after limits, and which instrument says so. */
export const votingQuorum = defineQuestion({
  name: 'voting.quorum',
  family: 'voting',
  asks: 'How many votes must be present for a quorum of shareholders, and which instrument says so?',
  input,
  value: z.looseObject({
    outcome: z
      .enum(['fixed', 'silent'])
      .describe('fixed by an instrument in force, or left by all of them to other law'),
    base: z.string().describe('the votes entitled to be cast, after limits'),
    needed: z.string().optional().describe('the least number of votes that makes a quorum'),
    rule: z.string().optional().describe('the section that fixes it'),
  }),
  example: {},
  put: (c, { of }) => ({ ask: () => quorum(c, of) }),
});

function quorum(c: Context, of: string | undefined): Held<unknown> {
  const at = of === undefined ? c.now : recordMoment(c, matterOf(c, of));
  const electorate = electorateAt(c, at);
  const base = votesIn(electorate.value);
  const rule = spoken<Fraction>(c, 'quorum-of-shareholders', {}, at);
  if (rule === undefined) {
    const silent = silenceOn('quorum-of-shareholders');
    return held({ outcome: 'silent', base }, withGrounds(silent, [electorate.reason]));
  }
  const needed = leastWholeMeeting<'votes'>(rule.value, base);
  const figures = {
    fraction: fractionInWords(rule.value),
    base: show(base),
    needed: needed === undefined ? 'there are no votes to be present' : show(needed),
  };
  const value = { outcome: 'fixed', base, ...(needed === undefined ? undefined : { needed }), ...sourceValue(rule) };
  return held(
    value,
    reason(told, figures.needed, { figures, cites: [rule.placed.cite], grounds: [rule.reason, electorate.reason] }),
  );
}

/** All votes after limits. */
function votesIn({ classes, blocks }: Electorate): Quantity<'votes'> {
  return sum(
    'votes',
    classes.map((each) => {
      const taken = blocks
        .filter((block) => block.class === each.id)
        .map((block) => minus<'shares'>(block.shares, times(block.shares, block.factor)));
      return votesOf(minus<'shares'>(each.outstanding, sum('shares', taken)), each.votesEach);
    }),
  );
}
