import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareMoney, dividedBy, isZero, moneyOf, recount, showMoney } from '../../../exact/index.js';
import type { Money, Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { seriesOn } from '../../../terms/index.js';
import { preferenceLots } from './participating-preference.js';
import { fullPreference, type PreferenceRule } from './preferences.js';

const told = message(
  'preferential-amount.told',
  'Each share of {series} would be paid {outcome} by preference in a liquidation on {on}, with what has accrued on it',
);

/**
 * The highest amount by preference of a share of a series, where its terms tell; undefined of what is no series of the class
 * with preferences, or of which nothing is outstanding. What a share gets beyond its preference is not in it.
 */
export function preferentialAmount(
  c: Context,
  rule: PreferenceRule & { readonly senior: string },
  cls: string,
  at: Moment,
): Held<Money> | undefined {
  const { senior, placed } = rule;
  const { cite, instrument } = placed;
  const series = seriesOn(c, at.day, [cite]).find((each) => each.id === cls && each.class === senior);
  const outstanding = c.books.outstanding(cls).at(at);
  if (series === undefined || isZero(outstanding)) return undefined;
  const lots = preferenceLots(c, cls, at);
  const each = lots === undefined ? undefined : highest(lots.map(({ preference }) => preference));
  const value = each ?? divided(fullPreference(c, rule, series, at));
  const cites = lots?.[0]?.because(value).cites ?? [cite];
  return held(value, reason(told, showMoney(value), { figures: { series: cls, on: at.day }, cites }));

  function divided(full: Money): Money {
    return moneyOf(dividedBy(full.amount, recount('ratio', outstanding)), instrument.currency);
  }
}

function highest(amounts: readonly Money[]): Money | undefined {
  return amounts.reduce<Money | undefined>(
    (most, each) => (most === undefined || compareMoney(each, most) > 0 ? each : most),
    undefined,
  );
}
