import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { daysBetween, latestOf, plusDays, type Day } from '../../exact/index.js';
import { provisionFields, type Placed, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  calledMeetings,
  dayOfMeeting,
  deadlineOn,
  deadlinesTopic,
  defineKind,
  meetingDay,
  noticeOf,
  type Deadline,
} from '../../terms/index.js';

export const nominationTopic = 'nominations';

/** Until when a shareholder's nomination must be received. */
export interface NominationRule {
  readonly leastDays: number;
  /** Where notice of the meeting went out later than so many days before it, nominations are in time so many days after. */
  readonly late?: { readonly noticeWithin: number; readonly daysAfterNotice: number };
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
  leastDays: days.describe('a shareholder’s nomination is received at least so many days before the meeting'),
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
  'A shareholder’s nomination is received at least {outcome} days before the meeting{late}',
);

/** Until when a shareholder may nominate for director. The Board’s own nominations are not bound by it. */
export const nominationKind = defineKind<Nomination>({
  kind: 'nomination',
  subject: 'meeting',
  provides: 'says until when shareholders may nominate candidates for director',
  parameters,
  facts: [meetingDay],
  answers: ['meeting.nominate', 'calendar.deadlines', 'solve.last-day', 'instrument.profile'],
  tells: (c, placed, topic) => {
    if (topic === deadlinesTopic) return deadlines(c, placed);
    if (topic !== nominationTopic) return undefined;
    const value = ruleOf(placed);
    const { leastDays, late } = value;
    const more =
      late === undefined
        ? ''
        : `, or within ${late.daysAfterNotice} days of a notice given fewer than ${late.noticeWithin} days before it`;
    return held(value, reason(rule, String(leastDays), { figures: { late: more }, cites: [placed.cite] }));
  },
  profile: ({ leastDays }) => ({ 'advance-notice': `nominations ${leastDays} days before the meeting` }),
});

function ruleOf({ provision: { leastDays, late } }: Placed<Nomination>): NominationRule {
  return { leastDays, ...(late === undefined ? undefined : { late }) };
}

const listed = message('nomination.deadlines', 'Last days to nominate for the meetings called: {outcome}');

/** The last day to nominate for each meeting that has been called, by the notice given so far. */
function deadlines(c: Context, placed: Placed<Nomination>): Held<readonly Deadline[]> {
  const { cite } = placed;
  const value = calledMeetings(c, cite).map(({ data: { id } }) =>
    deadlineOn(
      c,
      {
        id: `${id} nomination last-day`,
        what: `a nomination for director, where the meeting ${id} elects any, is in time on this day at the latest`,
        comes: 'falls-due',
        who: 'a shareholder who nominates',
        cite,
      },
      () => lastDayToNominate(ruleOf(placed), dayOfMeeting(c, id), noticeOf(c, id)),
    ),
  );
  return held(value, reason(listed, String(value.length), { cites: [cite] }));
}

export const nomination = (parts: Written<typeof parameters>) => ({ kind: 'nomination' as const, ...parts });
