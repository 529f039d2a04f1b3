import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBy, dividedBy, minus, plus, ratio, times, toWire, type Ratio } from '../../../src/exact/index.js';
import { ask, stockWorld, type Line } from '../capital/stock-world.js';

interface Made {
  readonly shares: number;
  readonly preference: number;
  readonly rate: number;
  /** What each shares in besides, and up to which amount in all. */
  readonly units?: number;
  readonly cap?: number;
}

function wind(ordinary: number, series: readonly Made[], assets: number, more: object = {}) {
  const lines: readonly Line[] = [
    ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: String(ordinary) }],
    ...series.flatMap((made, index): readonly Line[] => [
      [
        '2001-01-01',
        'series-designated',
        {
          series: `s${index}`,
          class: 'preference',
          shares: String(made.shares),
          filed: '2001-01-01',
          terms: termsOf(made),
        },
      ],
      ['2001-01-01', 'shares-issued', { class: `s${index}`, to: 'dispersed', shares: String(made.shares) }],
    ]),
  ];
  const asked = { event: 'winding-up', assets: `$${assets}`, debts: '$0', ...more };
  return ask(stockWorld(lines), 'liquidation.waterfall', '2001-06-01', asked);
}

function termsOf({ preference, rate, units, cap }: Made) {
  return {
    preference: `$${preference}`,
    'converts-into': 'ordinary',
    'conversion-rate': String(rate),
    'or-as-converted': 'yes',
    ...(units === undefined ? {} : { 'participates-in-liquidation': String(units) }),
    ...(cap === undefined ? {} : { 'participation-cap': `$${cap}` }),
  };
}

const received = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (value['receive'] as readonly { readonly id: string; readonly total: { readonly amount: string } }[]).map(
      (each) => [each.id, each.total.amount],
    ),
  );

describe('a series that gets what conversion would give it, where that is more', () => {
  // 10 shares with $5 each beside 30 of common stock, one for one: at $200 each of 40 shares would get $5.
  const plain: Made = { shares: 10, preference: 5, rate: 1 };

  it('keeps its preference where conversion gives as much', () => {
    const value = wind(30, [plain], 200);
    expect(value['converted']).toEqual([]);
    expect(received(value)).toEqual({ s0: '50', ordinary: '150' });
  });

  it('is treated as converted where it gives more', () => {
    const value = wind(30, [plain], 201);
    expect(value['converted']).toEqual(['s0']);
    expect(value['ranks']).toEqual([]);
    expect(received(value)).toEqual({ s0: '50.25', ordinary: '150.75' });
  });

  it('shares at its rate', () => {
    // Two for one: 20 units beside 30; from $125 on, $2.50 a unit.
    expect(received(wind(30, [{ ...plain, rate: 2 }], 125))).toEqual({ s0: '50', ordinary: '75' });
    expect(received(wind(30, [{ ...plain, rate: 2 }], 150))).toEqual({ s0: '60', ordinary: '90' });
  });

  it('is never better off converted where it shares without an end at its rate', () => {
    expect(wind(30, [{ ...plain, units: 1 }], 100_000)['converted']).toEqual([]);
  });
});

interface World {
  readonly ordinary: number;
  readonly series: readonly Made[];
  readonly assets: number;
}

/** What each series gets where these are converted, and nobody decides: preferences, then units up to their caps. */
function paid({ ordinary, series, assets }: World, converted: ReadonlySet<number>): readonly Ratio[] {
  const preferred = series.map((each, index) => (converted.has(index) ? 0 : each.shares * each.preference));
  const due = preferred.reduce((so, each) => so + each, 0);
  const first = preferred.map((each) =>
    assets >= due ? ratio(each) : dividedBy(times(ratio(each), ratio(assets)), ratio(due)),
  );
  const takers = series.map((each, index) => {
    if (converted.has(index)) return { units: each.shares * each.rate, room: undefined };
    const room = each.cap === undefined ? undefined : Math.max(0, each.cap - each.preference) * each.shares;
    return { units: each.shares * (each.units ?? 0), room };
  });
  let left = ratio(Math.max(0, assets - due));
  let got = takers.map(() => ratio(0));
  let open = takers.map(({ units, room }) => units > 0 && room !== 0);
  // Whoever would get more than its room gets just that, and the others divide the rest anew.
  for (;;) {
    const units = takers.reduce((so, each, index) => so + (open[index] ? each.units : 0), ordinary);
    const level = dividedBy(left, ratio(units));
    const full = takers.map(
      ({ units: own, room }, index) =>
        open[index] && room !== undefined && compareBy<'ratio'>('atLeast', times(level, ratio(own)), ratio(room)),
    );
    got = got.map((so, index) => {
      if (full[index]) return ratio(takers.at(index)!.room!);
      return open[index] ? times(level, ratio(takers.at(index)!.units)) : so;
    });
    if (!full.includes(true)) return got.map((each, index) => plus(each, first.at(index)!));
    takers.forEach(({ room }, index) => {
      if (full[index]) left = minus(left, ratio(room!));
    });
    open = open.map((each, index) => each && !full[index]);
  }
}

const made = record(
  {
    shares: integer({ min: 1, max: 12 }),
    preference: integer({ min: 0, max: 9 }),
    rate: integer({ min: 1, max: 3 }),
    units: integer({ min: 1, max: 3 }),
    cap: integer({ min: 1, max: 15 }),
  },
  { requiredKeys: ['shares', 'preference', 'rate'] },
).map(({ cap, ...each }): Made => (each.units === undefined || cap === undefined ? each : { ...each, cap }));

it('leaves nobody who would do better otherwise, and pays as one reckons by hand', () => {
  assert(
    property(
      integer({ min: 1, max: 30 }),
      array(made, { minLength: 1, maxLength: 3 }),
      option(integer({ min: 0, max: 900 }), { nil: 300 }),
      constantFrom('$0', '$40'),
      (ordinary, series, all, debts) => {
        const assets = Math.max(0, all - (debts === '$40' ? 40 : 0));
        const world = { ordinary, series, assets };
        const value = wind(ordinary, series, all, { debts });
        const converted = new Set((value['converted'] as readonly string[]).map((id) => Number(id.slice(1))));
        const got = received(value);
        const own = paid(world, converted);
        series.forEach((_each, index) => {
          expect(got[`s${index}`]).toBe(toWire(own.at(index)!));
          const other = new Set(converted);
          if (!other.delete(index)) other.add(index);
          const otherwise = paid(world, other).at(index)!;
          expect(compareBy<'ratio'>(converted.has(index) ? 'lessThan' : 'notMoreThan', otherwise, own.at(index)!)).toBe(
            true,
          );
        });
      },
    ),
    { numRuns: 40 },
  );
});
