import type { FactType } from '../../evaluation/index.js';

/** Asked of the body that the text names; shares that no market quotes have no closing price. */
export const fairValueOfShare: FactType = {
  name: 'fair-value-of-share',
  asks: 'What was determined to be the fair value of a share of {0} on {1}?',
  about: ['class', 'day'],
  reply: { kind: 'quantity', unit: 'money', least: '0' },
};
