import { capitalThreshold, constant, netChargeOffs } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { treasury } from '../treasury.js';

/** Section 2(l), (nn), (oo) and (rr): charge-offs, dilution, and the capital that dividends and repurchases must leave. */
export function capitalDefinitions(terms: CertificateTerms): Part {
  return {
    provisions: [
      netChargeOffs({
        cite: '2(l)',
        summary:
          'Charge-Offs are the net loans charged off in quarters that begin on the Signing Date or later: by the Issuer or, where it is a holding company, by its insured depository subsidiaries. A bank takes recoveries, line RIAD4605 of its call reports, from charge-offs, line RIAD4635, without counting twice what runs from the start of a year; a thrift takes lines VA140 and VA150 from line VA160.',
        from: terms.signingDate,
        bank: { charged: ['RIAD4635'], recovered: ['RIAD4605'], running: true },
        thrift: { charged: ['VA160'], recovered: ['VA140', 'VA150'], running: false, through: '2011-12-31' },
      }),
      constant({
        cite: '2(nn)',
        summary:
          'The Share Dilution Amount is the growth of the number of diluted shares, by the same accounting since the last consolidated statements before the Signing Date, through grants, vesting or exercise of equity pay of employees, adjusted for splits and the like.',
        values: { 'share-dilution-amount': 'growth of diluted shares through equity pay of employees' },
      }),
      constant({
        cite: '2(oo)',
        summary: `The Signing Date Tier 1 Capital Amount is ${terms.tier1Capital}.`,
        values: { 'tier-1-capital-on-the-signing-date': terms.tier1Capital },
      }),
      capitalThreshold({
        cite: '2(rr)',
        summary:
          'The Tier 1 Dividend Threshold is nine tenths of Tier 1 capital on the Signing Date and the Liquidation Amount issued to Treasury, less Charge-Offs since; from the first day of the eleventh Dividend Period it is lower by a tenth of what was issued to Treasury for every one per cent by which lending in the ninth period was above the Baseline, whatever has been redeemed.',
        series: terms.series,
        measure: 'Tier 1 capital',
        capital: terms.tier1Capital,
        each: terms.liquidationAmount,
        issuedTo: treasury,
        factor: '90%',
        lowered: {
          from: '11',
          lendingOf: '9',
          forEach: '1%',
          by: '10%',
          steps: { reading: 'S14', options: { whole: 'whole', 'pro-rata': 'in-proportion' } },
        },
        bounds: { reading: 'S15', options: { raw: 'none', bounded: 'nought-and-issued' } },
      }),
    ],
    readings: [
      {
        id: 'S14',
        cite: '2(rr)',
        asks: 'The threshold is lowered for every one per cent of growth: does a part of a per cent count?',
        options: {
          whole: 'It does not: only whole per cents do.',
          'pro-rata': 'It does, in proportion.',
        },
        adopted: 'whole',
        because: 'The words count every one per cent, and a part of one is not yet another.',
      },
      {
        id: 'S15',
        cite: '2(rr)',
        asks: 'Can growth of lending lower the threshold by more than was issued, and below nothing?',
        options: {
          raw: 'It can: the formula has neither a cap nor a floor.',
          bounded:
            'It cannot: it takes off no more than was issued to Treasury, and the threshold is never less than nothing.',
        },
        adopted: 'raw',
        because: 'The formula is given whole, and nothing in it stops at a figure.',
      },
    ],
    notes: [
      {
        cite: '2(rr)',
        slip: 'The Effective Date as of which Treasury was issued stock is not defined, and the change of lending has another name than in 3(a)(ii).',
        readAs:
          'The day on which the shares were first issued; and the Percentage Change in QSBL, with the Baseline as it stood for the ninth period.',
      },
      {
        cite: '2(rr)',
        slip: 'Tier 1 capital is not defined: of the Issuer with its subsidiaries, or of the bank.',
        readAs: 'As it is entered: whoever states it says which it is.',
      },
      {
        cite: '2(l)',
        slip: 'The lines of thrifts are of a report that was last made for 2011.',
        readAs:
          'The lines that banks report from then on, where somebody states that they are used; else the net figure of each quarter is asked for.',
      },
      {
        cite: '2(l)',
        slip: 'It does not say whether charge-offs of an institution count that it had before it became a subsidiary.',
        readAs: 'They do not: an institution counts in a quarter throughout which it is a subsidiary.',
      },
    ],
  };
}
