import { z } from 'zod';
import { isNegative, money, moneyToWire, showMoney, type Money } from '../../exact/index.js';
import { fieldNotes } from './scalar.js';

/** An amount of a currency: `$1,234.56`, or `{ amount: 1234.56, currency: USD }`. */
export const moneyField = moneyOfForm('an amount of money such as $1,234.56', money);

/** An amount that is paid, declared or due: nothing or more. */
export const amountField = moneyOfForm('an amount of money, nothing or more, such as $1,234.56', notNegative);

function moneyOfForm(form: string, read: (written: Parameters<typeof money>[0]) => Money) {
  return z
    .codec(
      z.union([z.string(), z.strictObject({ amount: z.string(), currency: z.string() })], {
        error: `expected ${form}, or { amount: 1234.56, currency: USD }`,
      }),
      z.custom<Money>(),
      {
        decode: (written, payload) => {
          try {
            return read(written);
          } catch (error) {
            payload.issues.push({
              code: 'custom',
              input: written,
              message: error instanceof Error ? error.message : '',
            });
            return z.NEVER;
          }
        },
        encode: (value) => moneyToWire(value),
      },
    )
    .register(fieldNotes, { form });
}

function notNegative(written: Parameters<typeof money>[0]): Money {
  const amount = money(written);
  if (isNegative(amount.amount)) {
    throw new Error(`${showMoney(amount)} is less than nothing; what is paid or due is nothing or more`);
  }
  return amount;
}
