import {
  constant,
  partialRedemption,
  redemption as redemptionRight,
  redemptionDeposit,
  redemptionNotice,
  redemptionPrice,
  retiredShares,
  type Provision,
} from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { redemptionNotes, redemptionReadings } from './redemption-readings.js';

const agency = 'appropriate-federal-banking-agency';

/** Section 5: redemption. */
export function redemption(terms: CertificateTerms): Part {
  const { series } = terms;
  const provisions: readonly Provision[] = [
    redemptionRight({
      cite: '5(a)(i)',
      summary:
        'The Issuer may, at its option, redeem shares of the series: at any time, in whole or in part, with the approval of the Appropriate Federal Banking Agency and out of funds legally available; or all of them, after consultation with it, if after the Signing Date a change in law modifies the terms of the investment of Treasury or of its programme in a respect materially adverse to the Issuer.',
      series,
      routes: [
        {
          cite: '5(a)(i)(1)',
          says: 'redemption in whole or in part with the approval of the agency',
          redeems: 'any-part',
          approval: { by: agency, says: 'the approval of the Appropriate Federal Banking Agency' },
        },
        {
          cite: '5(a)(i)(2)',
          says: 'redemption of all shares after an adverse change in law',
          redeems: 'the-whole',
          changeInLaw: { after: terms.signingDate, consulting: 'the Appropriate Federal Banking Agency' },
        },
      ],
      available: 'which funds are legally available for a redemption (M.G.L. c. 156D, Section 6.40)',
    }),
    redemptionPrice({
      cite: '5(a)(ii)',
      summary:
        'A share is redeemed for the Liquidation Amount, the unpaid dividends of the then current Dividend Period at the Applicable Dividend Rate until the redemption date, that day not counted and whether or not declared, and the part of the lending incentive fee for that period. It is payable on that date against surrender of the certificates. A dividend declared for that period is, where the redemption comes after its record date, paid to the holder of that record date and not with the price.',
      series,
      amount: { cite: '5(a)(ii)(1)', each: terms.liquidationAmount },
      current: { cite: '5(a)(ii)(2)' },
      fee: { cite: '5(a)(ii)(3)' },
      declared: { reading: 'S25', options: { whole: 'whole', accrued: 'accrued' } },
    }),
    constant({
      cite: '5(b)',
      summary:
        'There is no mandatory redemption, sinking fund or the like, and no holder can require that shares be redeemed or bought.',
      values: { 'redemption-at-the-demand-of-a-holder': 'none', 'sinking-fund': 'none' },
    }),
    redemptionNotice({
      cite: '5(c)',
      summary:
        'Notice of every redemption is mailed, first class, to the holders of record of the shares called at their addresses on the books, at least 30 and not more than 60 days before the redemption date. What is so mailed is presumed given; a failure or defect towards one holder leaves the redemption of other shares valid. For shares in book-entry form it may be given as the facility permits. It states the redemption date, the number of shares and, if fewer than all of a holder, how many from it, the price, and where certificates are surrendered.',
      series,
      least: '30',
      most: '60',
      how: 'by first class mail to each holder of record, or for book-entry shares as the facility permits',
      states: [
        'the redemption date',
        'the number of shares, and how many from the holder where not all of its shares are called',
        'the redemption price',
        'where certificates are surrendered for payment',
      ],
    }),
    partialRedemption({
      cite: '5(d)',
      summary:
        'In a redemption of a part the shares are selected pro rata, or in another manner that the Board or a committee determines to be fair and equitable; in no event are fewer redeemed than the Minimum Amount. The Board or a committee prescribes the terms otherwise, with the approval of the agency. A new certificate for shares not redeemed costs the holder nothing.',
      series,
      minimum: {
        cite: 'Part 3(e)',
        part: terms.minimumPart,
        on: terms.liquidationAmount,
        outstanding: { reading: 'S16', options: { amount: 'amount', 'with-accrued': 'with-accrued' } },
      },
      selected: 'pro rata, or as the Board or a committee determines to be fair and equitable',
    }),
    redemptionDeposit({
      cite: '5(e)',
      summary:
        'If notice has been duly given, and on or before the redemption date all the money has been deposited in trust for the holders called, with a bank or trust company in the Borough of Manhattan with capital and surplus of at least $500 million that the Board selects, available solely for this and so remaining, then from that date on dividends cease to accrue on the shares called, they are no longer outstanding, and their holders have nothing but the amount payable, without interest, surrendered certificates or not. What nobody has claimed three years after that date is released to the Issuer as far as law permits, and the holders then look to it alone.',
      series,
      depositary:
        'a bank or trust company doing business in the Borough of Manhattan, selected by the Board, in trust and solely for the redemption',
      capital: '$500,000,000',
      unclaimedYears: '3',
      law: 'whether law lets money that nobody has claimed go back to the corporation',
    }),
    retiredShares({
      cite: '5(f)',
      summary:
        'Shares of the series that the issuer gets back are preferred stock again, authorised and not issued, and may be issued only as shares of another series.',
      series,
      leaveTheSeries: true,
    }),
  ];
  return { provisions, readings: redemptionReadings, notes: redemptionNotes };
}
