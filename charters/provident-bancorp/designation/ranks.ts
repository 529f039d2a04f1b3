import { constant, seriesRank } from '@quorate/engine';
import type { Part } from './part.js';
import type { CertificateTerms } from './terms.js';

/** Part 3(c) and (f): junior stock and stock at parity. */
export function ranks(terms: CertificateTerms): Part {
  return {
    provisions: [
      constant({
        cite: 'Part 3(c)',
        summary:
          'Junior Stock is the common stock and every other class or series whose terms expressly put it after this one, as to dividends and redemption, as to a liquidation, or both.',
        values: { 'junior-stock': 'the common stock, and stock expressly junior in either respect' },
      }),
      seriesRank({
        cite: 'Part 3(f)',
        summary:
          'Parity Stock is every other class or series whose terms do not expressly put it before or after this one, in dividends or in a liquidation, whether or not its dividends cumulate.',
        series: terms.series,
        class: terms.class,
        silent: 'parity',
        before: ['common'],
        inOneRespect: {
          reading: 'rank-in-one-respect',
          options: { open: 'left-open', junior: 'junior', senior: 'senior' },
        },
      }),
    ],
    readings: [
      {
        id: 'rank-in-one-respect',
        cite: 'Part 3(c)',
        asks: 'What is stock whose terms put it after this series in one respect, dividends or liquidation, and before it in the other?',
        options: {
          open: 'The certificate does not say: it must be settled before it matters.',
          junior: 'Junior Stock: to be expressly junior in either respect is enough.',
          senior: 'Senior stock, which nothing here restricts: to be expressly senior in either respect is enough.',
        },
        adopted: 'open',
        because:
          'The words “and/or” of Part 3(c) and (f) let such stock be both, and nothing in the certificate prefers one.',
      },
    ],
    notes: [],
  };
}
