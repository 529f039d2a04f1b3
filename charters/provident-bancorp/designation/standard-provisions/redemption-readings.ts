import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const redemptionReadings: readonly Reading[] = [
  {
    id: 'S16',
    cite: 'Part 3(e)',
    asks: 'Is the aggregate liquidation preference, written without capitals, the Liquidation Amount alone, or with the dividends that the defined Liquidation Preference adds?',
    options: {
      amount: 'The Liquidation Amount of the outstanding shares alone.',
      'with-accrued': 'That amount with what has accrued on them.',
    },
    adopted: 'amount',
    because:
      'The words are not those of the definition, and with what accrues the Minimum Amount, which is a part of the Liquidation Amount, would not fit what it is compared with.',
  },
  {
    id: 'S25',
    cite: '5(a)(ii)',
    asks: 'A dividend was declared for the current period, and the shares are redeemed after its record date: does the holder of record get all of it, or what had accrued until the redemption date?',
    options: {
      whole: 'All that was declared.',
      accrued: 'What had accrued on the shares until the redemption date.',
    },
    adopted: 'whole',
    because:
      'The sentence has the declared dividend paid to that holder as Section 3 provides, and takes nothing from it.',
  },
];

export const redemptionNotes: readonly NoteOfConstruction[] = [
  {
    cite: '5(a)(i)',
    slip: 'Clause (1) is subject to the approval of the agency, clause (2) to consultation with it.',
    readAs:
      'Two ways: any part with an approval; the whole alone, after an adverse change in law, with a consultation.',
  },
  {
    cite: '5(a)(ii)',
    slip: 'A parenthesis on dividends that are not declared is opened and not closed.',
    readAs: 'It ends before the next item: declared or not, the current period counts.',
  },
];
