import type { FactType } from '../../../evaluation/index.js';

/** Asked of an amendment: stock is made by it that ranks before the series. */
export const makesSeniorStock: FactType = {
  name: 'makes-senior-stock',
  asks: 'Does {0} authorise, create or increase stock that ranks before {1} for dividends or in a liquidation, or what can become such stock?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
};

/** Asked of an amendment; what never counts as adverse is named in the question. */
export const adverselyAffects: FactType = {
  name: 'adversely-affects',
  asks: 'Does {0} adversely affect rights, preferences, privileges or votes of {1}, in another way than by more authorised preferred stock or by stock that does not rank before it?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
};

/** What becomes of the shares of a series in a transaction. */
export const becomesOfSeries: FactType = {
  name: 'series-in-transaction',
  asks: 'What becomes of the shares of {1} in {0}: do they stay outstanding, or become preference securities of the entity that survives or results, or of its ultimate parent?',
  about: ['proposal', 'series'],
  reply: { kind: 'choice', of: ['stay-outstanding', 'preference-securities', 'otherwise'] },
};

export const sameTerms: FactType = {
  name: 'same-terms-as-a-whole',
  asks: 'Taken as a whole, are the rights, preferences, privileges, votes, limits and restrictions after {0} the same as those of {1} immediately before?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
};

export const obligationsAssumed: FactType = {
  name: 'obligations-assumed',
  asks: 'Are the obligations of the corporation assumed in {0}, by law or in writing, by the entity that results or its ultimate parent?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
};

export const materialPortion: FactType = {
  name: 'material-portion',
  asks: 'Are the assets that {0} disposes of a material portion of those of the corporation?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
};

export const redeemedAtClosing: FactType = {
  name: 'redeemed-at-closing',
  asks: 'Will all shares of {1} be redeemed at the same time as {0} is consummated?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
};

/** The definition of the instrument in short. */
export const holdingCompanyTransaction: FactType = {
  name: 'holding-company-transaction',
  asks: 'Is {0} a holding company transaction: does somebody gain more than half of the votes of the common stock or have to consolidate the corporation, or is it a merger, a consolidation or a disposal of substantially all consolidated assets to anyone but a subsidiary, and does a bank or savings and loan holding company stand at its end?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
};

export const oneForOne: FactType = {
  name: 'exchanged-one-for-one',
  asks: 'Does each share of {1} become one share of preference securities of the corporation or of its acquiror by {0}?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
};

export const preferenceReceived: FactType = {
  name: 'preference-received',
  asks: 'What is the liquidation preference of each share that {0} gives for a share of {1}?',
  about: ['proposal', 'series'],
  reply: { kind: 'quantity', unit: 'money', least: '0' },
};

/** Asked where the terms entered of the series give it no preference in money. */
export const equalPreference: FactType = {
  name: 'equal-preference',
  asks: 'Has each share that {0} gives for a share of {1} an equal liquidation preference?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
};

export const equivalentDividends: FactType = {
  name: 'equivalent-dividends',
  asks: 'Do the shares that {0} gives for {1} have dividends from the day of their issue on equivalent terms?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
};

/** Of a named holder that has no share in its own name, where what others hold for it counts, and no entry shows any. */
export const othersHoldFor: FactType = {
  name: 'others-hold-of-record-for',
  asks: 'Does a holder of record of {1} hold a share of it for {0}?',
  about: ['person', 'series'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'inquiry found no holder of record of {1} that holds a share of it for {0}',
    kind: 'nothing-further',
  },
};

/** Ballots and totals do not say it. */
export const givenInWriting: FactType = {
  name: 'consents-in-writing',
  asks: 'Were the consents of the holders of {1} to {0} given in writing?',
  about: ['proposal', 'series'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'yes',
    premise: 'what holders of {1} cast on {0} they gave as consents in writing',
    kind: 'regular',
  },
};

/** Of shares called with their money deposited. */
export const calledOnProperNotice: FactType = {
  name: 'called-on-proper-notice',
  asks: 'Were the shares of {0} that were called for redemption called on proper notice?',
  about: ['series'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'yes',
    premise: 'the shares of {0} that were called were called on proper notice',
    kind: 'regular',
  },
};

export const consentFacts: readonly FactType[] = [
  makesSeniorStock,
  adverselyAffects,
  becomesOfSeries,
  sameTerms,
  obligationsAssumed,
  materialPortion,
  redeemedAtClosing,
  holdingCompanyTransaction,
  oneForOne,
  preferenceReceived,
  equalPreference,
  equivalentDividends,
  othersHoldFor,
  givenInWriting,
  calledOnProperNotice,
];
