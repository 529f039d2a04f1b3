import { constant, dividendGate, dividendPaperDuty, seriesRestriction } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { lateDividend } from './missed-dividends.js';
import { priorityNotes, priorityReadings } from './priority-of-dividends-readings.js';

/** Section 3(d): what stands in the way of dividends on other stock. */
export function priorityOfDividends({ series, signingDate }: CertificateTerms): Part {
  const dividends = { series, restricts: 'distributions' } as const;
  return {
    provisions: [
      seriesRestriction({
        cite: '3(d)(i)',
        summary:
          'So long as a share is outstanding, dividends on the common stock, other Junior Stock and Parity Stock are subject to what the Appropriate Federal Banking Agency or the state bank supervisor restricts,',
        ...dividends,
        while: { is: 'supervisor-restricts' },
      }),
      seriesRestriction({
        cite: '3(d)(i)(A)',
        summary:
          'and may be declared and paid only if Tier 1 capital after them is at least the Tier 1 Dividend Threshold,',
        ...dividends,
        while: { is: 'capital-short' },
      }),
      seriesRestriction({
        cite: '3(d)(i)(B)',
        summary:
          'and only if the full dividends of the series for the last completed Dividend Period have been declared and paid, or are at the same time.',
        ...dividends,
        while: {
          is: 'last-period-unpaid',
          setAside: false,
          inPart: 'missed',
          fee: true,
          notYetPayable: { reading: 'S21', options: { blocked: 'unpaid', 'not-tested': 'not-tested' } },
        },
      }),
      seriesRestriction({
        cite: '3(d)(ii)',
        summary:
          'Where a dividend is not declared and paid in full for a Dividend Period, no dividend or distribution is declared or paid from the last day of that period through the last day of the third after it, on the common stock and other Junior Stock, but for dividends in common stock alone, or on Parity Stock; in such a period in which a dividend of the series is declared and paid, Parity Stock may have what it takes to avoid a material breach of a covenant.',
        ...dividends,
        while: {
          is: 'after-missed-period',
          through: '3',
          lastDay: { reading: 'S10', options: { restricted: 'barred', free: 'free' } },
          late: lateDividend,
          inPart: 'missed',
          fee: true,
        },
        except: [
          { is: 'paid-in-shares', cite: '3(d)(ii)', class: 'common' },
          {
            is: 'to-keep-covenant',
            cite: '3(d)(ii)',
            period: {
              reading: 'S26',
              options: {
                'paid-in-it': 'paid-in-it',
                'both-in-it': 'declared-and-paid-in-it',
                'in-respect-of-it': 'paid-for-it',
              },
            },
          },
        ],
      }),
      dividendPaperDuty({
        cite: '3(d)(iii)',
        summary:
          'Once dividends have not been declared and paid in full for four Dividend Periods in all, the Issuer delivers to the holders, within five calendar days of each missed payment, a certificate signed by at least a majority of the Board that it used its best efforts to declare and pay them, as safe and sound banking and the duties of directors allow; not where a regulatory determination prohibited dividends.',
        series,
        paper: 'best-efforts-certificate',
        says: 'the certificate that the Board used its best efforts to declare and pay the dividend',
        upon: {
          is: 'missed-payment',
          from: '4',
          fee: true,
          late: lateDividend,
          unlessProhibited: {
            reading: 'S20',
            options: { 'at-that-payment': 'at-that-payment', 'at-any': 'at-any', 'at-every': 'at-every' },
          },
        },
        within: '5',
        clock: { reading: 'S28', options: { postponed: 'payable', scheduled: 'scheduled' } },
        who: 'the corporation, over the signatures of at least a majority of the directors',
        signed: { directors: 'majority-in-office' },
      }),
      seriesRestriction({
        cite: '3(d)(iii)',
        summary:
          'Dividends on other stock are subject to (iii) too: whether a certificate that is overdue stands in their way is a reading.',
        ...dividends,
        while: {
          is: 'paper-overdue',
          paper: 'best-efforts-certificate',
          bars: { reading: 'overdue-certificate', options: { 'no-bar': false, bar: true } },
        },
      }),
      dividendGate({
        cite: '3(d)(iv)',
        summary:
          'Subject to all that and to Section 3(e), and not otherwise, dividends on other securities, in cash, securities or other property, may be declared and paid as the Board or a committee determines, out of funds legally available.',
        on: { besides: series },
        gates: 'like-by-like',
        buyBack: 'free',
        available: 'what is legally available for dividends (M.G.L. c. 156D, Section 6.40)',
      }),
      constant({
        cite: '3(d)(iv)',
        summary: 'The holders of the series take no part in dividends on other securities.',
        values: { 'participation-in-other-dividends': 'none' },
      }),
      seriesRestriction({
        cite: '3(d)(v)',
        summary:
          'After the tenth anniversary of the Signing Date, while the Issuer is not Publicly-Traded and a share is outstanding, no dividend or distribution is declared or paid on the common stock and other Junior Stock, but for dividends in common stock alone, or on Parity Stock.',
        ...dividends,
        while: { is: 'not-publicly-traded', from: signingDate, years: '10' },
        except: [{ is: 'paid-in-shares', cite: '3(d)(v)', class: 'common' }],
      }),
    ],
    readings: priorityReadings,
    notes: priorityNotes,
  };
}
