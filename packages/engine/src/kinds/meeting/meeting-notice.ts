import { z } from 'zod';
import { held, message, reason, type FactType } from '../../evaluation/index.js';
import { provisionFields, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';

export const meetingNoticeTopic = 'notice-of-meetings';
export const recordDateTopic = 'record-date';

/** Least and most days before the meeting. */
export interface DaysBefore {
  readonly least: number;
  readonly most: number;
}

/** Asked of a meeting that is neither held nor called for a day. */
export const meetingDay: FactType = {
  name: 'day-of-meeting',
  asks: 'On which day is the meeting {0} held?',
  about: ['meeting'],
  reply: { kind: 'day' },
};

const days = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('meeting-notice'),
  of: z.enum(['notice', 'record-date']).describe('whether the days are those of the notice, or of the record date'),
  least: days.describe('at least so many days before the meeting'),
  most: days.describe('at most so many days before the meeting'),
});

const rule = message('meeting-notice.rule', '{what} is to be {least} to {most} days before the meeting');

/** How many days before a meeting of shareholders its notice is given, or its record date lies. */
export const meetingNoticeKind = defineKind<z.output<typeof parameters>>({
  kind: 'meeting-notice',
  subject: 'meeting',
  provides: 'says how many days before a meeting of shareholders notice is given, or the record date lies',
  parameters,
  facts: [meetingDay],
  answers: ['meeting.notice'],
  tells: (_c, placed, topic) => {
    const { of, least, most } = placed.provision;
    if (topic !== (of === 'notice' ? meetingNoticeTopic : recordDateTopic)) return undefined;
    const figures = { what: of === 'notice' ? 'Notice' : 'The record date', least: String(least), most: String(most) };
    return held<DaysBefore>(
      { least, most },
      reason(rule, `${least} to ${most} days`, { figures, cites: [placed.cite] }),
    );
  },
});

export const meetingNotice = (parts: Written<typeof parameters>) => ({ kind: 'meeting-notice' as const, ...parts });
