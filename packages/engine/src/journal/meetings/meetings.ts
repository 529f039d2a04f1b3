import { z } from 'zod';
import { compareBy, sum } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import {
  bodyName,
  dayField,
  introducesOrNames,
  momentField,
  named,
  presenceField,
  shareCount,
  text,
  texts,
  votersField,
  yesNo,
} from '../field/index.js';

/** Meetings: called, noticed, held. */
export const meetingEntries = [
  defineEntryType({
    type: 'meeting-called',
    family: 'meetings',
    says: 'A meeting was called.',
    data: z.strictObject({
      id: introducesOrNames('meeting').describe('the id of the meeting'),
      kind: z.enum(['annual', 'special', 'regular']).describe('what sort of meeting'),
      of: bodyName.describe('of whom: shareholders, board, continuing-directors or another body'),
      by: text.describe('who called it'),
      for: momentField.optional().describe('the day and time it was called for'),
      place: text.optional().describe('where it is held: an address, or how it is reached'),
      purposes: texts.optional().describe('what it was called to do'),
    }),
    example: { id: 'am-2002', kind: 'annual', of: 'shareholders', by: 'board', for: '2002-04-20 14:00' },
  }),
  defineEntryType({
    type: 'meeting-noticed',
    family: 'meetings',
    says: 'Notice of a meeting was given.',
    data: z.strictObject({
      meeting: named('meeting').describe('the meeting'),
      sent: dayField.describe('the day it was sent'),
      to: text.describe('to whom'),
      how: z.enum(['mail', 'delivery', 'electronic', 'publication', 'other']).optional().describe('how'),
    }),
    example: { meeting: 'am-2002', sent: '2002-03-20', to: 'all holders of record' },
  }),
  defineEntryType({
    type: 'meeting-held',
    family: 'meetings',
    says: 'A meeting was held.',
    data: z
      .strictObject({
        id: introducesOrNames('meeting').describe('the id of the meeting; an adjourned sitting has an id of its own'),
        kind: z.enum(['annual', 'special', 'regular']).describe('what sort of meeting'),
        of: bodyName.describe('of whom: shareholders, board, continuing-directors or another body'),
        place: text.optional().describe('where it was held'),
        'adjourned-from': named('meeting')
          .optional()
          .describe('the meeting whose adjourned sitting this is; both are one meeting'),
        'present-shares': shareCount.optional().describe('of shareholders: shares present in person or by proxy'),
        'in-person-shares': shareCount
          .optional()
          .describe('of shareholders: as many of these as were present in person; the others were by proxy'),
        presence: presenceField
          .optional()
          .describe('of shareholders: the same, class by class, where classes have other votes or vote apart'),
        present: votersField.optional().describe('of a body: how many were there, or who'),
        quorum: yesNo.optional().describe('whether the chair found a quorum'),
        adjourned: yesNo.optional().describe('whether it was adjourned without finishing its business'),
      })
      .refine(
        ({ presence = [], ...told }) => {
          const inPerson = told['in-person-shares'];
          if (inPerson === undefined) return true;
          const byClass =
            presence.length === 0
              ? undefined
              : sum(
                  'shares',
                  presence.map(({ shares }) => shares),
                );
          const present = byClass ?? told['present-shares'];
          return present !== undefined && compareBy<'shares'>('notMoreThan', inPerson, present);
        },
        {
          path: ['in-person-shares'],
          error: 'these are some of the shares that were present: say how many were in all, and no fewer than these',
        },
      ),
    example: { id: 'am-2002', kind: 'annual', of: 'shareholders', 'present-shares': '600000', quorum: 'yes' },
  }),
  defineEntryType({
    type: 'holders-withdrew',
    family: 'meetings',
    says: 'Holders who were present left a meeting before it ended.',
    data: z.strictObject({
      meeting: named('meeting').describe('the meeting, or the sitting of it'),
      shares: presenceField.describe('the shares that left, class by class'),
    }),
    example: { meeting: 'am-2002', shares: [{ class: 'common', shares: '200000' }] },
  }),
] as const;
