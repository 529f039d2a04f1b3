import { constant, designatedSeries } from '@quorate/engine';
import type { Part } from './part.js';
import type { CertificateTerms } from './terms.js';

/** The certificate itself, Parts 1 to 4: designation, number, its own definitions, votes. */
export function certificate(terms: CertificateTerms): Part {
  return {
    provisions: [
      designatedSeries({
        cite: 'Part 1',
        summary: `Out of the preferred stock that is not issued there is a series, Senior Non-Cumulative Perpetual Preferred Stock, of ${terms.shares} shares: before the common stock with ${terms.liquidationAmount} a share and what has accrued in a liquidation, with dividends that do not cumulate, and without a general vote.`,
        series: terms.series,
        class: terms.class,
        shares: terms.shares,
        effective: terms.from,
        resizedBy: 'filing',
        terms: {
          preference: terms.liquidationAmount,
          'preference-with-arrears': 'yes',
          cumulative: 'no',
          'must-pay': 'when-declared',
          'votes-per-share': '0',
        },
      }),
      constant({
        cite: 'Part 2',
        summary: 'The Standard Provisions of Schedule A are part of the certificate as if they stood in it.',
        values: { 'standard-provisions': 'Schedule A' },
      }),
      constant({
        cite: 'Part 3(a)',
        summary: 'The common stock is that of the issuer, without par value.',
        values: { 'common-stock': 'common stock without par value' },
      }),
      constant({
        cite: 'Part 3(b)',
        summary:
          'The Definitive Agreement is the securities purchase agreement with Treasury of the Signing Date; what it calls reports, certificates and call reports is told there.',
        values: { 'definitive-agreement': 'the securities purchase agreement of the Signing Date' },
      }),
      constant({
        cite: 'Part 3(d)',
        summary: `The Liquidation Amount is ${terms.liquidationAmount} on each share.`,
        values: { 'liquidation-amount': terms.liquidationAmount },
      }),
      constant({
        cite: 'Part 3(e)',
        summary: `The Minimum Amount is ${terms.minimumPart} of the aggregate Liquidation Amount of what was issued on the Original Issue Date; or all that is outstanding, if its aggregate liquidation preference is less than that.`,
        values: {
          'minimum-amount': `${terms.minimumPart} of the Liquidation Amount of what was issued on the Original Issue Date, or all that is outstanding where that is less`,
        },
      }),
      constant({
        cite: 'Part 3(g)',
        summary: `The Signing Date is ${terms.signingDate}.`,
        values: { 'signing-date': terms.signingDate },
      }),
      constant({
        cite: 'Part 3(h)',
        summary:
          'Treasury is the Department of the Treasury of the United States and whoever succeeds to its interest.',
        values: { treasury: 'the United States Department of the Treasury and successors in interest' },
      }),
      constant({
        cite: 'Part 4',
        summary:
          'Where holders of the series may vote, in writing too, each share has one vote; on what they may vote stands in Section 7.',
        values: { 'votes-where-entitled': '1' },
      }),
    ],
    readings: [],
    notes: [
      {
        cite: 'Part 1',
        slip: 'One officer has two titles in the certificate, one signature stands for two, and it is dated before the day that it calls that of signing.',
        readAs:
          'History: the shareholders approved Articles that take the certificate up, and the series is there whatever became of the paper.',
      },
    ],
  };
}
