import { z } from 'zod';
import { day, money, ratio, shares, type Day, type Money, type Ratio, type Shares } from '../exact/index.js';

/** A parameter that an instrument writes as text and rules use as a number, read once, when the instrument is loaded. */
function written<T>(form: string, read: (text: string) => T) {
  return z
    .string({ error: `expected ${form}, written as text` })
    .transform((text, context): T => {
      try {
        return read(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : `expected ${form}` });
        return z.NEVER;
      }
    })
    .describe(form);
}

/** A number of shares: '3,000,000'. */
export const sharesParameter = written<Shares>('a number of shares such as 3,000,000', shares);

/** An amount of money: '$0.01'. */
export const moneyParameter = written<Money>('an amount of money such as $0.01', money);

/** A part of a whole or a rate: '10%', '1/100'. */
export const ratioParameter = written<Ratio>('a ratio such as 10%, 1/100 or 2', ratio);

/** A day of the calendar: '1997-05-20'. */
export const dayParameter = written<Day>('a calendar date such as 1998-12-15', day);

/** A whole number: '30'. */
export const wholeNumberParameter = z
  .string()
  .regex(/^\d{1,4}$/, { error: 'expected a whole number such as 30, written as text' })
  .transform(Number);
