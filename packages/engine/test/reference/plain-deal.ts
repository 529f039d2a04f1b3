import * as fc from 'fast-check';

/**
 * A deal between a corporation and somebody who crossed a fifth of its common stock, as plain lists on days counted from one
 * day on. Money is in mills, shares and mills are whole numbers.
 */
export interface PlainDeal {
  /** Whether there is a second class with votes, and one with regular dividends before the common stock. */
  readonly founder: boolean;
  readonly gold: boolean;
  readonly purchases: readonly PlainPurchase[];
  /** Every common share became others, at most once. */
  readonly split?: { readonly on: number; readonly forEach: number; readonly becomes: number };
  /** The day on which one of the side gave shares to the other: they stay with the side. */
  readonly moved?: number;
  /** The day on which each of the side was given a right to a share. */
  readonly rights: readonly number[];
  readonly quotations: readonly PlainPrice[];
  /** What the board values a share at that was not quoted. */
  readonly settledMills: number;
  readonly preferenceMills: number;
  readonly offers: Readonly<Record<PlainClass, PlainOffer>>;
  readonly left: 'nobody' | 'dissenters' | 'others';
  readonly rates: readonly { readonly on: number; readonly mills: number }[];
  readonly omitted: readonly number[];
  readonly benefits: readonly PlainBenefit[];
  /** How many independent directors there are. */
  readonly directors: number;
  /** How many of them approved what, and when; at most one vote on each. */
  readonly approvals: readonly { readonly of: string; readonly yes: number; readonly on: number }[];
  readonly statement?: { readonly on: number; readonly complies: boolean; readonly opinion: boolean };
  readonly opinionAskedBy: number;
}

export type PlainClass = 'common' | 'founder';
export const plainForms = ['cash', 'notes', 'bond'] as const;
export type PlainForm = (typeof plainForms)[number];

export interface PlainPurchase {
  readonly on: number;
  readonly class: PlainClass;
  readonly by: 'big' | 'ally';
  readonly shares: number;
  /** All costs in; absent for a gift. */
  readonly paid?: { readonly mills: number; readonly form: PlainForm };
}

export interface PlainPrice {
  readonly on: number;
  readonly class: PlainClass;
  readonly mills: number;
}

/** For each share: so much in cash, so many notes, and whether holders keep the share besides. */
export interface PlainOffer {
  readonly mills: number;
  readonly notes: number;
  readonly keeps: boolean;
}

export interface PlainBenefit {
  readonly on: number;
  readonly by: 'big' | 'ally' | 'other';
  readonly from: 'corporation' | 'bank' | 'stranger';
  readonly inProportion: boolean;
}

/** When everything begins; the deal is announced, and completed. A year before the announcement has 365 days. */
export const announcedOn = 882;
export const completedOn = 973;
export const outstandingAtStart = 1_000;
export const notesMills = 7_000;

const price = fc.constantFrom(30_000, 35_000, 36_500, 40_000, 40_001, 41_000);
/** Mostly before the line is crossed, else at the edges of the year or after: what is done then mostly spoils the deal. */
const early = fc.integer({ min: 40, max: 500 });
const later = fc.integer({ min: announcedOn - 400, max: completedOn + 5 });
const someDay = fc.oneof({ weight: 3, arbitrary: early }, { weight: 1, arbitrary: later });
const edges = [announcedOn - 366, announcedOn - 365, announcedOn - 364, announcedOn - 1, announcedOn, announcedOn + 1];
const dayOfPurchase = fc.oneof(
  { weight: 4, arbitrary: early },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: completedOn - 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...edges) },
);

const bought = fc.record(
  {
    on: dayOfPurchase,
    class: fc.constantFrom<PlainClass>('common', 'common', 'founder'),
    by: fc.constantFrom('big' as const, 'ally' as const),
    shares: fc.constantFrom(10, 20, 30, 50),
    paid: fc.record({ mills: price, form: fc.constantFrom(...plainForms) }),
  },
  { requiredKeys: ['on', 'class', 'by', 'shares'] },
);

/** Mostly before the announcement, so that little is bought after the line is crossed. */
const large = fc.record({
  on: fc.oneof(
    fc.integer({ min: 300, max: 700 }),
    fc.constantFrom(announcedOn - 366, announcedOn - 365, announcedOn - 364, announcedOn - 1),
  ),
  shares: fc.constantFrom(170, 190, 200, 250),
  paid: fc.record({ mills: price, form: fc.constantFrom(...plainForms) }),
});

const offer = fc.record({
  mills: fc.constantFrom(0, 25_500, 29_999, 40_000, 41_000, 60_000),
  notes: fc.constantFrom(0, 0, 0, 0, 1, 2),
  keeps: fc.constantFrom(false, false, false, true),
});

const benefit = fc.record({
  on: someDay,
  by: fc.constantFrom('big' as const, 'ally' as const, 'other' as const),
  from: fc.constantFrom('corporation' as const, 'bank' as const, 'stranger' as const),
  inProportion: fc.boolean(),
});

