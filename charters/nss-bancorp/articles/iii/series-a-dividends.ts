import {
  accrualStart,
  seriesRestriction,
  constant,
  dividendArrears,
  dividendDuty,
  dividendRecordDate,
  partialPayment,
  seriesDividend,
  type Provision,
} from '@quorate/engine';

export { seriesADividendsNotes, seriesADividendsReadings } from './series-a-dividends-readings.js';

export const seriesADividends: readonly Provision[] = [
  seriesDividend({
    cite: 'III.C(2)(a)',
    summary:
      'Before common and other junior stock, and after any series that ranks before it, each share of Series A has a dividend on the first day of March, June, September and December, from the first such day after a share of it was first issued, when the Board declares it and out of what is legally available: rounded to the nearest cent, the greater of $1 and 100 times, adjusted, what was declared on a share of common stock since the day of payment before, cash in cash and property in kind. Dividends in common stock and divisions of it do not count.',
    series: 'series-a',
    on: ['03-01', '06-01', '09-01', '12-01'],
    floor: '$1',
    multiple: {
      of: 'common',
      times: '100',
      shareUnit: {
        reading: 'A-02',
        options: { 'record-date': 'record-date', declaration: 'declaration', mechanical: 'period' },
      },
      since: {
        reading: 'P-06',
        options: { 'for-that-day': 'after-the-last-date', 'for-the-next': 'from-the-last-date' },
      },
      floorTests: { reading: 'P-08', options: { 'cash-and-property': 'cash-and-property', cash: 'cash' } },
    },
    half: { reading: 'P-07', options: { up: 'up', 'to-even': 'to-even' } },
    available:
      'what is legally available for dividends (C.G.S. 33-687), and the rights of series that rank before Series A',
  }),
  dividendDuty({
    cite: 'III.C(2)(b)',
    summary:
      'Immediately after a dividend or distribution on the common stock, but one in common stock, the Board declares that of Series A; where none was declared between two days of payment, $1 a share is payable on the second all the same.',
    series: 'series-a',
    upon: 'common',
    otherwise: '$1',
  }),
  accrualStart({
    cite: 'III.C(2)(c)',
    summary:
      'Dividends accrue and cumulate from the day of payment before the issue of a share; from its issue where that is before the record date for the first day of payment; from a day of payment where the issue is on it, or after its record date and before it.',
    series: 'series-a',
    onFirstRecordDate: { reading: 'A-05', options: { literal: 'last-date', issue: 'issue' } },
    withoutRecordDate: { reading: 'A-06', options: { authorisation: 'declaration', payment: 'payment-date' } },
    betweenDates: { reading: 'P-14', options: { 'by-day': 'by-day', none: 'nothing' } },
  }),
  constant({
    cite: 'III.C(2)(c)',
    summary: 'Dividends that have accrued and are not paid bear no interest.',
    values: { 'interest-on-arrears': 'none' },
  }),
  partialPayment({
    cite: 'III.C(2)(c)',
    summary:
      'A dividend of less than all that is accrued and payable is divided share by share among all shares of Series A then outstanding.',
    series: 'series-a',
    divided: { reading: 'P-09', options: { equally: 'equally', 'in-proportion': 'in-proportion' } },
  }),
  dividendRecordDate({
    cite: 'III.C(2)(c)',
    summary:
      'The Board may fix a record date for a dividend or distribution of Series A, no more than sixty days before the day fixed for its payment.',
    series: 'series-a',
    within: '60',
  }),
  dividendArrears({
    cite: 'III.C(4)(a)',
    summary:
      'What follows is forbidden from when a dividend or distribution of Series A is in arrears until all that has accrued on it, declared or not, is paid in full.',
    series: 'series-a',
    release: { reading: 'A-29', options: { everything: 'everything', 'whole-quarters': 'whole-periods' } },
    mixed: {
      reading: 'III-5',
      options: { 'by-matter': 'by-matter', 'junior-throughout': 'junior', 'parity-throughout': 'parity' },
    },
  }),
  seriesRestriction({
    cite: 'III.C(4)(a)(i)',
    summary:
      'While it lasts the Corporation neither declares nor pays dividends, nor makes other distributions, on stock that is junior to Series A as to dividends or in a liquidation; dividends in common stock on common stock are not excepted.',
    series: 'series-a',
    restricts: 'distributions-on-junior',
  }),
  seriesRestriction({
    cite: 'III.C(4)(a)(ii)',
    summary:
      'Nor on stock at parity with it, but for dividends paid ratably on Series A and on all such stock in proportion to all that the holders of each are entitled to.',
    series: 'series-a',
    restricts: 'distributions-on-parity',
  }),
  seriesRestriction({
    cite: 'III.C(4)(a)(iii)',
    summary:
      'Nor does it redeem, buy or otherwise get junior stock for value, but at any time in exchange for junior stock.',
    series: 'series-a',
    restricts: 'purchases-of-junior',
  }),
  seriesRestriction({
    cite: 'III.C(4)(a)(iv)',
    summary:
      'Nor shares of Series A or stock at parity with it, but under an offer in writing or by publication to all holders, on terms that the Board, having considered the yearly rates of dividends and other rights of each, determines in good faith to be fair and equitable among them.',
    series: 'series-a',
    restricts: 'purchases-of-own-or-parity',
  }),
  seriesRestriction({
    cite: 'III.C(4)(b)',
    summary:
      'The Corporation lets no subsidiary get stock of the Corporation for value that the Corporation could not then get in that way itself.',
    series: 'series-a',
    restricts: 'purchases-by-subsidiaries',
  }),
];
