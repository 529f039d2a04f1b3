import type { FactType } from '../../evaluation/index.js';

/** Asked of a series whose omitted dividends are not entered. */
export const paidInTime: FactType = {
  name: 'regular-dividends-kept-up',
  asks: 'From {1} until {2}, was every full regular dividend on {0} declared and paid at its regular date?',
  about: ['series', 'first day', 'day'],
  reply: { kind: 'yes-no' },
};

/** Asked where no rates are entered. */
export const rateKept: FactType = {
  name: 'dividend-rate-kept',
  asks: 'From {1} until {2}, was the annual rate of dividends on {0} kept: never reduced but for a split, and raised where shares became fewer?',
  about: ['class', 'first day', 'day'],
  reply: { kind: 'yes-no' },
};

/** Asked where no rates are entered, and a reduction and an increase left out are looked at by themselves. */
export const notReduced: FactType = {
  name: 'dividend-rate-not-reduced',
  asks: 'From {1} until {2}, was the annual rate of dividends on {0} never reduced but for a split?',
  about: ['class', 'first day', 'day'],
  reply: { kind: 'yes-no' },
};

export const raised: FactType = {
  name: 'dividend-rate-raised',
  asks: 'From {1} until {2}, was the annual rate of dividends on {0} raised wherever shares became fewer?',
  about: ['class', 'first day', 'day'],
  reply: { kind: 'yes-no' },
};

/** Asked of what nobody entered as an act of its own, where directors may approve it. */
export const lapseApproved: FactType = {
  name: 'lapse-was-approved',
  asks: 'Was every lapse in dividends on {1} after {0} became interested approved by the vote of directors that makes it harmless?',
  about: ['person', 'class'],
  reply: { kind: 'yes-no' },
};

/** Asked of what nobody entered as an act of its own. */
export const harmless: FactType = {
  name: 'lapse-was-disapproved',
  asks: 'Did {0} disapprove of every lapse in dividends on {1} in writing and in time, asking in good faith to put it right, with nobody of its side voting for it as director?',
  about: ['person', 'class'],
  reply: { kind: 'yes-no' },
};

/** Supposed not so. */
export const votedAsDirector: FactType = {
  name: 'interested-side-voted-for',
  asks: 'Did an interested shareholder, or an affiliate or associate of one, vote as a director for {0}?',
  about: ['entry'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'inquiry found that nobody of an interested side voted as a director for {0}',
    kind: 'nothing-further',
  },
};

/** Supposed so. */
export const askedInGoodFaith: FactType = {
  name: 'request-in-good-faith',
  asks: 'Was the request of {0}, that the board put the matter right, made in good faith?',
  about: ['entry'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'yes', premise: 'the request of {0} was made in good faith', kind: 'regular' },
};
