import { z } from 'zod';
import { held, message, reason, type FactType, type Held, type Reason } from '../../evaluation/index.js';
import { compareDays, daysBetween, latestOf, plusDays, type Day } from '../../exact/index.js';
import { byReading, provisionFields, type Placed, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  calledMeetings,
  dayOfMeeting,
  deadlineOn,
  deadlinesTopic,
  defineKind,
  hooks,
  meetingDay,
  noticeOf,
  type Deadline,
} from '../../terms/index.js';

export const nominationTopic = 'nominations';

/** Asked where the day of sending counts, and only that of receipt is given. */
export const nominationSentFact: FactType = {
  name: 'nomination-sent',
  asks: 'On which day was the nomination sent that was received on {1} for the meeting {0}?',
  about: ['meeting', 'day'],
  reply: { kind: 'day' },
};

/** Until when a shareholder's nomination must be received. */
export interface NominationRule {
  readonly leastDays: number;
  /** Where notice of the meeting went out later than so many days before it, nominations are in time so many days after. */
  readonly late?: { readonly noticeWithin: number; readonly daysAfterNotice: number };
  /** Whether lower instruments may ask for more days, and not for fewer. */
  readonly isMinimum: boolean;
  /** Whether a nomination is in time by the day it is received, or by the day it is sent. */
  readonly counted: 'received' | 'sent';
}

/** A rule on nominations, with its section. */
export interface PlacedNominationRule {
  readonly rule: NominationRule;
  readonly placed: Placed;
  readonly reason: Reason;
}

/**
 * The rules on nominations that bind together on a day: the highest instrument that speaks, and while what speaks is only a
 * minimum, the next one below it too. Every one must be kept.
 */
export function nominationRules(c: Context): readonly PlacedNominationRule[] {
  const told = hooks(c, 'tells', c.asOf).flatMap(({ placed, hook }) => {
    const said = hook(c, placed, nominationTopic, {}, c.now) as Held<NominationRule> | undefined;
    return said === undefined ? [] : [{ rule: said.value, placed, reason: said.reason }];
  });
  const last = told.findIndex(({ rule: each }) => !each.isMinimum);
  return last < 0 ? told : told.slice(0, last + 1);
}

/** The last day on which a nomination keeps every rule, and the rule that fixes it. */
export function lastDayUnder(
  rules: readonly [PlacedNominationRule, ...(readonly PlacedNominationRule[])],
  meets: Day,
  noticed: Day | undefined,
): { readonly day: Day; readonly by: PlacedNominationRule } {
  const days = rules.map((each) => ({ day: lastDayToNominate(each.rule, meets, noticed), by: each }));
  const [first = { day: meets, by: rules[0] }, ...others] = days;
  return others.reduce((earliest, each) => (compareDays(each.day, earliest.day) < 0 ? each : earliest), first);
}

/**
 * The last day on which a nomination is in time: so many days before the meeting; where notice of the meeting came late,
 * so many days after that notice, if that is later.
 */
export function lastDayToNominate(rule: NominationRule, meets: Day, noticed: Day | undefined): Day {
  const usual = plusDays(meets, -rule.leastDays);
  if (rule.late === undefined || noticed === undefined) return usual;
  const isLate = daysBetween(noticed, meets) < rule.late.noticeWithin;
  return isLate ? latestOf(usual, plusDays(noticed, rule.late.daysAfterNotice)) : usual;
}

const days = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('nomination'),
  leastDays: days.describe('a shareholder’s nomination comes at least so many days before the meeting'),
  minimum: z
    .boolean()
    .optional()
    .describe(
      'whether it is a minimum, which lower instruments may lengthen and not shorten; left out: it is the rule',
    ),
  counted: byReading(z.enum(['received', 'sent']))
    .optional()
    .describe('whether the day of receipt counts, or that of sending; left out: that of receipt'),
  late: z
    .strictObject({
      noticeWithin: days.describe('where notice of the meeting is given fewer than so many days before it'),
      daysAfterNotice: days.describe('nominations are in time until so many days after that notice'),
    })
    .optional(),
});

type Nomination = z.output<typeof parameters>;

const rule = message(
  'nomination.rule',
  'A shareholder’s nomination is {counted} at least {outcome} days before the meeting{late}{minimum}',
);

/** Until when a shareholder may nominate for director. The Board’s own nominations are not bound by it. */
export const nominationKind = defineKind<Nomination>({
  kind: 'nomination',
  subject: 'meeting',
  provides: 'says until when shareholders may nominate candidates for director',
  parameters,
  facts: [meetingDay, nominationSentFact],
  answers: ['meeting.nominate', 'calendar.deadlines', 'solve.last-day', 'instrument.profile'],
  tells: (c, placed, topic) => {
    if (topic === deadlinesTopic) return deadlines(c, placed);
    if (topic !== nominationTopic) return undefined;
    const value = ruleOf(c, placed);
    const { leastDays, late, counted, isMinimum } = value;
    const more =
      late === undefined
        ? ''
        : `, or within ${late.daysAfterNotice} days of a notice given fewer than ${late.noticeWithin} days before it`;
    return held(
      value,
      reason(rule, String(leastDays), {
        figures: { late: more, counted, minimum: isMinimum ? '; other instruments may ask for more' : '' },
        cites: [placed.cite],
      }),
    );
  },
  profile: ({ leastDays, minimum }) => ({
    'advance-notice': `nominations ${leastDays} days before the meeting${minimum === true ? ', or more as bylaws ask' : ''}`,
  }),
});

function ruleOf(c: Context, { provision }: Placed<Nomination>): NominationRule {
  const { leastDays, late, minimum = false, counted = 'received' } = provision;
  return {
    leastDays,
    isMinimum: minimum,
    counted: c.resolve(counted),
    ...(late === undefined ? undefined : { late }),
  };
}

const listed = message('nomination.deadlines', 'Last days to nominate for the meetings called: {outcome}');

/**
 * The last day to nominate for each meeting that has been called, by the notice given so far. Where several rules bind
 * together, the lowest of them tells it for all.
 */
function deadlines(c: Context, placed: Placed<Nomination>): Held<readonly Deadline[]> | undefined {
  const { cite } = placed;
  const [first, ...others] = nominationRules(c);
  if (first === undefined || (others.at(-1) ?? first).placed.cite !== cite) return undefined;
  const value = calledMeetings(c, cite).map(({ data: { id } }) =>
    deadlineOn(
      c,
      {
        id: `${id} nomination last-day`,
        what: `a nomination for director, where ${c.nameOf(id)} elects any, is in time on this day at the latest`,
        comes: 'falls-due',
        who: 'a shareholder who nominates',
        cite,
      },
      () => lastDayUnder([first, ...others], dayOfMeeting(c, id), noticeOf(c, id)).day,
    ),
  );
  return held(value, reason(listed, String(value.length), { cites: [cite] }));
}

export const nomination = (parts: Written<typeof parameters>) => ({ kind: 'nomination' as const, ...parts });
