import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const priorityReadings: readonly Reading[] = [
  {
    id: 'S10',
    cite: '3(d)(ii)',
    asks: 'Nothing is paid until the last day of the third period after a missed one: is that last day itself free?',
    options: {
      restricted: 'It is not: the last day is part of the span.',
      free: 'It is: the span ends when that day begins.',
    },
    adopted: 'restricted',
    because: 'From a last day until a last day, the text counts whole periods, and the first of its days is within.',
  },
  {
    id: 'S11',
    cite: '3(d)(ii)',
    asks: 'A dividend that was missed is paid in full later: does what that barred become free?',
    options: {
      'runs-its-course': 'It does not: the span runs through the third period after the missed one.',
      'declared-in-time': 'Only where it was declared by the day of payment, and paid late.',
      lifts: 'It does, from the payment on.',
    },
    adopted: 'runs-its-course',
    because:
      'The text has the bar run until a day, and no payment ends it; a dividend that was not declared for a period is lost, so that what is paid later is not that dividend.',
  },
  {
    id: 'S20',
    cite: '3(d)(iii)',
    asks: 'The certificate is due where “during such time” no regulatory determination prohibited dividends: during which time?',
    options: {
      'at-that-payment': 'On the day of the missed payment that calls for it.',
      'at-any': 'On the day of any missed payment so far: one prohibition frees from the certificate.',
      'at-every': 'On the day of every missed payment so far: nothing less frees from it.',
    },
    adopted: 'at-that-payment',
    because:
      'The certificate speaks of efforts to pay the dividend that was missed, and a prohibition then explains it.',
  },
  {
    id: 'S21',
    cite: '3(d)(i)(B)',
    asks: 'The first period is over, and its dividend is payable only with that of the second: may other stock have a dividend before then?',
    options: {
      blocked: 'It may not, unless that of the series is paid before or with it.',
      'not-tested': 'It may: until the day of payment the period is not tested.',
    },
    adopted: 'blocked',
    because: 'The condition asks for what has been paid for the period completed, and not whether it was payable.',
  },
  {
    id: 'S26',
    cite: '3(d)(ii)',
    asks: 'In which period may Parity Stock have what a covenant demands: “in which a dividend is declared and paid” on the series?',
    options: {
      'paid-in-it': 'One in which a dividend of the series is paid.',
      'both-in-it': 'One in which a dividend of the series is both declared and paid.',
      'in-respect-of-it': 'One for which a dividend of the series is declared and paid.',
    },
    adopted: 'paid-in-it',
    because:
      'The text says in the period, and elsewhere for one; payment completes it, and a dividend is commonly declared before the period in which it is paid.',
  },
  {
    id: 'S28',
    cite: '3(d)(iii)',
    asks: 'Where the payment date is no Business Day, from when do the five days for the certificate of the Board run?',
    options: {
      postponed: 'From the day to which the payment is postponed: only then is it missed.',
      scheduled: 'From the payment date as the text fixes it.',
    },
    adopted: 'postponed',
    because:
      'The days are counted from each missed payment, and before the day to which it is postponed none is missed.',
  },
  {
    id: 'overdue-certificate',
    cite: '3(d)(i)',
    asks: 'Dividends on other stock are subject to 3(d)(iii) too: does a certificate of the Board that is overdue stand in their way?',
    options: {
      'no-bar': 'It does not: it is a duty beside them.',
      bar: 'It does, until it is delivered.',
    },
    adopted: 'no-bar',
    because: 'Section 3(d)(iii) asks for a paper, and neither it nor (i) says that dividends wait for it.',
  },
];

export const priorityNotes: readonly NoteOfConstruction[] = [
  {
    cite: '3(d)(i)',
    slip: 'The state bank supervisor is defined by one section of the Federal Deposit Insurance Act and cited by the number of another, and the parenthesis is not closed.',
    readAs: 'The state authority that supervises the bank.',
  },
  {
    cite: '3(d)(i)',
    slip: 'Dividends in common stock alone are excepted in (ii) and (v), and not here; here dividends are spoken of, there dividends and distributions.',
    readAs: 'As it stands: a dividend in common stock too must leave the threshold and follow that of the last period.',
  },
  {
    cite: '3(d)(ii)',
    slip: 'The span begins on the last day of a period, before the day on which its dividend is paid; what is done between can turn out to have been barred.',
    readAs: 'As it stands: until the day of payment nothing is barred, and answers warn of it.',
  },
];
