import type { History } from '../../telling/history.js';
import { dollars } from '../../telling/written.js';
import { treasury } from './people.js';

const shares = 17_145;

const lateReport = '2017-10-16';

/** A dividend on the series: its period, when it was declared and payable, what was due and, where it is less, what was paid, in whole cents. */
type SeriesDividend = readonly [period: number, declared: string, payable: string, due: number, paid?: number];

/** A report of small business lending, by the period after which it came. */
type Report = readonly [period: number, on: string, lending: string];

const reports: readonly Report[] = [
  [1, '2011-10-28', '$133,245,000'],
  [2, '2012-01-27', '$134,100,000'],
  [3, '2012-04-26', '$132,900,000'],
  [4, '2012-07-27', '$130,200,000'],
  [5, '2012-10-29', '$128,400,000'],
  [6, '2013-01-28', '$131,700,000'],
  [7, '2013-04-26', '$136,000,000'],
  [8, '2013-07-29', '$139,800,000'],
  [9, '2013-10-28', '$137,300,000'],
];

/** What each period bore by the reports: 1.9 % at first, up to 4 % while lending fell, 1 % from 2014, 9 % from March 2016. */
const dividends: readonly SeriesDividend[] = [
  [1, '2011-12-12', '2012-01-03', 1_637_250],
  [2, '2011-12-12', '2012-01-03', 8_186_250],
  [3, '2012-03-12', '2012-04-02', 8_186_250],
  [4, '2012-06-12', '2012-07-02', 7_331_250],
  [5, '2012-09-12', '2012-10-01', 8_531_250],
  [6, '2012-12-12', '2013-01-02', 13_781_250],
  [7, '2013-03-12', '2013-04-01', 17_231_250],
  [8, '2013-06-12', '2013-07-01', 12_656_250],
  [9, '2013-09-12', '2013-10-01', 5_431_250],
  [10, '2013-12-12', '2014-01-02', 4_286_250],
  [11, '2014-03-12', '2014-04-01', 4_286_250],
  [12, '2014-06-12', '2014-07-01', 4_286_250],
  [13, '2014-09-12', '2014-10-01', 4_286_250],
  [14, '2014-12-12', '2015-01-02', 4_286_250],
  [15, '2015-03-12', '2015-04-01', 4_286_250],
  [16, '2015-06-12', '2015-07-01', 4_286_250],
  [17, '2015-09-12', '2015-10-01', 4_286_250],
  [18, '2015-12-12', '2016-01-04', 4_286_250],
  [19, '2016-03-12', '2016-04-01', 11_144_250],
  [20, '2016-06-12', '2016-07-01', 38_576_250],
  [21, '2016-09-12', '2016-10-03', 38_576_250],
  [22, '2016-12-12', '2017-01-03', 38_576_250],
  [23, '2017-03-12', '2017-04-03', 38_576_250],
  [24, '2017-06-12', '2017-07-03', 38_576_250],
  [25, '2017-09-12', '2017-10-02', 38_576_250, 25_000_000],
  [26, '2017-12-12', '2018-01-02', 38_576_250],
];

/** The series is issued to the Treasury; reports of lending set its rate; of the 25th dividend a part stays unpaid. */
export function tellSeriesA(history: History): void {
  const purchase = history.paper({
    name: 'securities-purchase-agreement',
    state: 'signed',
    lines: [`${shares.toLocaleString('en-US')} shares of Series A are issued for $17,145,000 in cash.`],
  });
  const issue = { class: 'series-a', to: treasury, shares, consideration: '$17,145,000', 'paid-in': 'cash' };
  history.tell('2011-09-13', 'shares-issued', issue, { paper: purchase });
  tellReport(history, [0, '2011-09-13', '$133,245,000'], '$120,000,000');
  for (const report of reports) tellReport(history, report);
  for (const dividend of dividends) tellDividend(history, dividend);
}

function tellReport(history: History, [period, on, lending]: Report, baseline?: string): void {
  const paper = history.paper({
    name: `lending-report-${period}`,
    state: 'filed',
    lines: [`Quarterly supplemental report of ${on}: qualified small business lending of ${lending}.`],
  });
  history.tell(on, 'lending-report', { series: 'series-a', period, lending, baseline }, { basis: 'filing', paper });
}

function tellDividend(history: History, [period, declared, payable, due, paid = due]: SeriesDividend): void {
  const id = `series-a-${period}`;
  const paper = history.paper({
    name: `${id}-resolution`,
    lines: [
      `Resolved on ${declared}: the dividend on Series A for period ${period}, ${dollars(due)}, payable ${payable}.`,
    ],
  });
  const resolved = { id, class: 'series-a', total: dollars(due), 'for-period': period, payable };
  history.tell(declared, 'dividend-declared', resolved, { paper });
  const amount = dollars(paid);
  if (paid < due) {
    // That a part was not paid came to light with the next report of the paying agent; its own advice is missing.
    history.tell(payable, 'dividend-paid', { class: 'series-a', amount, for: id }, { learned: lateReport });
    return;
  }
  const advice = history.paper({
    name: `${id}-advice`,
    form: 'text',
    lines: [
      `Advice of the paying agent: ${amount} paid to the Treasury on ${payable} for period ${period} of Series A.`,
    ],
  });
  history.tell(payable, 'dividend-paid', { class: 'series-a', amount, for: id }, { paper: advice });
}
