import { z } from 'zod';
import { moneyField, person, yesNo } from '../field/index.js';

/** An acquisition of securities of a person by the corporation or a subsidiary. */
export const acquireSecuritiesAct = z
  .strictObject({
    kind: z.literal('acquire-securities'),
    by: person.optional().describe('who acquires, where it is not the corporation'),
    issuer: person.describe('who issued the securities'),
    'held-by': person.optional().describe('from whom'),
    value: moneyField.optional().describe('their value'),
    convertible: yesNo.optional().describe('whether they can be converted into securities of the issuer'),
  })
  .describe('An acquisition of securities of a person by the corporation or a subsidiary.');
