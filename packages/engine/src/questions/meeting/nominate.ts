import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { compareDays } from '../../exact/index.js';
import { lastDayToNominate, nominationTopic, type NominationRule } from '../../kinds/index.js';
import { dayOfMeeting, noticeOf } from '../../terms/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { silenceOn, sourceValue, spoken } from './spoken.js';

const told = message(
  'meeting.nominate',
  'For the meeting on {on}, a shareholder’s nomination is in time until {latest}; received {received}: {outcome}',
);

/** Until when a shareholder may nominate for director, and whether a nomination came in time. */
export const meetingNominate = defineQuestion({
  name: 'meeting.nominate',
  family: 'meeting',
  asks: 'Until which day may a shareholder nominate for director, and was this nomination in time?',
  input: z.strictObject({
    meeting: z.string().describe('the id of the meeting'),
    received: z.string().optional().describe('the day the nomination was received'),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['in-time', 'too-late', 'latest-day', 'silent'])
      .describe('judged where a day is given; else the last day is told'),
    latest: z.string().optional().describe('the last day on which a nomination is in time'),
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { meeting: 'am-2002', received: '2002-02-01' },
  put: (c, { meeting, received }) => ({
    ask: () => {
      const rule = spoken<NominationRule>(c, nominationTopic);
      if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(nominationTopic) };
      const held = dayOfMeeting(c, meeting);
      const latest = lastDayToNominate(rule.value, held, noticeOf(c, meeting));
      const on = received === undefined ? undefined : askedDay('received', received);
      const outcome = on === undefined ? 'latest-day' : compareDays(on, latest) <= 0 ? 'in-time' : 'too-late';
      return {
        value: { outcome, latest, ...sourceValue(rule) },
        reason: reason(told, outcome.replaceAll('-', ' '), {
          figures: { on: held, latest, received: on ?? 'not yet' },
          cites: [rule.placed.cite],
          grounds: [rule.reason],
        }),
      };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});
