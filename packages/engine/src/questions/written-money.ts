import { z } from 'zod';
import { money, type Money } from '../exact/index.js';

/** An amount of money in a question, such as $10,000,000. */
export const writtenMoney = z.string().transform((text, context): Money => {
  try {
    return money(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'expected money' });
    return z.NEVER;
  }
});

/** The shape of money in an answer. */
export const exactMoney = z.looseObject({ amount: z.string(), currency: z.string() });
