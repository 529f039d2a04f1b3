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
} from '../../exact/index.js';
import type { Amount } from '../../exact/index.js';
import { meetingQuorumTopic, type QuorumRule } from '../../kinds/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  appliedTold,
  beyondTheRegister,
  countedForQuorum,
  electorateAt,
  entitledToVote,
  isEnough,
  presentAtStart,
  recordMomentOfMeeting,
  withdrawnFrom,
} from '../../terms/index.js';
import type { Electorate, EntitledClasses } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { inspectedShape, tellApart } from './inspected.js';
import { silenceOn, sourceValue, spoken, type Spoken } from './spoken.js';

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
    inspected: inspectedShape,
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { meeting: 'am-2002' },
  put: (c, asked) => ({
    ask: () => quorumAt(c, asked),
    decides: (value) => {
      const { inspected, ...all } = value as Readonly<Record<string, unknown>>;
      return { ...decided(all), inspected: decided((inspected ?? all) as Readonly<Record<string, unknown>>) };
    },
  }),
});

function decided({ outcome, mayTransact }: Readonly<Record<string, unknown>>) {
  return { outcome: outcome ?? unsettled, mayTransact };
}

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
  const adjourned = minutes.data['adjourned-from'] !== undefined;
  const rule = spoken(c, meetingQuorumTopic, { series, adjourned }, atClose(minutes.on));
  if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(meetingQuorumTopic) };
  const recordDate = recordMomentOfMeeting(c, meeting, atClose(minutes.on));
  const electorate = electorateAt(c, recordDate, atClose(minutes.on));
  const counted = { minutes, rule, classes };
  const { figures, inWords, ...made } = madeOf(c, counted, electorate.value);
  const inspected = inspectedIn(c, counted, electorate.value);
  if (inspected?.inWords !== undefined) tellApart(c, inspected.inWords, inWords);
  return {
    value: {
      ...made,
      ...(inspected === undefined ? undefined : { inspected: inspected.value }),
      ...sourceValue(rule),
    },
    reason: reason(told, inWords, {
      figures,
      cites: [rule.placed.cite],
      entries: [minutes.id],
      grounds: [rule.reason, electorate.reason],
    }),
  };
}

/** What a quorum is counted of. */
interface Counted {
  readonly minutes: EntryOf<'meeting-held'>;
  readonly rule: Spoken<QuorumRule>;
  readonly classes: EntitledClasses;
}

/** The same by what the inspectors of the meeting may look at; undefined where no limit that the quorum counts rests on more than the register. */
function inspectedIn(c: Context, counted: Counted, { limits, at }: Electorate) {
  const { minutes, rule } = counted;
  const takings = rule.value.limitsAside ? [] : limits.filter((limit) => beyondTheRegister(c, limit).length > 0);
  if (takings.length === 0) return undefined;
  const { id } = minutes.data;
  const applied = { limits: appliedTold(c, id, takings) };
  const found = c.attempt(() => madeOf(c, counted, electorateAt(c, at, atClose(minutes.on), id).value));
  if (!found.settled) {
    c.waitFor(found.waiting);
    return { value: { outcome: unsettled, ...applied }, inWords: undefined };
  }
  const { figures: _figures, inWords, ...made } = found.value;
  return { value: { ...made, ...applied }, inWords };
}

/** Whether those present made a quorum of an electorate, and still do. */
function madeOf(c: Context, { minutes, rule, classes }: Counted, electorate: Electorate) {
  const { count, fraction, survivesWithdrawal } = rule.value;
  const meeting = minutes.data.id;
  const counting = countedForQuorum(electorate, rule.value);
  const entitled = entitledToVote(counting, count, classes);
  c.restsOn([minutes.id]);
  const present = presentAtStart(c, minutes.data, counting, count, classes);
  const withdrawn = withdrawnFrom(c, meeting, counting, count, classes);
  const remaining = minusAmount<'votes'>(present, amount(withdrawn));
  tellOddCounts(c, meeting, isMore(present, amount(entitled)), isMore(amount(withdrawn), present));
  const quorate = isEnough(c, fraction, present, amount(entitled));
  const stillQuorate = survivesWithdrawal || isEnough(c, fraction, remaining, amount(entitled));
  const needed = leastWholeMeeting<'votes'>(fraction, entitled);
  const anyLeft = !isZero(withdrawn);
  const mayTransact = quorate && stillQuorate;
  return {
    outcome: quorate ? ('quorum' as const) : ('no-quorum' as const),
    mayTransact,
    unit: count,
    entitled,
    ...(needed === undefined ? undefined : { needed }),
    present: exactly(present) ?? unsettled,
    ...(anyLeft ? { remaining: exactly(remaining) ?? unsettled } : undefined),
    figures: {
      entitled: show(entitled),
      unit: count,
      fraction: fractionInWords(fraction),
      needed: needed === undefined ? 'out of reach' : show(needed),
      present: inWords(present),
      meeting: c.nameOf(meeting),
      left: anyLeft ? `, and ${inWords(remaining)} are left` : '',
    },
    inWords: `${quorate ? 'a quorum' : 'no quorum'}${anyLeft && quorate ? `; the meeting ${mayTransact ? 'may' : 'may not'} go on` : ''}`,
  };
}
