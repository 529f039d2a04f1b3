import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { plusDays, type Day } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  calledMeetings,
  dayOfMeeting,
  deadlineOn,
  deadlinesTopic,
  defineKind,
  defineTopic,
  meetingDay,
  recordDateTopic,
  wholeNumberParameter,
} from '../../terms/index.js';
import type { DaysBefore, Deadline } from '../../terms/index.js';

export const meetingNoticeTopic = defineTopic<DaysBefore>('notice-of-meetings');

const parameters = parametersOf('meeting-notice', {
  of: z.enum(['notice', 'record-date']).describe('whether the days are those of the notice, or of the record date'),
  least: wholeNumberParameter.describe('at least so many days before the meeting'),
  most: wholeNumberParameter.describe('at most so many days before the meeting'),
});

type MeetingNotice = z.output<typeof parameters>;

const rule = message('meeting-notice.rule', '{what} is to be {least} to {most} days before the meeting');

/** How many days before a meeting of shareholders its notice is given, or its record date lies. */
export const meetingNoticeKind = defineKind<MeetingNotice>({
  kind: 'meeting-notice',
  subject: 'meeting',
  provides: 'says how many days before a meeting of shareholders notice is given, or the record date lies',
  parameters,
  facts: [meetingDay],
  answers: ['meeting.notice', 'calendar.deadlines', 'solve.last-day'],
  tells: (c, placed, topic) => {
    if (topic === deadlinesTopic) return deadlines(c, placed);
    const { of, least, most } = placed.provision;
    if (topic !== (of === 'notice' ? meetingNoticeTopic : recordDateTopic)) return undefined;
    const figures = { what: of === 'notice' ? 'Notice' : 'The record date', least: String(least), most: String(most) };
    return held<DaysBefore>(
      { least, most },
      reason(rule, `${least} to ${most} days`, { figures, cites: [placed.cite] }),
    );
  },
});

const listed = message('meeting-notice.deadlines', 'First and last days for {what} of each meeting called: {outcome}');

/** A meeting, with the day for which it is called where one is. */
function meant(c: Context, meeting: string, day: Day | undefined): string {
  return day === undefined ? c.nameOf(meeting) : `${c.nameOf(meeting)}, called for ${day}`;
}

/** The entries by which notice was given, where any is entered. */
function noticed(c: Context, meeting: string): Pick<Deadline, 'shownBy'> {
  const given = c.books.meetingNotices(meeting, c.now).map(({ id }) => id);
  c.restsOn(given);
  return given.length === 0 ? {} : { shownBy: given };
}

/** The first and the last day for the notice, or the record date, of each meeting that has been called. */
function deadlines(c: Context, { provision, cite }: Placed<MeetingNotice>): Held<readonly Deadline[]> {
  const { of, least, most } = provision;
  const what = of === 'notice' ? 'notice' : 'the record date';
  const can = (id: string): string =>
    of === 'notice' ? `notice of ${c.nameOf(id)} can be given` : `the record date of ${c.nameOf(id)} can lie`;
  const value = calledMeetings(c, cite).flatMap(({ id: entry, data: { id, for: called } }) => [
    deadlineOn(
      c,
      {
        id: `${id} ${of} first-day`,
        what: `${can(id)} on this day at the earliest`,
        comes: 'begins',
        cite,
        counted: `${most} days before ${meant(c, id, called?.day)}`,
        setBy: [entry],
      },
      () => plusDays(dayOfMeeting(c, id), -most),
    ),
    deadlineOn(
      c,
      {
        id: `${id} ${of} last-day`,
        what: `${can(id)} on this day at the latest`,
        comes: 'falls-due',
        who: 'the corporation',
        cite,
        counted: `${least} days before ${meant(c, id, called?.day)}`,
        setBy: [entry],
        ...(of === 'notice' ? noticed(c, id) : undefined),
      },
      () => plusDays(dayOfMeeting(c, id), -least),
    ),
  ]);
  return held(value, reason(listed, String(value.length), { figures: { what }, cites: [cite] }));
}

export const meetingNotice = writerOf(parameters);
