import { z } from 'zod';
import { message, QuestionError, reason, unsettled } from '../../evaluation/index.js';
import {
  amount,
  atClose,
  compareBy,
  exactly,
  fractionInWords,
  isExact,
  isZero,
  leastWholeMeeting,
  minusAmount,
  show,
  type Amount,
} from '../../exact/index.js';
import { meetingQuorumTopic, type QuorumRule } from '../../kinds/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  countedForQuorum,
  electorateAt,
  type EntitledClasses,
  entitledToVote,
  isEnough,
  presentAtStart,
  recordDateOfMeeting,
  withdrawnFrom,
} from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { silenceOn, sourceValue, spoken } from './spoken.js';

const input = z.strictObject({
  meeting: z.string().describe('the id of the meeting that was held'),
  classes: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('for a matter on which classes vote apart: which; without it, the shares with a general vote'),
});

const told = message(
  'meeting.quorum',
  'Of {entitled} {unit} entitled to vote, {fraction} is {needed}; {present} were present at {meeting}{left}: {outcome}',
);

/** Whether a meeting of shareholders had its quorum, and whether it may go on after holders have left. */
export const meetingQuorumAsked = defineQuestion({
  name: 'meeting.quorum',
  family: 'meeting',
  asks: 'Was there a quorum at this meeting of shareholders, and may it go on although holders have left?',
  input,
  value: z.looseObject({
    outcome: z
      .enum(['quorum', 'no-quorum', 'silent'])
      .describe(
        'whether a quorum was present when the meeting began; silent: no instrument in force says what makes one',
      ),
    mayTransact: z
      .boolean()
      .optional()
      .describe(
        'whether business may be transacted now: with a quorum, and where it lasts also after holders have left',
      ),
    unit: z.enum(['shares', 'votes']).optional().describe('what is counted'),
    entitled: z.string().optional().describe('all that are entitled to vote, after limits'),
    needed: z.string().optional().describe('the least number that makes a quorum'),
    present: z.string().optional().describe('how many were present when it began'),
    remaining: z.string().optional().describe('how many are left, where holders have withdrawn'),
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { meeting: 'am-2002' },
  put: (c, asked) => ({
    ask: () => quorumAt(c, asked),
    decides: (value) => {
      const { outcome, mayTransact } = value as Readonly<Record<string, unknown>>;
      return { outcome: outcome ?? unsettled, mayTransact };
    },
  }),
});

function isMore(one: Amount<'votes'>, other: Amount<'votes'>): boolean {
  return isExact(one) && isExact(other) && compareBy<'votes'>('moreThan', one.known, other.known);
}

function inWords(votes: Amount<'votes'>): string {
  return isExact(votes) ? show(votes.known) : 'a number that is not known';
}

/** What cannot be, and was entered all the same. */
function tellOddCounts(c: Context, meeting: string, tooMany: boolean, negative: boolean): void {
  if (tooMany) {
    c.remark({
      says: `More were present at ${c.nameOf(meeting)}, as entered, than are entitled to vote; check the minutes and the register.`,
      cites: [],
    });
  }
  if (negative) {
    c.remark({ says: `More left ${c.nameOf(meeting)}, as entered, than were present; check the entries.`, cites: [] });
  }
}

/** The minutes of a meeting of shareholders. @throws {QuestionError} where none is entered under this id. */
export function minutesOf(c: Context, meeting: string): EntryOf<'meeting-held'> {
  const minutes = c.books
    .entriesOf('meeting-held')
    .find(({ data }) => data.id === meeting && data.of === 'shareholders');
  if (minutes !== undefined) return minutes;
  throw new QuestionError(
    `No meeting of shareholders "${meeting}" was held, as far as is entered. Enter it with a "meeting-held" entry first.`,
  );
}

/** The quorum of a meeting, with its reason. */
export function quorumAt(c: Context, { meeting, classes: named }: z.output<typeof input>) {
  const classes: EntitledClasses = named ?? 'general';
  const minutes = minutesOf(c, meeting);
  c.covered('meetings', c.asOf, []);
  const series = named?.length === 1 ? named[0] : undefined;
  const rule = spoken<QuorumRule>(c, meetingQuorumTopic, { series }, atClose(minutes.on));
  if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(meetingQuorumTopic) };
  const { count, fraction, survivesWithdrawal } = rule.value;
  const electorate = electorateAt(
    c,
    recordDateOfMeeting(c, meeting, c.now) ?? atClose(minutes.on),
    atClose(minutes.on),
  );
  const counting = countedForQuorum(electorate.value, rule.value);
  const entitled = entitledToVote(counting, count, classes);
  c.restsOn([minutes.id]);
  const present = presentAtStart(c, minutes.data, counting, count, classes);
  const withdrawn = withdrawnFrom(c, meeting, counting, count, classes);
  const remaining = minusAmount<'votes'>(present, amount(withdrawn));
  tellOddCounts(c, meeting, isMore(present, amount(entitled)), isMore(amount(withdrawn), present));
  const quorate = isEnough(c, fraction, present, amount(entitled));
  const stillQuorate = survivesWithdrawal || isEnough(c, fraction, remaining, amount(entitled));
  const needed = leastWholeMeeting<'votes'>(fraction, entitled);
  const outcome = quorate ? 'quorum' : 'no-quorum';
  const anyLeft = !isZero(withdrawn);
  const mayTransact = quorate && stillQuorate;
  const figures = {
    entitled: show(entitled),
    unit: count,
    fraction: fractionInWords(fraction),
    needed: needed === undefined ? 'out of reach' : show(needed),
    present: inWords(present),
    meeting: c.nameOf(meeting),
    left: anyLeft ? `, and ${inWords(remaining)} are left` : '',
  };
  const says = `${quorate ? 'a quorum' : 'no quorum'}${anyLeft && quorate ? `; the meeting ${mayTransact ? 'may' : 'may not'} go on` : ''}`;
  return {
    value: {
      outcome,
      mayTransact,
      unit: count,
      entitled,
      ...(needed === undefined ? undefined : { needed }),
      present: exactly(present) ?? unsettled,
      ...(anyLeft ? { remaining: exactly(remaining) ?? unsettled } : undefined),
      ...sourceValue(rule),
    },
    reason: reason(told, says, {
      figures,
      cites: [rule.placed.cite],
      entries: [minutes.id],
      grounds: [rule.reason, electorate.reason],
    }),
  };
}
