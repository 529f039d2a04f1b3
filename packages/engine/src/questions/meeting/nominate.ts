import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { compareDays, day, plusDays, type Day } from '../../exact/index.js';
import {
  announcedOn,
  firstDayUnder,
  lastDayUnder,
  nominationRules,
  nominationSentFact,
  nominationTopic,
  noticedInWords,
  noticedMatters,
  type PlacedNominationRule,
} from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { dayOfMeeting, noticeOf } from '../../terms/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { silenceOn } from './spoken.js';

const input = z.strictObject({
  meeting: z.string().describe('the id of the meeting'),
  of: z
    .enum(noticedMatters)
    .optional()
    .describe('of what notice is given: of a nomination, where it is left out, or of other business'),
  received: z.string().optional().describe('the day the nomination, or the notice, was received'),
  sent: z.string().optional().describe('the day it was sent, where that may count'),
  by: z
    .enum(['shareholder', 'board', 'committee'])
    .optional()
    .describe('who nominates: a shareholder unless it says otherwise'),
});
type Asked = z.output<typeof input>;

const told = message(
  'meeting.nominate',
  'For the meeting on {on}, a shareholder’s {what} is in time {window}; {counted} {day}: {outcome}',
);
const free = message('meeting.nominate.free', 'A {what} by the {by} is bound by no day of notice');

/** Until when a shareholder may nominate for director, or give notice of other business, and whether that came in time. */
export const meetingNominate = defineQuestion({
  name: 'meeting.nominate',
  family: 'meeting',
  asks: 'Until which day may a shareholder nominate for director, or give notice of other business, and was it in time?',
  input,
  value: z.looseObject({
    outcome: z
      .enum(['in-time', 'too-early', 'too-late', 'latest-day', 'not-bound', 'silent'])
      .describe('judged where a day is given; else the last day is told; nominations of the board are not bound'),
    earliest: z
      .string()
      .optional()
      .describe('the first day on which a nomination is in time, where one can be too early'),
    latest: z
      .string()
      .optional()
      .describe(
        'the last day on which a nomination is in time; absent where that is open and this one is in time in any case',
      ),
    counted: z.enum(['received', 'sent']).optional().describe('the day that counts'),
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that fixes the last day'),
  }),
  example: { meeting: 'am-2002', received: '2002-02-01' },
  put: (c, asked) => ({
    ask: () => {
      const { by, of = 'nomination' } = asked;
      const [highest, ...lower] = isForSpecial(c, asked) ? [] : nominationRules(c, of);
      if (highest === undefined) {
        c.otherLaw({
          says: `The instruments in force are silent on ${of === 'business' ? 'notice of other business' : 'nominations'}.`,
          cites: [],
        });
        return { value: { outcome: 'silent' }, reason: silenceOn(nominationTopic) };
      }
      if (highest.rule.isMinimum && lower.length === 0) {
        c.otherLaw({
          says: `how ${of === 'business' ? 'notice of other business' : 'notice of a nomination'} is given, which the bylaws lay down`,
          cites: [highest.placed.cite],
        });
      }
      if (by === 'board' || by === 'committee') {
        const cites = [highest.placed.cite];
        return {
          value: { outcome: 'not-bound', ...sourceOf(highest, highest) },
          reason: reason(free, 'not bound', {
            figures: { by, what: noticedInWords[of] },
            cites,
            grounds: [highest.reason],
          }),
        };
      }
      return judged(c, asked, [highest, ...lower]);
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

/** A special meeting has the business that its call names, and shareholders bring no other before it. */
function isForSpecial(c: Context, { meeting, of }: Asked): boolean {
  if (of !== 'business') return false;
  const held = c.books.entriesOf('meeting-held', c.now).find(({ data }) => data.id === meeting);
  return (held ?? c.books.meetingCalled(meeting, c.now))?.data.kind === 'special';
}

function judged(c: Context, asked: Asked, rules: readonly [PlacedNominationRule, ...PlacedNominationRule[]]) {
  const held = dayOfMeeting(c, asked.meeting);
  const known = noticeOf(c, asked.meeting);
  const least = lastDayUnder(rules, held, known);
  const { counted } = least.by.rule;
  const on = dayCounted(c, asked, counted);
  const isInAnyCase = on !== undefined && compareDays(on, least.day) <= 0;
  const tried = c.attempt(() => announcedOn(c, rules, asked.meeting));
  const isLastDayOpen = isInAnyCase && !tried.settled;
  const noticed = isLastDayOpen ? known : announcedOn(c, rules, asked.meeting);
  const latest = lastDayUnder(rules, held, noticed);
  const earliest = firstDayUnder(rules, held, noticed);
  const isEarly = on !== undefined && earliest !== undefined && compareDays(on, earliest) < 0;
  const inTime = on !== undefined && compareDays(on, latest.day) <= 0 ? 'in-time' : 'too-late';
  const outcome = on === undefined ? 'latest-day' : isEarly ? 'too-early' : inTime;
  return {
    value: {
      outcome,
      ...(earliest === undefined ? undefined : { earliest }),
      ...(isLastDayOpen ? undefined : { latest: latest.day }),
      counted,
      ...sourceOf(rules[0], latest.by),
    },
    reason: reason(told, outcome.replaceAll('-', ' '), {
      figures: {
        on: held,
        what: noticedInWords[asked.of ?? 'nomination'],
        window:
          windowInWords(earliest, latest, held, noticed) + (isLastDayOpen ? ', or longer by its announcement' : ''),
        counted,
        day: on ?? 'not yet',
      },
      cites: [...new Set(rules.map(({ placed }) => placed.cite))],
      grounds: rules.map((each) => each.reason),
    }),
  };
}

/** From when until when a nomination is in time, and from which notice the last day is counted where one sets it. */
function windowInWords(
  earliest: Day | undefined,
  { day: last, by }: { readonly day: Day; readonly by: PlacedNominationRule },
  held: Day,
  noticed: Day | undefined,
): string {
  const { leastDays, late } = by.rule;
  const isByNotice =
    late !== undefined &&
    noticed !== undefined &&
    compareDays(last, plusDays(held, -leastDays)) !== 0 &&
    compareDays(last, plusDays(noticed, late.daysAfterNotice)) === 0;
  const counted = isByNotice ? `, ${late.daysAfterNotice} days after the notice of ${noticed}` : '';
  return `${earliest === undefined ? 'until' : `from ${earliest} to`} ${last}${counted}`;
}

/** The day of receipt or of sending; where sending counts and only the receipt is given, the other is asked. */
function dayCounted(c: Context, asked: Asked, counted: 'received' | 'sent'): Day | undefined {
  const received = asked.received === undefined ? undefined : askedDay('received', asked.received);
  if (counted === 'received') return received;
  if (asked.sent !== undefined) return askedDay('sent', asked.sent);
  if (received === undefined) return undefined;
  return day(c.ask(nominationSentFact, { about: [asked.meeting, received], cites: [] }));
}

function sourceOf(highest: PlacedNominationRule, by: PlacedNominationRule) {
  return {
    charter: highest.placed.instrument.kind === 'charter' ? highest.placed.cite : 'silent',
    rule: by.placed.cite,
    instrument: by.placed.instrument.title,
  };
}
