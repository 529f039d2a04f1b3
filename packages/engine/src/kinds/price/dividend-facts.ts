import { openFact, nothingFurther } from '../../evaluation/index.js';

/** Asked of a series whose omitted dividends are not entered. */
export const paidInTime = openFact('regular-dividends-kept-up', 'series', 'first day', 'day').yesNo(
  'From {1} until {2}, was every full regular dividend on {0} declared and paid at its regular date?',
);

/** Asked where no rates are entered. */
export const rateKept = openFact('dividend-rate-kept', 'class', 'first day', 'day').yesNo(
  'From {1} until {2}, was the annual rate of dividends on {0} kept: never reduced but for a split, and raised where shares became fewer?',
);

/** Asked where no rates are entered, and a reduction and an increase left out are looked at by themselves. */
export const notReduced = openFact('dividend-rate-not-reduced', 'class', 'first day', 'day').yesNo(
  'From {1} until {2}, was the annual rate of dividends on {0} never reduced but for a split?',
);

export const raised = openFact('dividend-rate-raised', 'class', 'first day', 'day').yesNo(
  'From {1} until {2}, was the annual rate of dividends on {0} raised wherever shares became fewer?',
);

/** Asked of what nobody entered as an act of its own, where directors may approve it. */
export const lapseApproved = openFact('lapse-was-approved', 'person', 'class').yesNo(
  'Was every lapse in dividends on {1} after {0} became interested approved by the vote of directors that makes it harmless?',
);

/** Asked of what nobody entered as an act of its own. */
export const harmless = openFact('lapse-was-disapproved', 'person', 'class').yesNo(
  'Did {0} disapprove of every lapse in dividends on {1} in writing and in time, asking in good faith to put it right, with nobody of its side voting for it as director?',
);

/** Supposed not so. */
export const votedAsDirector = openFact('interested-side-voted-for', 'entry').yesNo(
  'Did an interested shareholder, or an affiliate or associate of one, vote as a director for {0}?',
  nothingFurther('inquiry found that nobody of an interested side voted as a director for {0}'),
);

/** Supposed so. */
export const askedInGoodFaith = openFact('request-in-good-faith', 'entry').yesNo(
  'Was the request of {0}, that the board put the matter right, made in good faith?',
  { reply: 'yes', premise: 'the request of {0} was made in good faith', kind: 'regular' },
);
