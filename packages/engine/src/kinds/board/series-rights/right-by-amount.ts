import { openFact } from '../../../evaluation/index.js';
import {
  compareMoney,
  isPositive,
  isZero,
  plusDays,
  ratio,
  recount,
  share,
  times,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Moment, Money, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { arrearsByDayNotion } from '../../../terms/index.js';
import type { MissedDividendRight } from './parameters.js';
import type { RightHistory, RightSpan } from './right-history.js';

/** Asked where the entries do not go back to the first issue. */
export const hasRightByArrears = openFact('right-by-arrears', 'series', 'right').yesNo(
  'Do so many dividends of {0} stand in arrears, or have they stood so and not been made good since, that its holders have the right called {1}?',
);

/** Asked of a right that the entries do not date. */
export const rightByArrearsSince = openFact('right-by-arrears-since', 'series', 'right').day(
  'On which day did the holders of {0} come to have the right called {1}, which they have now?',
);

/** Asked where money was set aside and something is unpaid. */
export const arrearsSetApart = openFact('arrears-set-apart', 'series', 'day').yesNo(
  'Had all dividends of {0} that were in arrears been set apart in full by {1}?',
);

/**
 * A right that comes when what is in arrears equals so many full dividends on all shares, whichever they are of, and goes when all of it
 * is paid or set apart.
 */
export function historyByAmount(
  c: Context,
  { article, cite, provision }: Placed<MissedDividendRight>,
  each: Money,
  at: Moment,
): RightHistory {
  const { periods, right, series } = provision;
  const steps = c.notion(arrearsByDayNotion, [series], at, article).value;
  const asked = (): boolean => c.is(hasRightByArrears, { about: [series, right], cites: [cite] });
  if (steps === undefined) {
    if (!asked()) return { missed: [], run: 0, spans: [] };
    const from = c.ask(rightByArrearsSince, { about: [series, right], cites: [cite] }) as Day;
    return { missed: [], run: 0, spans: [{ from, until: undefined }] };
  }
  const aside = c.books.setAside(series, at).filter(({ data }) => data.for === 'dividend');
  c.restsOn(aside.map(({ id }) => id));
  let spans: readonly RightSpan[] = [];
  let isApart = false;
  for (const { on, unpaid } of steps) {
    const outstanding = c.books.outstanding(series).at(on);
    const line = timesMoney(each, times(recount('ratio', outstanding), ratio(periods)));
    const last = spans.at(-1);
    const isInForce = last !== undefined && last.until === undefined;
    const isUnpaid = isPositive(unpaid.amount);
    if (!isUnpaid) isApart = false;
    if (isInForce) {
      const setApart =
        aside.some((entry) => entry.on === on) && c.is(arrearsSetApart, { about: [series, on], cites: [cite] });
      if (isUnpaid && !setApart) continue;
      isApart = isUnpaid;
      spans = [...spans.slice(0, -1), { ...last, until: on }];
    } else if (isUnpaid && !isZero(outstanding) && compareMoney(unpaid, line) >= 0) {
      // What was set apart and is not paid yet is still in the account: whether enough more is in arrears nobody can tell from it.
      if (!isApart || asked()) spans = [...spans, { from: plusDays(on, 1), until: undefined }];
    }
  }
  const last = steps.at(-1);
  // What falls due on a day is in arrears once the day is over.
  const unpaid = last?.overdue ?? last?.unpaid;
  const outstanding = c.books.outstanding(series).at(at);
  const arrears = unpaid === undefined || isZero(outstanding) ? ratio(0) : dividendsIn(unpaid, each, outstanding);
  return { missed: [], run: 0, spans: spans.filter(({ from }) => from <= at.day), arrears };
}

/** How many full dividends on all shares an amount comes to. */
function dividendsIn(unpaid: Money, each: Money, outstanding: Shares) {
  return share<'money'>(unpaid.amount, timesMoney(each, recount('ratio', outstanding)).amount);
}
