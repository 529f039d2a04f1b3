import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const dividendRateReadings: readonly Reading[] = [
  {
    id: 'S1',
    cite: '2(ll)',
    asks: 'The Increase is more than the amount outstanding, or less than nothing: does the Qualifying Portion leave the span from nought to 100%?',
    options: {
      clamped: 'It does not: no more than the whole amount can qualify, and no less than none.',
      literal:
        'It does: it is the quotient, whatever that is, so that the rate can fall below the lowest of the table.',
    },
    adopted: 'clamped',
    because:
      'The program lowers the rate on no more dollars than lending has grown by, its lowest rate is 1%, and no issuer is known to have paid less.',
  },
  {
    id: 'S2',
    cite: '2(ll)',
    asks: 'Lending has not grown: does the rate of the table hold for the whole amount, or is it mixed with 5% by a portion that is nothing or negative?',
    options: {
      whole: 'For the whole amount: 5% by column A, 7% by column B.',
      literal: 'It is mixed, so that shrinking lending never bears more than 5%.',
    },
    adopted: 'whole',
    because: 'The row of 7% would otherwise never be reached; issuers whose lending shrank paid 7% on every share.',
  },
  {
    id: 'S3',
    cite: '3(a)(i)(2)',
    asks: 'Two periods before the second there is none: whose lending sets the rate of the second period?',
    options: {
      'initial-report': 'That of the Initial Supplemental Report, made before the first issue.',
      none: 'The text gives none, and the rate must be told otherwise.',
    },
    adopted: 'initial-report',
    because:
      'It is the report of the quarter that came two quarters before, and it sets the rate of the first period too.',
  },
  {
    id: 'S4',
    cite: '2(ll)',
    asks: 'Over the shares outstanding on which day is the Increase taken in the second to tenth periods?',
    options: {
      determination: 'On the day on which the complete report is delivered, which fixes the rate.',
      'first-day': 'On the first day of the period that bears the rate.',
      daily: 'Day by day, so that the rate changes with every redemption.',
    },
    adopted: 'determination',
    because: 'The rate is determined at the time of delivery, and “then” points to that time.',
  },
  {
    id: 'S5',
    cite: '2(x)',
    asks: 'For the rate that the ninth period fixes, is the Increase that of the ninth period, or of the period two before, as the definition has it?',
    options: {
      ninth: 'That of the ninth period, as the change is.',
      seventh: 'That of the seventh: for each period after the first the definition looks two periods back.',
    },
    adopted: 'ninth',
    because:
      'Change and Increase are two measures of one growth; taken from two periods they can contradict each other.',
  },
  {
    id: 'S6',
    cite: '3(a)(i)(6)',
    asks: 'The report on the ninth period came after the sixtieth day: can the failure be remedied, though paragraph (5) makes lending nothing for all purposes?',
    options: {
      curable: 'It can, from the quarter after the report; paragraph (5) only says when it is late.',
      never: 'It cannot: paragraph (6) is subject to paragraph (5).',
    },
    adopted: 'curable',
    because: 'Otherwise the sentence on remedying it would mean nothing.',
  },
  {
    id: 'S22',
    cite: '3(a)(i)(7)',
    asks: 'A certificate that was missing is delivered: from when does lending count again?',
    options: {
      'day-of-cure': 'From the day on which it is delivered.',
      'next-period': 'From the Dividend Period after that day.',
    },
    adopted: 'day-of-cure',
    because: 'Lending is nothing until the failure is remedied, and not longer.',
  },
  {
    id: 'anniversary_month_end',
    cite: '3(a)(i)(4)',
    asks: 'The first issue was on a day that the month four and a half years later lacks: on which day is the anniversary?',
    options: {
      'last-day': 'On the last day of that month.',
      'day-after': 'On the first day of the month after it.',
    },
    adopted: 'last-day',
    because: 'Months are counted to the same day, or to the last one of a shorter month.',
  },
];

export const dividendRateNotes: readonly NoteOfConstruction[] = [
  {
    cite: '3(a)(i)(6)',
    slip: 'Whose lending is nothing is left out: “for the shall be zero”.',
    readAs: 'The ninth Dividend Period, whose report is due during the tenth.',
  },
  {
    cite: '3(a)(i)(7)',
    slip: 'Whose lending is nothing is left out here too.',
    readAs: 'The Dividend Period on which the rate depends at that time.',
  },
  {
    cite: '2(x)',
    slip: 'The Increase is told by the Dividend Reference Period of the Current Period, and those are defined for the second to tenth periods only.',
    readAs: 'For later periods by the ninth: see the reading S5.',
  },
  {
    cite: '3(a)(ii)',
    slip: 'One figure has three names: change in QSBL, in Qualified Lending, and in Qualified Small Business Lending.',
    readAs: 'They are one: the change of QSBL from the Baseline, of the Baseline.',
  },
];
