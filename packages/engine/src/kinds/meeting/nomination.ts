import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { provisionFields, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';

export const nominationTopic = 'nominations';

/** Until when a shareholder's nomination must be received. */
export interface NominationRule {
  readonly leastDays: number;
  /** Where notice of the meeting went out later than so many days before it, nominations are in time so many days after. */
  readonly late?: { readonly noticeWithin: number; readonly daysAfterNotice: number };
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

const rule = message(
  'nomination.rule',
  'A shareholder’s nomination is received at least {outcome} days before the meeting{late}',
);

/** Until when a shareholder may nominate for director. The Board’s own nominations are not bound by it. */
export const nominationKind = defineKind<z.output<typeof parameters>>({
  kind: 'nomination',
  subject: 'meeting',
  provides: 'says until when shareholders may nominate candidates for director',
  parameters,
  facts: [],
  answers: ['meeting.nominate', 'instrument.profile'],
  tells: (_c, placed, topic) => {
    if (topic !== nominationTopic) return undefined;
    const { leastDays, late } = placed.provision;
    const value: NominationRule = { leastDays, ...(late === undefined ? undefined : { late }) };
    const more =
      late === undefined
        ? ''
        : `, or within ${late.daysAfterNotice} days of a notice given fewer than ${late.noticeWithin} days before it`;
    return held(value, reason(rule, String(leastDays), { figures: { late: more }, cites: [placed.cite] }));
  },
  profile: ({ leastDays }) => ({ 'advance-notice': `nominations ${leastDays} days before the meeting` }),
});

export const nomination = (parts: Written<typeof parameters>) => ({ kind: 'nomination' as const, ...parts });
