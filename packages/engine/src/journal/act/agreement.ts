import { z } from 'zod';
import { named } from '../field/index.js';

/** An agreement for another act. */
export const agreementAct = z
  .strictObject({
    kind: z.literal('agreement'),
    for: named('proposal').describe('the proposed act it is for'),
  })
  .describe('An agreement for another act.');
