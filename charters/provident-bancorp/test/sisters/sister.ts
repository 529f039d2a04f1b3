import {
  article,
  classVotes,
  constant,
  liquidation,
  stockClasses,
  type CharterSet,
  type Instrument,
} from '@quorate/engine';
import { certificateOfDesignation, type CertificateTerms } from '../../index.js';

/** A made-up corporation whose preferred stock is under the same Standard Provisions, with terms of its own. */
export function sister(
  terms: CertificateTerms,
): CharterSet & { readonly charter: Instrument; readonly designations: readonly Instrument[] } {
  return {
    id: terms.corporation,
    name: terms.name,
    formed: '2000-01-03',
    charter: charterOf(terms),
    designations: [certificateOfDesignation(terms)],
  };
}

function charterOf({ corporation, name, jurisdiction, class: preferred }: CertificateTerms): Instrument {
  return {
    schema: 1,
    id: 'charter',
    kind: 'charter',
    title: `Articles of ${name}`,
    corporation,
    jurisdiction,
    currency: 'USD',
    from: '2000-01-03',
    source: 'Invented, for tests of the Standard Provisions.',
    articles: [
      article('1', 'Stock', [
        constant({ cite: '1.1', summary: `The corporation is called ${name}.`, values: { name } }),
        stockClasses({
          cite: '1.2',
          summary: 'Ten million shares of common stock and a million of preferred stock.',
          classes: [
            { class: 'common', authorised: '10,000,000' },
            { class: preferred, authorised: '1,000,000', inSeries: true },
          ],
          treasury: 'unissued',
        }),
        classVotes({
          cite: '1.3',
          summary: 'Each share of common stock has one vote; series of preferred stock have those of their terms.',
          votes: [{ class: 'common', each: '1' }],
          seriesOf: [preferred],
        }),
        liquidation({
          cite: '1.4',
          summary: 'After debts and the preferences of preferred stock, what remains goes to the common stock.',
          residual: 'common',
          senior: preferred,
          first: 'debts',
          participation: 'as-common',
          notALiquidation: ['merger', 'consolidation', 'sale-of-assets'],
          shortfall: 'the division in proportion of what is too little for preferences of one rank',
        }),
      ]),
    ],
    readings: [],
    notes: [],
  };
}
