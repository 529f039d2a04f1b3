import { z } from 'zod';
import { moneyField, person, persons, yesNo } from '../field/index.js';

/** Financial assistance from or through the corporation or a subsidiary. */
export const assistanceAct = z
  .strictObject({
    kind: z.literal('assistance'),
    by: person.optional().describe('who gives it, where it is not the corporation'),
    form: z
      .enum(['loan', 'advance', 'guarantee', 'pledge', 'security', 'covenant', 'tax-advantage', 'other'])
      .describe('its form'),
    to: person.describe('to whom'),
    benefits: persons.optional().describe('who benefits from it'),
    proportionate: yesNo.optional().describe('whether they benefit only in proportion as shareholders'),
    amount: moneyField.optional().describe('how much'),
  })
  .describe('Financial assistance from or through the corporation or a subsidiary.');
