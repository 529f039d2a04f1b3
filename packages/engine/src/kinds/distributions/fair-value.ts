import { openFact } from '../../evaluation/index.js';

/** Asked of the body that the text names; shares that no market quotes have no closing price. */
export const fairValueOfShare = openFact('fair-value-of-share', 'class', 'day').money(
  'What was determined to be the fair value of a share of {0} on {1}?',
);
