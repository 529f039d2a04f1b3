import { z } from 'zod';
import { money, moneyToWire, type Money } from '../../exact/index.js';
import { fieldNotes } from './scalar.js';

/** An amount of a currency: `$1,234.56`, or `{ amount: 1234.56, currency: USD }`. */
export const moneyField = z
  .codec(
    z.union([z.string(), z.strictObject({ amount: z.string(), currency: z.string() })], {
      error: 'expected an amount of money such as $1,234.56, or { amount: 1234.56, currency: USD }',
    }),
    z.custom<Money>(),
    {
      decode: (written, payload) => {
        try {
          return money(written);
        } catch (error) {
          payload.issues.push({ code: 'custom', input: written, message: error instanceof Error ? error.message : '' });
          return z.NEVER;
        }
      },
      encode: (value) => moneyToWire(value),
    },
  )
  .register(fieldNotes, { form: 'an amount of money such as $1,234.56' });
