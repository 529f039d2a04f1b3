import { constant, liquidationParity, seriesLiquidation } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 4: liquidation. */
export function liquidation({ liquidationAmount, series }: CertificateTerms): Part {
  return {
    provisions: [
      seriesLiquidation({
        cite: '4(a)',
        summary: `In a liquidation, dissolution or winding up, voluntary or not, holders are paid in full for each share, out of what is available for stockholders and subject to the rights of creditors, before anything goes to the common stock or other stock junior to the series in it, ${liquidationAmount} and any accrued and unpaid dividends on it: the Liquidation Preference.`,
        series,
        notALiquidation: { cite: '4(d)', events: ['merger', 'consolidation', 'sale-of-assets'] },
      }),
      liquidationParity({
        cite: '4(b)',
        summary:
          'If there is not enough to pay all of that on all shares of the series and on all other stock that ranks equally with it in the distribution, their holders share rateably, in proportion to the full amounts to which each is entitled.',
        series,
        mixed: 'by-matter',
      }),
      constant({
        cite: '4(c)',
        summary:
          'Once the series and stock of equal rank have been paid in full, what remains goes to the holders of other stock by their rights and preferences.',
        values: { 'remainder-after-the-liquidation-preference': 'to other stock; the series has no part in it' },
      }),
      constant({
        cite: '4(d)',
        summary:
          'A merger or consolidation of the Issuer, one for cash too, and a sale, lease or exchange of substantially all its assets are no liquidation for Section 4.',
        values: { 'no-liquidation-for-the-series': 'merger, consolidation, sale of substantially all assets' },
      }),
    ],
    readings: [],
    notes: [
      {
        cite: '4(a)',
        slip: 'Accrued and unpaid dividends are spoken of, though dividends of the series do not cumulate.',
        readAs:
          'What the current Dividend Period has accrued, declared or not, and what was declared and is unpaid; nothing of periods that ended undeclared.',
      },
    ],
  };
}
