import { z } from 'zod';
import { className, named, persons, text, wholeNumber } from '../field/index.js';

/** An election of directors. */
export const electionAct = z
  .strictObject({
    kind: z.literal('election'),
    meeting: named('meeting').describe('the meeting'),
    seats: wholeNumber.describe('how many seats are filled'),
    class: text.optional().describe('the class of the seats'),
    series: className.optional().describe('the series whose holders elect'),
    candidates: persons.describe('the candidates'),
  })
  .describe('An election of directors.');
