import { z } from 'zod';
import { day, isDay, plusDays } from '../../exact/index.js';
import { moneyParameter, toldBy } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';

const input = z.strictObject({
  person: z.string().describe('the director'),
  act: z
    .string()
    .refine(isDay, 'expected a day of the calendar such as 2004-06-01')
    .transform(day)
    .describe('the day of the act or omission'),
  capacity: z.enum(['director', 'officer', 'other']).describe('in what capacity the person acted'),
  claimant: z
    .enum(['corporation', 'shareholders', 'other'])
    .describe('who claims; a derivative suit is the corporation’s'),
  relief: z.enum(['damages', 'other']).describe('what is claimed'),
  damages: moneyParameter.optional().describe('how much is claimed, for saying what would be owed'),
});

/**
 * Whether a director is free from damages for an act, or owes no more than a limit, by the provision in force when it was
 * done; one that was repealed that very day speaks where it spares the day itself.
 */
export const exculpationOf = defineQuestion({
  name: 'liability.exculpation',
  family: 'liability',
  asks: 'Is this director free from damages for this act?',
  input: input,
  value: z.looseObject({
    outcome: z
      .enum(['exculpated', 'limited', 'not-exculpated', 'silent'])
      .describe('limited: to the amount given; silent: no provision was in force at the act'),
    why: z.string().optional(),
    limit: z.unknown().optional().describe('the most that is owed, where liability is limited'),
    owed: z.unknown().optional().describe('of the damages claimed, what would be owed'),
  }),
  example: {
    person: 'corporation',
    act: '2001-05-01',
    capacity: 'director',
    claimant: 'corporation',
    relief: 'damages',
  },
  put: (c, asked) => ({
    ask: () =>
      toldBy(c, 'exculpation', asked, c.now, asked.act) ??
      toldBy(c, 'exculpation', asked, c.now, plusDays(asked.act, -1)) ??
      silence(c, `the liability of directors for an act of ${asked.act}`),
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});
