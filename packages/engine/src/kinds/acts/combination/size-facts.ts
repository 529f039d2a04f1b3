import { openFact, type FactType } from '../../../evaluation/index.js';
import type { AssetMeasure } from '../../../terms/index.js';
import { fiscalYearEnd } from './fiscal-calendar.js';

export const bookValueOfAssets = openFact('book-value-of-assets', 'proposal', 'fiscal-quarter-end').money(
  'At which book value did the assets in {0} stand at {1}?',
);

/** May be negative: losses that were not covered. */
export const retainedEarnings = openFact('retained-earnings', 'person', 'fiscal-quarter-end').money(
  'What were the retained earnings of {0} at {1}?',
  { least: 'unbounded' },
);

/** May be negative: losses beyond what was paid in. */
export const consolidatedEquity = openFact('consolidated-equity', 'person', 'fiscal-quarter-end').money(
  'What was the consolidated equity of the shareholders of {0} at {1}?',
  { least: 'unbounded' },
);

/** What the assets of the corporation and its subsidiaries come to together, by the accounts that count. */
export const combinedAssets: Readonly<Record<AssetMeasure, FactType>> = {
  'last-balance-sheet': assets(
    'combined-assets',
    'What do the assets of the corporation and its subsidiaries come to together, by the last consolidated balance sheet before the agreement for {0}?',
  ),
  'last-balance-sheets-added-up': assets(
    'combined-assets-added-up',
    'What do the assets of the corporation and of each subsidiary come to, added up without consolidation, by their last balance sheets before the agreement for {0}?',
  ),
  'at-effect': assets(
    'combined-assets-at-effect',
    'What do the assets of the corporation and its subsidiaries come to together, consolidated, on the day on which {0} takes effect?',
  ),
};

function assets(name: string, asks: string): FactType {
  return { name, asks, about: ['proposal'], reply: { kind: 'quantity', unit: 'money', least: '0' } };
}

export const fairValueInDeal = openFact('fair-value-in-deal', 'proposal').money(
  'What is the fair market value of the assets or securities in {0}?',
);

export const considerationInDeal = openFact('consideration-in-deal', 'proposal').money(
  'What is the value of all that is given for the securities in {0}?',
);

/** Asked of securities that are not the corporation's own shares. */
export const marketValueInDeal = openFact('market-value-in-deal', 'proposal', 'day').money(
  'What was the market value of the securities in {0} on {1}, as the instrument defines it?',
);

export const sizeFacts: readonly FactType[] = [
  fiscalYearEnd,
  bookValueOfAssets,
  retainedEarnings,
  consolidatedEquity,
  ...Object.values(combinedAssets),
  fairValueInDeal,
  considerationInDeal,
  marketValueInDeal,
];
