import * as fc from 'fast-check';

/**
 * A junior participating series beside the common stock, as plain lists on whole days of one year. Money is in mills (tenths
 * of a cent), shares and mills are whole numbers.
 */
export interface PlainSeries {
  /** Common shares outstanding before anything happened. */
  readonly common: number;
  /** When shares of the series were issued, and how many; the first is the first issue of all. */
  readonly lots: readonly { readonly on: string; readonly shares: number }[];
  readonly events: readonly PlainEvent[];
}

export type PlainEvent =
  /** A dividend on the common stock in cash, so many mills a share. */
  | { readonly kind: 'declared'; readonly on: string; readonly recordDate: string; readonly mills: number }
  /** Every share became others: `becomes` for each `forEach`. */
  | { readonly kind: 'split'; readonly on: string; readonly forEach: number; readonly becomes: number }
  /** Common shares were distributed on common shares: one on each `on` so many. */
  | { readonly kind: 'distributed'; readonly on: string; readonly oneOnEach: number }
  /** An ordinary issue for money: it adjusts nothing. */
  | { readonly kind: 'issued'; readonly on: string; readonly shares: number }
  /** Shares of the common stock bought back and cancelled: it adjusts nothing. */
  | { readonly kind: 'bought-back'; readonly on: string; readonly shares: number };

/** No day twice, so that the order of events within a day never matters. */
const days = (from: string, count: number): fc.Arbitrary<readonly string[]> =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 420 }), { minLength: count, maxLength: count })
    .map((offsets) => offsets.toSorted((a, b) => a - b).map((offset) => dayAfter(from, offset)));

export function dayAfter(from: string, count: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

type Happening = (on: string) => PlainEvent;

const declared: fc.Arbitrary<Happening> = fc
  .record({ mills: fc.constantFrom(50, 100, 101, 130, 1234, 5000, 9, 1), after: fc.constantFrom(0, 7, 20) })
  .map(
    ({ mills, after }) =>
      (on) =>
        ({ kind: 'declared', on, recordDate: dayAfter(on, after), mills }) as const,
  );

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: declared },
  {
    weight: 2,
    arbitrary: fc.constantFrom([1, 2], [2, 3], [4, 1], [10, 1], [3, 2]).map(
      ([forEach = 1, becomes = 2]) =>
        (on: string) =>
          ({ kind: 'split', on, forEach, becomes }) as const,
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(10, 20, 4)
      .map((oneOnEach) => (on: string) => ({ kind: 'distributed', on, oneOnEach }) as const),
  },
  { weight: 1, arbitrary: fc.constant((on: string) => ({ kind: 'issued', on, shares: 1200 }) as const) },
  { weight: 1, arbitrary: fc.constant((on: string) => ({ kind: 'bought-back', on, shares: 600 }) as const) },
);

const counts = fc.constantFrom(2_400_000, 24_000_000, 7_200_000);

/** Random lives of a series: up to eight events over some fourteen months, up to three lots. */
export const plainSeries: fc.Arbitrary<PlainSeries> = fc
  .record({
    common: counts,
    lots: fc.array(fc.record({ shares: fc.constantFrom(1, 600, 1000, 4000) }), { minLength: 1, maxLength: 3 }),
    happenings: fc.array(happening, { maxLength: 8 }),
  })
  .chain(({ common, lots, happenings }) =>
    days('1998-04-02', lots.length + happenings.length).chain((on) =>
      fc.shuffledSubarray([...on], { minLength: on.length, maxLength: on.length }).map((shuffled) => ({
        common,
        lots: lots.map(({ shares }, index) => ({ shares, on: shuffled[index] ?? '' })).toSorted(byDay),
        events: happenings.map((happen, index) => happen(shuffled[lots.length + index] ?? '')).toSorted(byDay),
      })),
    ),
  );

function byDay(a: { readonly on: string }, b: { readonly on: string }): number {
  return a.on < b.on ? -1 : Number(a.on > b.on);
}
