import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Corporation, EntryInput } from '../../src/index.js';
import { dividedBy, ratio, sum, times, toWire, type Ratio } from '../../src/exact/index.js';
import { asked, entry, kept, nssWith } from './nss.js';
import { dayAfter, plainSeries, type PlainEvent, type PlainSeries } from './plain-series.js';
import {
  accrualStart,
  accruedThrough,
  adjustmentAt,
  commonAt,
  dividendOn,
  paymentDaysThrough,
} from './series-dividend.js';
import { liquidationIn } from './series-liquidation.js';

const terms = { paymentDays: ['03-01', '06-01', '09-01', '12-01'], floorMills: 1_000, multiple: 100 } as const;
const preferenceCents = 10_000;
/** After everything that a random series goes through. */
const last = '1999-12-01';

function corporationOf(series: PlainSeries, more: readonly EntryInput[] = []): Corporation {
  return nssWith([...entriesOf(series), ...more]);
}

function* entriesOf(series: PlainSeries): Generator<EntryInput> {
  yield* kept(['register', 'instruments', 'dividends', 'acts']);
  yield entry('common', '1997-06-02', 'shares-issued', {
    class: 'common',
    to: 'dispersed',
    shares: String(series.common),
  });
  for (const [index, { on, shares }] of series.lots.entries()) {
    yield entry(`lot-${index}`, on, 'shares-issued', { class: 'series-a', to: 'dispersed', shares: String(shares) });
  }
  for (const [index, event] of series.events.entries()) yield entry(`event-${index}`, event.on, ...told(event, index));
}

function told(event: PlainEvent, index: number): readonly [type: string, data: unknown] {
  switch (event.kind) {
    case 'declared': {
      const dates = { 'record-date': event.recordDate, payable: dayAfter(event.recordDate, 14) };
      return [
        'dividend-declared',
        { id: `d-${index}`, class: 'common', 'per-share': dollars(event.mills, 1_000), ...dates },
      ];
    }
    case 'split':
      return ['shares-split', { class: 'common', 'for-each': String(event.forEach), becomes: String(event.becomes) }];
    case 'distributed':
      return ['share-distribution', { class: 'common', 'on-class': 'common', 'per-share': `1/${event.oneOnEach}` }];
    case 'issued':
      return ['shares-issued', { class: 'common', to: 'dispersed', shares: String(event.shares) }];
    case 'bought-back':
      return [
        'shares-reacquired',
        { class: 'common', from: 'dispersed', shares: String(event.shares), 'held-as': 'treasury' },
      ];
  }
}

function dollars(of: number, inOneDollar: number): string {
  return `$${toWire(dividedBy(ratio(of), ratio(inOneDollar)))}`;
}

interface Dollars {
  readonly amount: string;
}

function inDollars(cents: bigint | number | Ratio): string {
  return toWire(dividedBy(typeof cents === 'object' ? cents : ratio(cents), ratio(100)));
}

/** Lots as they accrue: by the day from which they do, those of one day together. */
function lotsOf(series: PlainSeries): ReadonlyMap<string, readonly { readonly on: string; readonly shares: number }[]> {
  const byStart = new Map<string, { readonly on: string; readonly shares: number }[]>();
  for (const lot of series.lots) {
    const start = accrualStart(series, terms, lot.on);
    byStart.set(start, [...(byStart.get(start) ?? []), lot]);
  }
  return byStart;
}

