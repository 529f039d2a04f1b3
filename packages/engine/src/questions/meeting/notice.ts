import { z } from 'zod';
import { message, QuestionError, reason } from '../../evaluation/index.js';
import { atClose, daysBetween, plusDays, type Day } from '../../exact/index.js';
import { meetingNoticeTopic } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  dayOfMeeting,
  dayOfMeetingNamed,
  dayOfTextFor,
  firstSittingOf,
  noticeOf,
  recordDateFixed,
  recordDateTopic,
} from '../../terms/index.js';
import type { DaysBefore } from '../../terms/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { silenceOn, sourceValue, spoken } from './spoken.js';

const told = message(
  'meeting.notice',
  'For a meeting on {on}, notice is in time from {earliest} to {latest}{sent}: {outcome}',
);

const inWords = {
  'in-time': 'in time',
  'too-late': 'too late',
  'too-early': 'too early',
  'not-given': 'none is entered as given',
  days: 'no meeting is named that it could have been given for',
} as const;

/** Whether notice of a meeting was given in time, and between which days it can be given; the record date likewise. */
export const meetingNotice = defineQuestion({
  name: 'meeting.notice',
  family: 'meeting',
  asks: 'Between which days must notice of this meeting be given, and was it? Is the record date within its days?',
  input: z.strictObject({
    meeting: z.string().optional().describe('the id of the meeting'),
    on: z.string().optional().describe('the day of the meeting, where it has not been called yet'),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['in-time', 'too-late', 'too-early', 'not-given', 'days', 'silent'])
      .describe('judged where the meeting is known; else the days are told'),
    earliest: z.string().optional().describe('the first day on which notice is in time'),
    latest: z.string().optional().describe('the last day on which notice is in time'),
    sent: z.string().optional().describe('the day it was sent'),
    recordDate: z
      .looseObject({ outcome: z.enum(['within', 'outside', 'not-fixed']) })
      .optional()
      .describe('whether the record date is within its days'),
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { on: '2002-04-20' },
  put: (c, { meeting, on }) => ({
    ask: () => {
      const at = meeting === undefined ? c.now : atClose(dayOfTextFor(c, meeting));
      const rule = spoken(c, meetingNoticeTopic, {}, at);
      if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(meetingNoticeTopic) };
      const { held, sent } =
        meeting === undefined ? { held: askedDay('on', on ?? missing()) } : noticeGiven(c, meeting);
      const { least, most } = rule.value;
      const outcome = judge(meeting, sent, held, rule.value);
      const [earliest, latest] = [plusDays(held, -most), plusDays(held, -least)];
      return {
        value: {
          outcome,
          earliest,
          latest,
          ...(sent === undefined ? undefined : { sent }),
          ...(meeting === undefined ? undefined : { recordDate: recordDateOf(c, meeting) }),
          ...sourceValue(rule),
        },
        reason: reason(told, inWords[outcome], {
          figures: {
            on: held,
            earliest,
            latest,
            sent: sent === undefined ? '' : `; it was sent on ${sent}`,
          },
          cites: [rule.placed.cite],
          grounds: [rule.reason],
        }),
      };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

function missing(): never {
  throw new QuestionError('Say for which meeting ("meeting", an id), or for which day ("on").');
}

/** The day from which notice of a meeting is counted, and when it was sent: of an adjourned sitting that of the meeting, unless it has its own. */
function noticeGiven(c: Context, meeting: string): { readonly held: Day; readonly sent?: Day | undefined } {
  const own = noticeOf(c, meeting);
  const noticed = own === undefined ? firstSittingOf(c, meeting) : meeting;
  return { held: dayOfMeetingNamed(c, noticed), sent: own ?? noticeOf(c, noticed) };
}

function judge(meeting: string | undefined, sent: Day | undefined, held: Day, { least, most }: DaysBefore) {
  if (meeting === undefined) return 'days';
  if (sent === undefined) return 'not-given';
  const before = daysBetween(sent, held);
  if (before < least) return 'too-late';
  return before > most ? 'too-early' : 'in-time';
}

function recordDateOf(c: Context, meeting: string) {
  const entry = recordDateFixed(c, meeting, c.now);
  if (entry === undefined) return { outcome: 'not-fixed' };
  const held = dayOfMeeting(c, entry.data.for);
  const rule = spoken(c, recordDateTopic, {}, atClose(dayOfTextFor(c, meeting)));
  if (rule === undefined) return { date: entry.data.date };
  const days = daysBetween(entry.data.date, held);
  const within = days >= rule.value.least && days <= rule.value.most;
  return { outcome: within ? 'within' : 'outside', date: entry.data.date, daysBefore: days, rule: rule.placed.cite };
}
