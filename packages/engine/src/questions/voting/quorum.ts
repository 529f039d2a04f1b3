import { z } from 'zod';
import { held, message, reason, withGrounds, type Held } from '../../evaluation/index.js';
import { fractionInWords, leastWholeMeeting, show } from '../../exact/index.js';
import { meetingQuorumTopic } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { countedForQuorum, electorateAt, entitledToVote, matterOf, voteTaken } from '../../terms/index.js';
import { silenceOn, sourceValue, spoken } from '../meeting/spoken.js';
import { defineQuestion } from '../question.js';
import { votersMoment } from '../meeting/last-day-to-vote.js';

const input = z.strictObject({
  of: z.string().optional().describe('a proposed act, whose record date counts; without it, the day of the question'),
});

const told = message('quorum.told', 'A quorum is {fraction} of {base} {unit}: {needed}');

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
    base: z.string().describe('the votes, or shares, entitled to vote, after limits'),
    unit: z.enum(['shares', 'votes']).describe('what is counted'),
    needed: z.string().optional().describe('the least number of them that makes a quorum'),
    rule: z.string().optional().describe('the section that fixes it'),
  }),
  example: {},
  put: (c, { of }) => ({ ask: () => quorum(c, of) }),
});

function quorum(c: Context, of: string | undefined): Held<unknown> {
  const matter = of === undefined ? undefined : matterOf(c, of);
  const at = matter === undefined ? c.now : votersMoment(c, matter);
  const electorate = electorateAt(c, at, matter === undefined ? c.now : voteTaken(c, matter));
  const rule = spoken(c, meetingQuorumTopic, {}, at);
  const unit = rule?.value.count ?? 'votes';
  const base = entitledToVote(countedForQuorum(electorate.value, rule?.value), unit, 'general');
  if (rule === undefined) {
    return held({ outcome: 'silent', base, unit }, withGrounds(silenceOn(meetingQuorumTopic), [electorate.reason]));
  }
  const needed = leastWholeMeeting<'votes'>(rule.value.fraction, base);
  const figures = {
    fraction: fractionInWords(rule.value.fraction),
    base: show(base),
    unit,
    needed: needed === undefined ? 'there are none to be present' : show(needed),
  };
  const value = {
    outcome: 'fixed',
    base,
    unit,
    ...(needed === undefined ? undefined : { needed }),
    ...sourceValue(rule),
  };
  return held(
    value,
    reason(told, figures.needed, { figures, cites: [rule.placed.cite], grounds: [rule.reason, electorate.reason] }),
  );
}
