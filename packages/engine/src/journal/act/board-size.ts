import { z } from 'zod';
import { wholeNumber } from '../field/index.js';

/** A fixing of the number of directors, otherwise than by a bylaw. */
export const boardSizeAct = z
  .strictObject({
    kind: z.literal('board-size'),
    number: wholeNumber.describe('how many directors there are to be without vacancies'),
  })
  .describe('A fixing of the number of directors, otherwise than by a bylaw.');
