import { QuestionError } from '../evaluation/index.js';
import { moneyOf, showMoney, type Amount, type Money, type Quantity } from '../exact/index.js';

/** Money of an entry as the instrument reckons. @throws {QuestionError} where it is in another currency. */
export function inCurrency(money: Money, currency: string, entry: string): Quantity<'money'> {
  if (money.currency === currency) return money.amount;
  throw new QuestionError(
    `The entry "${entry}" has ${showMoney(money)}, and the instrument reckons in ${currency}; enter it in ${currency}.`,
  );
}

/** An amount in words, where all of it is known. */
export function amountInWords(value: Amount<'money'>, currency: string): string {
  return value.terms.length > 0 ? 'an amount not known' : showMoney(moneyOf(value.known, currency));
}
