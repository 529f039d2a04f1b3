import { earliestOf, minus, plusDays, share, sumOf, times, zero, type Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Matter } from '../../../terms/index.js';
import { goneOn, type Redemption } from './called.js';
import type { JudgedNotice } from './redemption-notice.js';

/** How many shares a redemption calls, of how many. */
interface Called {
  readonly shares: Shares;
  readonly outstanding: Shares;
}

/** The holders told one by one, and the shares called from whoever was not duly told. */
interface WithoutNotice {
  readonly holders: readonly {
    readonly id: string;
    readonly shares: Shares;
    readonly redeemed: boolean;
  }[];
  readonly shares: Shares;
}

/**
 * Of the shares called, those of holders to whom no notice was duly given: they stay outstanding. A notice to all holders
 * of record that was duly given reaches everybody.
 */
export function withoutNotice(
  c: Context,
  matter: Matter,
  act: Redemption,
  notices: readonly JudgedNotice[],
  called: Called,
): WithoutNotice {
  if (notices.some(({ holder, duly }) => holder === undefined && duly)) return { holders: [], shares: zero('shares') };
  const own = notices.flatMap(({ holder, duly }) => (holder === undefined ? [] : [{ holder, duly }]));
  const holders = [...new Set(own.map(({ holder }) => holder))].map((id) => ({
    id,
    shares: calledFrom(c, matter, act, id, called),
    redeemed: own.some(({ holder, duly }) => holder === id && duly),
  }));
  const redeemed = sumOf(
    'shares',
    holders.filter((each) => each.redeemed),
    (each) => each.shares,
  );
  return { holders, shares: minus(called.shares, redeemed) };
}

/** What is called from one holder: as entered for it, else its part of what is called in proportion. */
function calledFrom(
  c: Context,
  { id }: Matter,
  act: Redemption,
  holder: string,
  { shares, outstanding }: Called,
): Shares {
  const { class: series } = act;
  const own = c.books
    .entriesOf('shares-called')
    .filter(({ data }) => data.class === series && data.holder === holder)
    .filter(({ data }) => (data.for === undefined ? data['outstanding-until'] === act.on : data.for === id));
  if (own.length > 0) return sumOf('shares', own, ({ data }) => data.shares);
  const held = c.books.holding(holder, series).at(earliestOf(plusDays(goneOn(c, { id }, act), -1), c.asOf));
  return times(held, share(shares, outstanding));
}
