import { compareDays, type Day, type Money, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  accruedDividendNotion,
  dividendDueNotion,
  dividendPeriodsNotion,
  periodDividendNotion,
  recordOfDividend,
} from '../../../terms/index.js';

/** A dividend that is paid beside the price of a redemption, to those who held at its record date. */
export interface DividendApart {
  readonly id: string;
  readonly each: Money;
  readonly record?: Day;
  readonly payable: Day;
}

interface Of {
  readonly series: string;
  readonly on: Day;
  /** The period of the redemption date. */
  readonly current: number;
  /** What of the current period the holders of record get. */
  readonly declared: 'whole' | 'accrued';
}

/**
 * The dividends declared by now, not paid in full, whose record date had passed on the redemption date: those of periods that
 * had ended, and that of the current one.
 */
export function dividendsApart(c: Context, { article }: Placed, of: Of, at: Moment): readonly DividendApart[] {
  const { series, on, current } = of;
  const periods = c.notion(dividendPeriodsNotion, [series], at, article).value;
  return periods
    .filter(({ number }) => number <= current)
    .flatMap(({ number, payable }): readonly DividendApart[] => {
      const about = [series, String(number)] as const;
      const dividend = c.notion(periodDividendNotion, about, at, article).value;
      const { declared, standing } = dividend;
      if (declared.length === 0 || standing === 'paid-in-full' || standing === 'nothing-due') return [];
      const record = recordOfDividend(dividend);
      if (record !== undefined && compareDays(on, record) <= 0) return [];
      const accrues = number === current && of.declared === 'accrued';
      const each = accrues
        ? c.notion(accruedDividendNotion, [series, on], at, article).value
        : c.notion(dividendDueNotion, about, at, article).value;
      return [{ id: `P${number}`, each, ...(record === undefined ? undefined : { record }), payable }];
    });
}