const approvalsOf = (directors: number) =>
  fc.uniqueArray(
    fc.record({
      of: fc.constantFrom('split', 'rate-0', 'rate-1', 'rate-2', 'omitted-0', 'omitted-1'),
      yes: fc.integer({ min: 0, max: directors }),
      on: fc.constantFrom(completedOn - 1, completedOn - 1, completedOn, completedOn + 1),
    }),
    { maxLength: 6, selector: ({ of }) => of },
  );

const splits = fc.record({
  on: fc.integer({ min: 200, max: completedOn - 1 }),
  by: fc.constantFrom([1, 2] as const, [2, 1] as const, [2, 3] as const),
});

/** Days before a day that matters on which there was a price: in the ten days, at their edges, or just outside. */
const quotedBefore = fc.array(
  fc.record({
    before: fc.constantFrom(0, 1, 5, 10, 11),
    mills: price,
    class: fc.constantFrom<PlainClass>('common', 'founder'),
  }),
  { maxLength: 4 },
);

const drawn = fc.record({
  founder: fc.boolean(),
  gold: fc.boolean(),
  small: fc.uniqueArray(bought, { maxLength: 3, selector: ({ on }) => on }),
  large,
  split: fc.option(splits, { nil: undefined }),
  moved: fc.option(fc.integer({ min: announcedOn, max: completedOn - 1 }), { nil: undefined }),
  rights: fc.array(someDay, { maxLength: 1 }),
  quoted: fc.array(quotedBefore, { minLength: 4, maxLength: 4 }),
  settledMills: price,
  preferenceMills: fc.constantFrom(10_000, 39_000, 45_000),
  common: offer,
  founders: offer,
  left: fc.constantFrom(
    'nobody' as const,
    'nobody' as const,
    'nobody' as const,
    'dissenters' as const,
    'others' as const,
  ),
  rates: fc.uniqueArray(fc.record({ on: later, mills: fc.constantFrom(500, 750, 999, 1_000, 1_500, 2_000, 2_000) }), {
    maxLength: 2,
    selector: ({ on }) => on,
  }),
  omitted: fc.uniqueArray(someDay, { maxLength: 2 }),
  benefits: fc.array(benefit, { maxLength: 2 }),
  directors: fc.integer({ min: 0, max: 7 }),
  statement: fc.option(
    fc.record({
      on: fc.constantFrom(completedOn - 40, completedOn - 40, completedOn - 13, completedOn - 12, completedOn - 11),
      complies: fc.constantFrom(true, true, true, false),
      opinion: fc.constantFrom(true, true, false),
    }),
    { nil: undefined, freq: 9 },
  ),
  asked: fc.nat({ max: 7 }),
});

/** Random deals: up to four purchases on days of their own, of which one is about a fifth of the common stock. */
export const plainDeals: fc.Arbitrary<PlainDeal> = drawn.chain((each) =>
  approvalsOf(each.directors).map((approvals): PlainDeal => {
    const { small, split, quoted, common, founders, statement, moved, ...more } = each;
    const { on: splitOn, by: [forEach, becomes] = [1, 1] } = split ?? { on: Number.POSITIVE_INFINITY };
    const isFree = (on: number): boolean => on !== splitOn && on !== each.large.on;
    const purchases = [
      ...small.filter(({ on, class: cls }) => isFree(on) && (cls === 'common' || each.founder)),
      ...(each.large.on === splitOn ? [] : [{ ...each.large, class: 'common' as const, by: 'big' as const }]),
    ].toSorted((a, b) => a.on - b.on);
    const inUnits = (purchase: PlainPurchase): PlainPurchase =>
      purchase.class === 'common' && purchase.on > splitOn
        ? { ...purchase, shares: (purchase.shares * becomes) / forEach }
        : purchase;
    const days = [announcedOn, completedOn, ...purchases.map(({ on }) => on)];
    const quotations = days.flatMap((day, index) =>
      (quoted[index % quoted.length] ?? []).map(({ before, mills, class: cls }) => ({
        on: day - before,
        mills,
        class: cls,
      })),
    );
    return {
      ...more,
      approvals,
      purchases: purchases.map(inUnits),
      ...(split === undefined ? undefined : { split: { on: splitOn, forEach, becomes } }),
      quotations: [...new Map(quotations.map((one) => [`${one.class} ${one.on}`, one])).values()].toSorted(
        (a, b) => a.on - b.on,
      ),
      ...(moved === undefined || moved === splitOn || each.large.on === splitOn ? undefined : { moved }),
      offers: { common, founder: founders },
      rates: [{ on: 0, mills: 1_000 }, ...each.rates.toSorted((a, b) => a.on - b.on)],
      omitted: each.omitted.toSorted((a, b) => a - b),
      ...(statement === undefined ? undefined : { statement }),
      opinionAskedBy: Math.min(each.asked, each.directors),
    };
  }),
);
