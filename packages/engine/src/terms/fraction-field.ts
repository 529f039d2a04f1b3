import { z } from 'zod';
import { parseFraction, type Fraction } from '../exact/index.js';

const written = z.union([
  z.strictObject({ atLeast: z.string() }),
  z.strictObject({ moreThan: z.string() }),
  z.strictObject({ lessThan: z.string() }),
  z.strictObject({ notMoreThan: z.string() }),
  z.strictObject({ majority: z.literal(true) }),
]);

/**
 * A fraction as charter data writes it (`{ atLeast: '80%' }`, `{ majority: true }`), parsed once, when the instrument is
 * loaded. What it is a fraction of, the provision says beside it.
 */
export const fractionField = written.transform((data, context): Fraction => {
  try {
    return parseFraction(data);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});
