import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import {
  className,
  dayField,
  introduces,
  named,
  person,
  ratioField,
  shareCount,
  text,
  texts,
  yesNo,
} from '../field/index.js';

/** What is sent, filed, offered, received and objected to. */
export const dealingEntries = [
  defineEntryType({
    type: 'notice',
    family: 'acts',
    says: 'A notice was sent.',
    data: z.strictObject({
      of: text.describe('what it is of: a proposed act or a meeting by id, or in words'),
      to: text.describe('to whom'),
      sent: dayField.describe('the day it was sent'),
      received: dayField.optional().describe('the day it was received'),
      by: text.optional().describe('who sent it'),
      how: z.enum(['mail', 'delivery', 'electronic', 'publication', 'other']).optional().describe('how'),
    }),
    example: { of: 'deal', to: 'all holders of record', sent: '2004-04-20' },
  }),
  defineEntryType({
    type: 'filing',
    family: 'acts',
    says: 'A paper was filed.',
    data: z.strictObject({
      what: text.describe('what was filed: a certificate, an application, a report'),
      with: text.optional().describe('the office or agency'),
      for: named('proposal').optional().describe('the proposed act it is for'),
      'signed-by': texts.optional().describe('who signed it'),
    }),
    example: { what: 'certificate of amendment', with: 'department of state' },
  }),
  defineEntryType({
    type: 'offer',
    family: 'acts',
    says: 'A person made an offer for shares.',
    data: z.strictObject({
      id: introduces('offer').optional().describe('an id for the offer'),
      by: person.describe('who made it'),
      class: className.describe('the class or series'),
      shares: shareCount.optional().describe('for how many'),
      percent: ratioField.optional().describe('for how much of the class'),
      kind: z
        .enum(['tender', 'exchange', 'private', 'solicitation', 'other'])
        .optional()
        .describe('what sort of offer'),
      until: dayField.optional().describe('the day on which it ended'),
    }),
    example: { by: 'corporation', class: 'common', percent: '25%', kind: 'tender' },
  }),
  defineEntryType({
    type: 'benefit-received',
    family: 'acts',
    says: 'A person received a financial benefit from the corporation or a company of it.',
    data: z.strictObject({
      by: person.describe('who benefits'),
      from: person.describe('who provides it'),
      kind: z.enum(['loan', 'advance', 'guarantee', 'pledge', 'assistance', 'tax-advantage']).describe('what it is'),
      proportionate: yesNo
        .optional()
        .describe('whether the person benefits only in proportion, as a shareholder like the others'),
      'usual-business': yesNo
        .optional()
        .describe('whether it is ordinary business on ordinary terms, such as a bank does with the public'),
    }),
    example: { by: 'dispersed', from: 'corporation', kind: 'loan', 'usual-business': 'yes' },
  }),
  defineEntryType({
    type: 'act-disapproved',
    family: 'acts',
    says: 'A person told the board that it disapproves of an act or a failure to act.',
    data: z.strictObject({
      by: person.describe('who disapproves'),
      of: named('entry').describe('the entry of the act or failure'),
      'in-writing': yesNo.describe('whether in writing'),
      'asks-to-rectify': yesNo.describe('whether it asks the board to put the matter right'),
      'good-faith': yesNo.optional().describe('whether it asks in good faith, where that has been stated'),
    }),
    example: { by: 'dispersed', of: 'cut', 'in-writing': 'yes', 'asks-to-rectify': 'yes' },
  }),
] as const;
