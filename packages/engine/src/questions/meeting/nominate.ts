import { z } from 'zod';
import { message, reason, unsettled } from '../../evaluation/index.js';
import { compareDays, plusDays, type Day } from '../../exact/index.js';
import {
  inTime,
  nominationJudged,
  nominationRules,
  nominationsOf,
  nominationTopic,
  noticedInWords,
  noticedMatters,
} from '../../kinds/index.js';
import type { InTime, PlacedNominationRule } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { dayOfTextFor, isAnnual, meetingNamed } from '../../terms/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { silenceOn } from './spoken.js';
import { rows } from '../shapes.js';

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
type Rules = readonly [PlacedNominationRule, ...PlacedNominationRule[]];

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
    nominations: rows({
      id: z.string().describe('the entry'),
      candidates: z.array(z.string()).describe('by name'),
      by: z.enum(['shareholder', 'board', 'committee']),
      outcome: z.enum(['in-time', 'too-early', 'too-late', 'not-bound']),
    })
      .optional()
      .describe('the nominations that are entered for this meeting, each with whether it came in time'),
  }),
  example: { meeting: 'am-2002', received: '2002-02-01' },
  put: (c, asked) => ({
    ask: () => {
      const { meeting, by, of = 'nomination' } = asked;
      meetingNamed(c, meeting);
      const [highest, ...lower] = nominationRules(c, { of, at: dayOfTextFor(c, meeting) });
      if (highest === undefined || (of === 'business' && !isAnnual(c, meeting, [highest.placed.cite]))) {
        c.otherLaw({
          says: `The instruments in force are silent on ${of === 'business' ? 'notice of other business' : 'nominations'}.`,
          cites: [],
        });
        return { value: { outcome: 'silent' }, reason: silenceOn(nominationTopic) };
      }
      const rules: Rules = [highest, ...lower];
      if (highest.rule.isMinimum && lower.length === 0) {
        c.otherLaw({
          says: `how ${of === 'business' ? 'notice of other business' : 'notice of a nomination'} is given, which the bylaws lay down`,
          cites: [highest.placed.cite],
        });
      }
      if (by === 'board' || by === 'committee') {
        const cites = [highest.placed.cite];
        return {
          value: { outcome: 'not-bound', ...sourceOf(highest, highest), ...nominationsTold(c, asked, rules) },
          reason: reason(free, 'not bound', {
            figures: { by, what: noticedInWords[of] },
            cites,
            grounds: [highest.reason],
          }),
        };
      }
      return judged(c, asked, rules);
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

function judged(c: Context, asked: Asked, rules: Rules) {
  const { meeting, of = 'nomination', ...given } = asked;
  const asDay = (field: 'received' | 'sent') => {
    const text = given[field];
    return text === undefined ? undefined : askedDay(field, text);
  };
  const found = inTime(c, rules, { meeting, received: asDay('received'), sent: asDay('sent') });
  const { outcome, counted, on, meets, earliest, latest } = found;
  return {
    value: {
      outcome,
      ...(earliest === undefined ? undefined : { earliest }),
      ...(latest === undefined ? undefined : { latest }),
      counted,
      ...sourceOf(rules[0], found.least.by),
      ...nominationsTold(c, asked, rules),
    },
    reason: reason(told, outcome.replaceAll('-', ' '), {
      figures: {
        on: meets,
        what: noticedInWords[of],
        window: windowInWords(found, meets) + (latest === undefined ? ', or longer by its announcement' : ''),
        counted,
        day: on ?? 'not yet',
      },
      cites: [...new Set(rules.map(({ placed }) => placed.cite))],
      grounds: rules.map((each) => each.reason),
    }),
  };
}

/** The nominations that are entered for the meeting; what is not known of one leaves that one open. */
function nominationsTold(c: Context, { meeting, of = 'nomination' }: Asked, rules: Rules) {
  const entered = of === 'nomination' ? nominationsOf(c, meeting) : [];
  if (entered.length === 0) return undefined;
  return {
    nominations: entered.map((nomination) => {
      const found = c.attempt(() => nominationJudged(c, rules, nomination).outcome);
      const { id, data } = nomination;
      return {
        id,
        candidates: data.candidates.map((each) => c.nameOf(each)),
        by: data.by,
        outcome: found.settled ? found.value : unsettled,
      };
    }),
  };
}

/** From when until when a nomination is in time, and from which notice the last day is counted where one sets it. */
function windowInWords({ earliest, least: { day: last, by }, noticed }: InTime, held: Day): string {
  const { leastDays, late } = by.rule;
  const isByNotice =
    late !== undefined &&
    noticed !== undefined &&
    compareDays(last, plusDays(held, -leastDays)) !== 0 &&
    compareDays(last, plusDays(noticed, late.daysAfterNotice)) === 0;
  const counted = isByNotice ? `, ${late.daysAfterNotice} days after the notice of ${noticed}` : '';
  return `${earliest === undefined ? 'until' : `from ${earliest} to`} ${last}${counted}`;
}

function sourceOf(highest: PlacedNominationRule, by: PlacedNominationRule) {
  return {
    charter: highest.placed.instrument.kind === 'charter' ? highest.placed.cite : 'silent',
    rule: by.placed.cite,
    instrument: by.placed.instrument.title,
  };
}
