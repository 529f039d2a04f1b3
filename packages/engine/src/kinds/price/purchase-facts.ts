import { openFact, nothingFurther, type FactType } from '../../evaluation/index.js';

/** Asked of shares that came to somebody, where it is not entered what was paid. */
export const pricePaid = openFact('price-paid', 'entry').money(
  'What was paid for each of the shares of {0}, with commissions, transfer taxes and fees of soliciting dealers?',
);

/** Asked of shares that came to a holder of record who holds part of its shares for somebody. */
export const acquiredFor = openFact('acquired-for', 'entry', 'person').yesNo(
  'Were the shares of {0} acquired for {1}?',
);

const spanOfPurchases = ['person', 'class', 'first day', 'day'];

/** Supposed not so, of days for which the register is kept. */
export const boughtBesides = openFact('bought-besides', ...spanOfPurchases).yesNo(
  'Beside what is entered, did {0} buy {1} from {2} on and before {3}, itself or through others?',
  nothingFurther('inquiry found no purchases of {1} by {0} from {2} on and before {3} beside those entered'),
);

/** Asked of days for which the register is not kept. */
export const boughtUnkept = openFact('bought-while-no-register-is-kept', ...spanOfPurchases).yesNo(
  'Did {0} acquire {1} from {2} on and before {3}, where the register does not tell?',
);

/** Asked where there were such purchases: what they were. */
export const highestBesides = openFact('highest-price-besides', ...spanOfPurchases).money(
  'What was the highest price that {0} paid for a share of {1} so acquired from {2} on and before {3}?',
);

/** Asked where there were such purchases: when the first was. */
export const firstBesides = openFact('first-acquired-besides', ...spanOfPurchases).day(
  'On which day did {0} first so acquire {1} from {2} on and before {3}?',
);

export const purchaseFacts: readonly FactType[] = [
  pricePaid,
  acquiredFor,
  boughtBesides,
  boughtUnkept,
  highestBesides,
  firstBesides,
];
