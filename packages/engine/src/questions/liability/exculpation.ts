import { z } from 'zod';
import { day } from '../../exact/index.js';
import { defineQuestion } from '../question.js';
import { silence, toldBy } from '../told-by.js';

const input = z.strictObject({
  person: z.string().describe('the director'),
  act: z.string().transform(day).describe('the day of the act or omission'),
  capacity: z.enum(['director', 'officer', 'other']).describe('in what capacity the person acted'),
  claimant: z
    .enum(['corporation', 'shareholders', 'other'])
    .describe('who claims; a derivative suit is the corporation’s'),
  relief: z.enum(['damages', 'other']).describe('what is claimed'),
});

/** Whether a director is free from damages for an act, by the provision in force when it was done. */
export const exculpationOf = defineQuestion({
  name: 'liability.exculpation',
  family: 'liability',
  asks: 'Is this director free from damages for this act?',
  input: input,
  value: z.looseObject({
    outcome: z
      .enum(['exculpated', 'not-exculpated', 'silent'])
      .describe('silent: no provision was in force at the act'),
    why: z.string().optional(),
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
      toldBy(c, 'exculpation', asked, c.now, asked.act) ?? silence(c, 'the liability of directors on that day'),
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});
