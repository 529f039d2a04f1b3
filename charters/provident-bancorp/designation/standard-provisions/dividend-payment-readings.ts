import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const dividendPaymentReadings: readonly Reading[] = [
  {
    id: 'S7',
    cite: '3(b)',
    asks: 'What accrues before a period ends: is it counted by actual days, or by months of thirty days?',
    options: {
      text: 'By the days that have actually elapsed, over a quarter of ninety.',
      practice: 'By months of thirty days, as bonds in the United States are, over ninety.',
    },
    adopted: 'text',
    because:
      'The sentence ends with actual days elapsed over a 90-day quarter. The payments that other issuers have published follow months of thirty days.',
  },
  {
    id: 'S8',
    cite: '3(b)(i)',
    asks: 'A period has more than ninety actual days: does more accrue in it than a quarter of the rate?',
    options: {
      capped: 'It does not: a quarter of the rate, and no more.',
      counted: 'It does: 91 or 92 days over 90.',
    },
    adopted: 'capped',
    because: 'What a whole period bears is fixed with the words “and no more”.',
  },
  {
    id: 'S9',
    cite: '3(b)(i)',
    asks: 'The rate changes within the nineteenth period: how is the period divided between the two?',
    options: {
      'seventy-two-and-eighteen': 'By months of thirty days, so that the parts make a quarter of ninety.',
      'actual-of-the-period': 'By the actual days of each part, over those of the period.',
      'actual-over-ninety': 'By the actual days of each part, over ninety, though they may make more than a quarter.',
    },
    adopted: 'seventy-two-and-eighteen',
    because: 'A year of four 90-day quarters leaves ninety days for the period, and no more than a quarter is payable.',
  },
  {
    id: 'S23',
    cite: '3(b)(i)',
    asks: 'Nothing is said of rounding: is it done once on what a holder gets, or on each share?',
    options: {
      total: 'Once, on the total of a holder, half a cent up.',
      share: 'On each share, half a cent up, before it is multiplied.',
    },
    adopted: 'total',
    because: 'Each rounding before the last one changes what the rate makes; money is rounded when it is paid.',
  },
];

export const dividendPaymentNotes: readonly NoteOfConstruction[] = [
  {
    cite: '3(b)(ii)',
    slip: 'For the first period the rate is multiplied by days over 360, and nothing says of what it is taken.',
    readAs: 'Of the Liquidation Amount on each share, as for the periods after it.',
  },
];
