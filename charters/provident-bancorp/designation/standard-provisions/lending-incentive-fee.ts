import { constant, lendingFee } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 3(e): the lending incentive fee, where the certificate has dates for it. */
export function lendingIncentiveFee(terms: CertificateTerms): Part {
  const { from, to } = terms.lendingIncentiveFee ?? {};
  const when =
    from === undefined ? 'the certificate names no such date, so that none is ever payable' : `from ${from} to ${to}`;
  return {
    provisions: [
      lendingFee({
        cite: '3(e)',
        summary: `Where Treasury held shares of the Capital Purchase Program immediately before the first issue, the Issuer had not applied to redeem them before 16 December 2010, and lending of the ninth period is not more than the Baseline, or its report was not filed in time, each share has a fee of 0.5% of the Liquidation Amount on each payment date between two (${when}), out of assets legally available.`,
        series: terms.series,
        on: terms.liquidationAmount,
        part: '0.5%',
        ...(from === undefined || to === undefined ? undefined : { dates: { from, through: to } }),
        program: 'the Capital Purchase Program',
        appliedBefore: '2010-12-16',
        period: '9',
        accrual: { reading: 'S7', options: { text: 'actual-days', practice: 'months-of-thirty' } },
      }),
      constant({
        cite: '3(e)',
        summary: 'Where Section 3(d) speaks of dividends on the series, the fee is one of them.',
        values: { 'fee-counts-as-dividend-in': '3(d)' },
      }),
    ],
    readings: [],
    notes: [
      {
        cite: '3(e)',
        slip: 'The report on the ninth period must be filed “timely”, and nothing says by when.',
        readAs: 'By the sixtieth day of the tenth period, as in 3(a)(i)(5).',
      },
      ...(from === undefined
        ? [
            {
              cite: '3(e)',
              slip: 'The places for the first and the last date have “[NONE]”, and the sentence still stands.',
              readAs: 'The fee is not part of this certificate: it is never payable.',
            },
          ]
        : []),
    ],
  };
}
