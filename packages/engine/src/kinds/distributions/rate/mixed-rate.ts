import { message, reason, type Reason } from '../../../evaluation/index.js';
import {
  compareBy,
  isNegative,
  isPositive,
  isZero,
  minus,
  plus,
  ratio,
  share,
  showMoney,
  showPercent,
  showRate,
  times,
  zero,
} from '../../../exact/index.js';
import type { Day, Money, Ratio, Shares } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { RateSpan } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import type { MixedPeriodicRate } from './periodic-rate-parameters.js';

/** What a mixed rate is made of. */
export interface Mix {
  readonly cite: string;
  readonly column: string;
  /** Of the baseline: 1/10 is ten per cent. */
  readonly change: Ratio;
  readonly increase: Money;
  readonly shares: Shares;
  readonly determined: Day | undefined;
  readonly grounds: readonly Reason[];
}

/** A rate of some days, before the days are known. */
export interface Rated {
  readonly rate: Omit<RateSpan, 'from' | 'through'>;
  readonly reason: Reason;
}

const mixedRate = message(
  'periodic-rate.mixed',
  'A change of {change} puts column {column} at {table}; of the {amount} outstanding the increase of {increase} is {portion}, which bears that rate, and the rest bears {otherwise}: {outcome}',
);
const wholeRate = message(
  'periodic-rate.whole',
  'A change of {change} is no growth: column {column}, {outcome}, holds for the whole amount',
);

/** The table's rate for the part that qualifies, another for the rest. Without growth the table rate holds for all, unless it is read so. */
export function mixedOf(c: Context, placed: Placed<MixedPeriodicRate>, mix: Mix): Rated {
  const { table, portion } = placed.provision;
  const rateOfTable = tableRate(placed.provision, mix.column, mix.change);
  const isWhole = !isPositive(mix.change) && c.resolve(portion.noGrowth) === 'whole';
  const part = isWhole ? ratio(1) : portionOf(c, placed.provision, mix);
  const rest = minus(ratio(1), part);
  const rate = plus(times(rateOfTable, part), times(portion.otherwise, rest));
  const cites = [mix.cite, citation(placed.instrument, table.cite), citation(placed.instrument, portion.cite)];
  const figures = {
    change: showRate(mix.change),
    column: mix.column,
    table: showPercent(rateOfTable),
    portion: showRate(part),
    otherwise: showPercent(portion.otherwise),
    increase: showMoney(mix.increase),
    amount: showMoney(onShares(portion.on, mix.shares)),
  };
  return {
    rate: {
      rate,
      basis: 'mixed',
      cite: mix.cite,
      mixed: {
        change: mix.change,
        increase: mix.increase,
        tableRate: rateOfTable,
        portion: part,
        determined: mix.determined,
      },
    },
    reason: reason(isWhole ? wholeRate : mixedRate, showRate(rate), { figures, cites, grounds: mix.grounds }),
  };
}

/** The rate of the first row of the table within which the change lies; reading the table has made sure that there is one. */
function tableRate({ table }: MixedPeriodicRate, column: string, change: Ratio): Ratio {
  const row = table.rows.find(
    ({ notMoreThan, lessThan }) =>
      (notMoreThan === undefined || compareBy('notMoreThan', change, notMoreThan)) &&
      (lessThan === undefined || compareBy('lessThan', change, lessThan)),
  );
  return row!.rates[column]!;
}

/** The increase over the amount outstanding; within nought and one, unless it is read without bounds. */
function portionOf(c: Context, { portion }: MixedPeriodicRate, { increase, shares }: Mix): Ratio {
  const whole = onShares(portion.on, shares);
  if (isZero(whole.amount)) return zero('ratio');
  const exact = share(increase.amount, whole.amount);
  if (c.resolve(portion.beyond) === 'literal') return exact;
  if (isNegative(exact)) return zero('ratio');
  return compareBy('moreThan', exact, ratio(1)) ? ratio(1) : exact;
}
