import type { FactType } from '../../evaluation/index.js';

/** Asked of shares that came to somebody, where it is not entered what was paid. */
export const pricePaid: FactType = {
  name: 'price-paid',
  asks: 'What was paid for each of the shares of {0}, with commissions, transfer taxes and fees of soliciting dealers?',
  about: ['entry'],
  reply: { kind: 'quantity', unit: 'money', least: '0' },
};

/** Asked of shares that came to a holder of record who holds part of its shares for somebody. */
export const acquiredFor: FactType = {
  name: 'acquired-for',
  asks: 'Were the shares of {0} acquired for {1}?',
  about: ['entry', 'person'],
  reply: { kind: 'yes-no' },
};

const spanOfPurchases = ['person', 'class', 'first day', 'day'];

/** Supposed not so, of days for which the register is kept. */
export const boughtBesides: FactType = {
  name: 'bought-besides',
  asks: 'Beside what is entered, did {0} buy {1} from {2} on and before {3}, itself or through others?',
  about: spanOfPurchases,
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'inquiry found no purchases of {1} by {0} from {2} on and before {3} beside those entered',
    kind: 'nothing-further',
  },
};

/** Asked of days for which the register is not kept. */
export const boughtUnkept: FactType = {
  name: 'bought-while-no-register-is-kept',
  asks: 'Did {0} acquire {1} from {2} on and before {3}, where the register does not tell?',
  about: spanOfPurchases,
  reply: { kind: 'yes-no' },
};

/** Asked where there were such purchases: what they were. */
export const highestBesides: FactType = {
  name: 'highest-price-besides',
  asks: 'What was the highest price that {0} paid for a share of {1} so acquired from {2} on and before {3}?',
  about: spanOfPurchases,
  reply: { kind: 'quantity', unit: 'money', least: '0' },
};

/** Asked where there were such purchases: when the first was. */
export const firstBesides: FactType = {
  name: 'first-acquired-besides',
  asks: 'On which day did {0} first so acquire {1} from {2} on and before {3}?',
  about: spanOfPurchases,
  reply: { kind: 'day' },
};

export const purchaseFacts: readonly FactType[] = [
  pricePaid,
  acquiredFor,
  boughtBesides,
  boughtUnkept,
  highestBesides,
  firstBesides,
];