/** What the engine says of random lives of Series A under the certificate, and what plain lists say. */
export const seriesAgreement = {
  'what splits and distributions make of its rights, the dividend of a quarter, and what each lot has coming':
    fc.property(plainSeries, fc.nat(), (series, pick) => {
      const corporation = corporationOf(series);
      adjusts(corporation, series, pick);
      pays(corporation, series, pick);
      owes(corporation, series);
    }),

  'who gets what in a liquidation, the hundredfold of the common stock among it': fc.property(
    plainSeries,
    fc.oneof(fc.constantFrom(0, 1, 10_000_000, 50_000_000), fc.integer({ min: 0, max: 3_000_000_000 })),
    fc.constantFrom(0, 680, 6_800),
    (series, cents, parityShares) => {
      const parity = parityShares === 0 ? [] : besideSeriesA(parityShares);
      const value = asked(corporationOf(series, parity), 'liquidation.waterfall', last, {
        event: 'liquidation',
        assets: dollars(cents, 100),
        debts: '$0',
      });
      const lots = [...lotsOf(series)].map(([id, of]) => ({
        id,
        shares: of.reduce((sofar, { shares }) => sofar + shares, 0),
        cents: preferenceCents + Number(accruedThrough(series, terms, of[0]?.on ?? '', last)),
      }));
      const common = commonAt(series, last);
      const multiple = times(ratio(100), adjustmentAt(series, last));
      const paid = liquidationIn({ cents, common, lots, multiple, parity: parityShares * preferenceCents });
      const said = value as unknown as {
        readonly lots?: readonly { readonly id: string; readonly 'per-share': Dollars }[];
        readonly 'per-share': Dollars;
        readonly receive: readonly { readonly id: string; readonly total: Dollars }[];
      };
      const perShare = (said.lots ?? []).map(({ id, 'per-share': each }) => [id, each.amount]);
      const expected = lots.map(({ id }, index) => [`series-a ${id}`, inDollars(paid.lots[index] ?? ratio(0))]);
      expect(Object.fromEntries(perShare)).toEqual(Object.fromEntries(expected));
      expect(said['per-share'].amount).toBe(inDollars(paid.common));
      const totals = said.receive.map(({ total }) => ratio(total.amount));
      expect(toWire(sum('ratio', totals))).toBe(inDollars(cents));
    },
  ),
} as const;

/** On the day of an event, the day before one, or at the end. */
function adjusts(corporation: Corporation, series: PlainSeries, pick: number): void {
  const days = [...series.events.flatMap(({ on }) => [dayAfter(on, -1), on]), last].filter((on) => on >= '1998-04-02');
  const asOf = days[pick % days.length] ?? last;
  const value = asked(corporation, 'series.adjust', asOf, { series: 'series-a' });
  expect([asOf, value]).toMatchObject([asOf, { factor: toWire(adjustmentAt(series, asOf)) }]);
}

function pays(corporation: Corporation, series: PlainSeries, pick: number): void {
  const days = paymentDaysThrough(series, terms, last);
  const payment = days[pick % days.length] ?? last;
  const value = asked(corporation, 'dividends.rate', payment, { class: 'series-a' });
  expect([payment, value]).toMatchObject([
    payment,
    { 'per-share': { amount: inDollars(dividendOn(series, terms, payment)) } },
  ]);
}

/** Nothing having been paid. */
function owes(corporation: Corporation, series: PlainSeries): void {
  const value = asked(corporation, 'dividends.arrears', last, { series: 'series-a' });
  const { lots } = value as unknown as { readonly lots: readonly { readonly id: string; readonly due: Dollars }[] };
  const expected = [...lotsOf(series)].map(([id, [one]]) => [
    id,
    inDollars(accruedThrough(series, terms, one?.on ?? '', last)),
  ]);
  expect(Object.fromEntries(lots.map(({ id, due }) => [id, due.amount]))).toEqual(Object.fromEntries(expected));
}

/** Another series at parity with Series A, with the same preference and no dividends. */
function besideSeriesA(shares: number): readonly EntryInput[] {
  const on = '1998-04-01';
  const ranked = { preference: '$100', ranks: { 'series-a': 'parity' } };
  const designated = { series: 'series-p', class: 'preferred', shares: String(shares), filed: on, terms: ranked };
  return [
    entry('parity', on, 'series-designated', designated),
    entry('parity-shares', on, 'shares-issued', { class: 'series-p', to: 'dispersed', shares: String(shares) }),
  ];
}
