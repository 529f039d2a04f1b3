import type { Demonstration } from '../demonstration.js';
import { begin } from '../invented/beginning.js';
import { openBoard } from '../invented/board.js';
import { tellOrdinaryYear } from '../invented/ordinary-year.js';
import { Register } from '../invented/register.js';
import { History } from '../telling/history.js';
import { sequenceFrom } from '../telling/sequence.js';
import { companies, directors, everybody, firstHolders, newcomers } from './provident/people.js';
import { tellCapital } from './provident/capital.js';
import { tellSeriesA } from './provident/series-a.js';
import { relied, waiting } from './provident/waiting.js';

const formed = '2011-09-01';
const offered = '2015-07-15';

const classes = ['I', 'II', 'III'] as const;

const situation =
  'Series A paid what the reports of small business lending made it pay, and pays nine per cent since March 2016. In October 2017 its dividend was paid in part only. The board asks what that bars, until when, and whether the common stock may have a dividend now.';

const asOf = '2018-02-15';

/** Provident Bancorp from the issue of Series A through six years of lending reports and dividends to one that was missed. */
export const providentDemonstration: Demonstration = {
  id: 'provident-demonstration',
  name: 'Provident Bancorp, Inc. (invented history)',
  charter: 'provident-bancorp',
  formed,
  situation,
  until: asOf,
  history: told,
  relied,
  waiting,
  asks: [
    {
      question: 'dividends.calendar',
      title: 'When did each dividend of Series A since 2011 fall due, at what rate, and which were paid?',
      asOf,
      input: { class: 'series-a', from: '2011-09-13', to: asOf },
    },
    {
      question: 'dividends.windows',
      title: 'From when to when does the missed dividend bar dividends on other stock, and purchases of it?',
      asOf,
      input: { series: 'series-a' },
    },
    {
      question: 'dividends.permit',
      title: 'May a dividend of ten cents be paid on the common stock now?',
      asOf,
      input: { class: 'common', 'per-share': '$0.10' },
    },
  ],
};

function told(): History {
  const history = new History();
  const register = new Register(history);
  begin(history, { on: formed, situation, individuals: everybody, companies });
  const paper = history.paper({
    name: 'first-subscriptions',
    state: 'filed',
    lines: [`1,800,000 shares of common stock at $10.00 each, to ${firstHolders.length} subscribers.`],
  });
  register.issueAmong(firstHolders, 1_800_000, offered, { sequence: sequenceFrom(2015), cents: 1_000, paper });
  openBoard(history, { directors, classes, on: offered });
  tellSeriesA(history);
  for (const [place, year] of [2016, 2017].entries()) {
    const candidates = directors.slice(3 * place, 3 * place + 3);
    tellOrdinaryYear(history, register, { year, class: classes[place] ?? '', candidates, cents: 6, newcomers });
  }
  tellCapital(history);
  return history;
}
