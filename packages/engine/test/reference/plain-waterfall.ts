import * as fc from 'fast-check';
import {
  compareBy,
  day,
  daysBetween,
  dividedBy,
  minus,
  plus,
  plusDays,
  ratio,
  times,
  type Day,
  type Ratio,
} from '../../src/exact/index.js';

/** Another series: its shares, the preference of each in cents, where it stands beside the fund series and among its like. */
export interface PlainSeries {
  readonly shares: number;
  readonly cents: number;
  readonly beside: 'senior' | 'parity' | 'junior';
  readonly place: number;
  /** Shares of common stock for which each counts in what remains; none where it does not take part. */
  readonly units: number;
}

/** A liquidation in cents and whole shares. */
export interface PlainWaterfall {
  readonly on: Day;
  readonly assets: number;
  readonly debts: number;
  readonly common: number;
  /** Shares of the series under the certificate, each with $1,000 and what it has accrued. */
  readonly fund: number;
  readonly percent: number;
  /** Whether the dividend of the period before last was declared, $2.50 on each share, and is unpaid. */
  readonly declared: boolean;
  readonly others: readonly PlainSeries[];
  readonly account: number;
  readonly order: 'preferences-first' | 'account-first' | 'rateable';
}

/** In cents. */
export interface PlainPaid {
  readonly creditors: Ratio;
  readonly account: Ratio;
  readonly remaining: Ratio;
  readonly holders: readonly (readonly [id: string, cents: Ratio])[];
}

interface Claim {
  readonly id: string;
  readonly tier: number;
  readonly due: Ratio;
}

const none = ratio(0);

/** What each is paid: debts, then rank after rank, with the account before, behind or beside the ranks, then the rest by units. */
export function paidIn(world: PlainWaterfall): PlainPaid {
  const creditors = lesser(ratio(world.assets), ratio(world.debts));
  const left = minus(ratio(world.assets), creditors);
  const claims = claimsOf(world);
  const all = added(claims.map(({ due }) => due));
  const account = accountPaid(world, left, all);
  let money = minus(left, account);
  const paid = new Map<string, Ratio>();
  for (const tier of [...new Set(claims.map((claim) => claim.tier))].toSorted((a, b) => a - b)) {
    const ofTier = claims.filter((claim) => claim.tier === tier);
    const due = added(ofTier.map((claim) => claim.due));
    const forTier = lesser(money, due);
    for (const claim of ofTier) {
      paid.set(claim.id, isNone(due) ? none : dividedBy(times(claim.due, forTier), due));
    }
    money = minus(money, forTier);
  }
  const units = [
    ['common', ratio(world.common)] as const,
    ...world.others.map((each, index) => [`other-${index}`, ratio(each.shares * each.units)] as const),
  ];
  const whole = added(units.map(([, count]) => count));
  const rest = new Map<string, Ratio>(
    units.map(([id, count]) => [id, isNone(whole) ? none : dividedBy(times(money, count), whole)]),
  );
  const ids = ['common', 'fund', ...world.others.map((_each, index) => `other-${index}`)];
  return {
    creditors,
    account,
    remaining: money,
    holders: ids.map((id) => [id, plus(paid.get(id) ?? none, rest.get(id) ?? none)]),
  };
}

function accountPaid({ account, order }: PlainWaterfall, left: Ratio, preferences: Ratio): Ratio {
  const due = ratio(account);
  const together = plus(due, preferences);
  if (compareBy<'ratio'>('atLeast', left, together)) return due;
  if (order === 'account-first') return lesser(left, due);
  if (order === 'rateable') return dividedBy(times(left, due), together);
  return lesser(due, compareBy<'ratio'>('moreThan', left, preferences) ? minus(left, preferences) : none);
}

/** The full preferences, in tiers: those senior to the fund series by their own places, it with its equals, the junior ones. */
function claimsOf(world: PlainWaterfall): readonly Claim[] {
  const tiers = { senior: 0, parity: 100, junior: 200 };
  const others = world.others.map((each, index): Claim => {
    const own = each.beside === 'parity' || world.fund === 0 ? 0 : each.place;
    const tier = world.fund === 0 ? each.place : tiers[each.beside] + own;
    return { id: `other-${index}`, tier, due: ratio(each.shares * each.cents) };
  });
  return world.fund === 0 ? others : [...others, { id: 'fund', tier: tiers.parity, due: fundDue(world) }];
}

/** $1,000, the days of the current quarter over 90 of a quarter of the rate but no more than that quarter, and what was declared. */
function fundDue({ declared, fund, on, percent }: PlainWaterfall): Ratio {
  const start = on < '2016-01-01' ? day('2015-10-01') : day('2016-01-01');
  const days = Math.min(daysBetween(start, on), 90);
  const accrued = dividedBy(times(ratio(1000 * percent), ratio(days)), ratio(360));
  const each = added([ratio(100_000), accrued, ratio(declared ? 250 * percent : 0)]);
  return times(each, ratio(fund));
}

function added(parts: readonly Ratio[]): Ratio {
  return parts.reduce((sofar, each) => plus(sofar, each), none);
}

function lesser(a: Ratio, b: Ratio): Ratio {
  return compareBy<'ratio'>('lessThan', a, b) ? a : b;
}

function isNone(amount: Ratio): boolean {
  return compareBy<'ratio'>('notMoreThan', amount, none);
}

const other: fc.Arbitrary<PlainSeries> = fc.record({
  shares: fc.constantFrom(1, 100, 9_999),
  cents: fc.constantFrom(1, 10_000, 100_000),
  beside: fc.constantFrom('senior', 'parity', 'junior'),
  place: fc.constantFrom(1, 2),
  units: fc.constantFrom(0, 0, 1, 7),
});

const assets = fc.oneof(
  fc.constantFrom(0, 1, 2_000_000_000, 5_000_000_000),
  fc.integer({ min: 0, max: 4_000_000_000 }),
);

/** From nothing to more than enough, with up to three other series. */
export const plainWaterfalls: fc.Arbitrary<PlainWaterfall> = fc.record({
  on: fc.integer({ min: 0, max: 160 }).map((days) => plusDays(day('2015-10-01'), days)),
  assets,
  debts: fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 1_000_000_000 })),
  common: fc.constantFrom(1, 1000, 9_500_000),
  fund: fc.constantFrom(0, 1, 17_145),
  percent: fc.constantFrom(1, 2, 5),
  declared: fc.boolean(),
  others: fc.array(other, { maxLength: 3 }),
  account: fc.constantFrom(0, 1, 1_000_000_000),
  order: fc.constantFrom('preferences-first', 'account-first', 'rateable'),
});
