import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const seriesADividendsReadings: readonly Reading[] = [
  {
    id: 'A-02',
    cite: 'III.C(2)(a)',
    asks: 'The common stock is divided within a quarter: by which share unit is a dividend multiplied that was declared in it?',
    options: {
      'record-date':
        'By that in which it is paid, the one of its record date; by that of its declaration where no division comes between.',
      declaration: 'By that of the day on which it was declared.',
      mechanical: 'By that of the end of the quarter: a division multiplies what had been declared before it as well.',
    },
    adopted: 'record-date',
    because:
      'The adjustment is to keep the holder of Series A level with 100 of the shares that get the dividend; to multiply again what was paid on undivided shares would double it.',
  },
  {
    id: 'P-06',
    cite: 'III.C(2)(a)',
    asks: 'A dividend on the common stock is declared on a day of payment: does it count for that day, or for the next?',
    options: {
      'for-that-day': 'For that day: “since” leaves out the day from which it counts.',
      'for-the-next': 'For the next day of payment.',
    },
    adopted: 'for-that-day',
    because:
      'Each declaration has to count exactly once; in the first period the day of the first issue counts as well.',
  },
  {
    id: 'P-07',
    cite: 'III.C(2)(a)',
    asks: 'Where does exactly half a cent go when the amount on a share is rounded to the nearest cent?',
    options: { up: 'Up.', 'to-even': 'To the even cent.' },
    adopted: 'up',
    because: 'Commercial usage; the Certificate is silent.',
  },
  {
    id: 'P-08',
    cite: 'III.C(2)(a)',
    asks: 'Property is distributed on the common stock: what is compared with the least of $1?',
    options: {
      'cash-and-property':
        'Cash and the fair value of property together: if they come to $1, cash is paid in cash and property in kind; if not, $1 in cash.',
      cash: 'The cash alone; property comes on top in kind.',
    },
    adopted: 'cash-and-property',
    because: 'The second amount is the sum of two multiples, and “payable in kind” qualifies only the second of them.',
  },
  {
    id: 'A-05',
    cite: 'III.C(2)(c)',
    asks: 'A share is issued on the record date for the first day of payment, neither before nor after it: from when does it accrue?',
    options: {
      literal: 'By the general rule, from the day of payment before, though there was no Series A then.',
      issue: 'From its issue.',
    },
    adopted: 'literal',
    because: 'Neither exception fits its words. Nothing turns on it but a payment before the first day of payment.',
  },
  {
    id: 'A-06',
    cite: 'III.C(2)(c)',
    asks: 'The Board declares a dividend and fixes no record date: which day is the record date?',
    options: {
      authorisation:
        'The day on which the Board authorised it, as the law has it; without a declaration, the day of payment.',
      payment: 'The day of payment.',
    },
    adopted: 'authorisation',
    because: 'The law supplies a record date for a distribution where none is fixed (C.G.S. 33-687(b)).',
  },
  {
    id: 'P-14',
    cite: 'III.C(2)(c)',
    asks: 'What has accrued on a day between two days of payment?',
    options: {
      'by-day':
        'The $1 day by day of the days of the quarter, or what the declarations so far make, where that is more.',
      none: 'Nothing until the day of payment.',
    },
    adopted: 'by-day',
    because: 'A liquidation counts what has accrued “to the date of such payment”, which need not be a day of payment.',
  },
  {
    id: 'P-09',
    cite: 'III.C(2)(c)',
    asks: 'How is too little divided among shares on which different amounts have accrued?',
    options: {
      equally: 'The same on each share, but no more than has accrued on it; what is over goes to the others.',
      'in-proportion': 'In proportion to what has accrued on each.',
    },
    adopted: 'equally',
    because: 'The words are pro rata on a share-by-share basis.',
  },
  {
    id: 'A-29',
    cite: 'III.C(4)(a)',
    asks: 'What must be paid before the restrictions end?',
    options: {
      everything: 'All that has accrued by then, with the part of the current quarter.',
      'whole-quarters': 'What fell due on days of payment.',
    },
    adopted: 'everything',
    because:
      'They begin with arrears, and last until all accrued and unpaid dividends, declared or not, are paid in full.',
  },
  {
    id: 'III-5',
    cite: 'III.C(4)(a)',
    asks: 'Stock is junior to Series A in one respect, dividends or liquidation, and at parity with it in the other: which rule binds it?',
    options: {
      'by-matter':
        'The stricter one in matters of the respect in which it is junior, and for purchases of it; the other rule in the other respect.',
      'junior-throughout': 'That on junior stock in everything.',
      'parity-throughout': 'That on stock at parity in everything.',
    },
    adopted: 'by-matter',
    because:
      'Both rules fit its words, each “either as to dividends or upon liquidation”; the stricter is kept where its reason holds.',
  },
];

export const seriesADividendsNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'III.C(2)(b)',
    slip: 'The $1 for a quarter without a dividend on the common stock does not except dividends in common stock, as the duty before it does.',
    readAs: 'Nothing turns on it: $1 is the least in every quarter.',
  },
  {
    cite: 'III.C(4)',
    slip: 'It refers to Section 2 and to this Section 4, as in a designation that stands alone.',
    readAs: 'III.C(2) and III.C(4).',
  },
];
