import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isPositive, moneyOf, plusDays, showMoney, type Day } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import { seriesNames } from '../../terms/index.js';
import { notReduced, paidInTime, raised, rateKept } from './dividend-facts.js';
import { cureOf, isHarmless, worstOf, type Lapse } from './dividend-lapse.js';
import type { DividendConduct } from './dividend-parameters.js';
import { rateCuts, type RateCut } from './dividend-rates.js';
import { determinedAt } from './price-moments.js';
import { tested, type PriceUse, type Tested } from './price-test.js';

const seniorKept = message('price.senior', 'Regular dividends on {class} from {from}: {outcome}');
const noSenior = message('price.senior-none', 'No series of {class} has been outstanding since {from}');
const oneSeries = message(
  'price.senior-series',
  'Every regular dividend on {series} was declared and paid at its date: {outcome}',
);
const omitted = message(
  'price.senior-omitted',
  'A dividend on {series} was not declared or not paid at its date, {on}: {outcome}',
);
const rate = message('price.rate', 'The annual rate of dividends on {class} from {from}: {outcome}');
const rateStated = message(
  'price.rate-stated',
  'The annual rate of dividends on {class} from {from} was kept: {outcome}',
);
const cut = message(
  'price.rate-cut',
  'A year brought {before} on a share and from {on} on brings {after} on what became of it: {outcome}',
);

/** From the day of becoming interested until that of the test, both in. */
interface Period {
  readonly from: Day;
  readonly until: Day;
}

function periodOf(use: PriceUse): Period {
  return { from: determinedAt(use).day, until: plusDays(use.at.day, 1) };
}

/** Regular dividends on senior stock, series by series. */
export function seniorTest(placed: Placed<DividendConduct>, use: PriceUse): Held<Tested> {
  const { c } = use;
  const { senior } = placed.provision;
  const { from, until } = periodOf(use);
  c.covered('register', use.at.day, [senior.cite]);
  const series = seriesNames(c, use.at.day)
    .filter((each) => each.class === senior.class && wasOutstanding(use, each.id, from))
    .map(({ id }) => id);
  if (series.length === 0) {
    return tested(
      'not-needed',
      reason(noSenior, 'none', { figures: { class: senior.class, from }, cites: [senior.cite] }),
    );
  }
  const found = series.map((each) => seriesTest(placed, use, each, { from, until }));
  const harm = worstOf(found);
  const told = {
    figures: { class: senior.class, from },
    cites: [senior.cite],
    grounds: found.map((each) => each.reason),
  };
  if (harm === undefined) return tested('pass', reason(seniorKept, 'kept up', told));
  return tested('fail', reason(seniorKept, 'not kept up', told), harm.value.over);
}

/** At the start, or at some change since. */
function wasOutstanding({ c, at }: PriceUse, series: string, from: Day): boolean {
  const outstanding = c.books.outstanding(series);
  const moments = outstanding.moments().filter(({ day }) => from <= day && day <= at.day);
  return [{ day: from }, ...moments].some((moment) => isPositive(outstanding.at(moment)));
}

function seriesTest(
  placed: Placed<DividendConduct>,
  use: PriceUse,
  series: string,
  { from, until }: Period,
): Held<Lapse> {
  const { c } = use;
  const { cite } = placed.provision.senior;
  // Where none is entered, nothing is read into that: it is asked whether dividends were kept up.
  const omissions = c.books
    .asEntered('dividend-omitted')
    .filter(({ on, data }) => data.class === series && from < on && on < until);
  const lapses = omissions.map((entry) => {
    const cure = cureOf(placed, use, entry);
    const told = { figures: { series, on: entry.on }, cites: [cite], entries: [entry.id], grounds: [cure.reason] };
    return held(cure.value, reason(omitted, cure.value.harmless ? 'disregarded' : 'it counts', told));
  });
  const harm = worstOf(lapses);
  if (harm !== undefined) return harm;
  const kept = c.is(paidInTime, { about: [series, from, until], cites: [cite] });
  const value = kept || omissions.length > 0 || isHarmless(placed, use, series);
  const told = { figures: { series }, cites: [cite], grounds: lapses.map((each) => each.reason) };
  return held({ harmless: value, over: !value }, reason(oneSeries, value ? 'yes' : 'no', told));
}

/** What a test of the rate looks at: reductions, increases left out where shares became fewer, or both. */
export type RateLookedAt = RateCut['how'] | 'both';

/** The annual rate of dividends on the class. */
export function rateTest(
  placed: Placed<DividendConduct>,
  use: PriceUse,
  cite: string,
  looksAt: RateLookedAt,
): Held<Tested> {
  const { c } = use;
  const { class: cls } = placed.provision.rate;
  const { from, until } = periodOf(use);
  const through = plusDays(until, -1);
  const cuts = c.books.covers('dividends', from, through) ? rateCuts(c, cls, from, until) : undefined;
  const figures = { class: cls, from };
  if (cuts === undefined) {
    const asked = { about: [cls, from, until], cites: [cite] };
    const isKept = c.is(keptAsStated[looksAt], asked) || isHarmless(placed, use, cls);
    return tested(
      isKept ? 'pass' : 'fail',
      reason(rateStated, isKept ? 'yes' : 'no', { figures, cites: [cite] }),
      !isKept,
    );
  }
  c.covered('dividends', through, [cite]);
  const found = cuts
    .filter(({ how }) => looksAt === 'both' || how === looksAt)
    .map((each) => cutOf(placed, use, cite, each));
  const harm = worstOf(found);
  const told = { figures, cites: [cite], grounds: found.map((each) => each.reason) };
  if (harm === undefined) return tested('pass', reason(rate, 'kept', told));
  return tested('fail', reason(rate, looksAt === 'not-raised' ? 'not raised' : 'reduced', told), harm.value.over);
}

const keptAsStated = { reduced: notReduced, 'not-raised': raised, both: rateKept } as const;

function cutOf(
  placed: Placed<DividendConduct>,
  use: PriceUse,
  cite: string,
  { entry, on, before, after }: RateCut,
): Held<Lapse> {
  const cure = cureOf(placed, use, { id: entry, on });
  const inWords = (amount: RateCut['before']): string => showMoney(moneyOf(amount, use.currency));
  const because = reason(cut, cure.value.harmless ? 'disregarded' : 'it counts', {
    figures: { before: inWords(before), after: inWords(after), on },
    cites: [cite],
    entries: [entry],
    grounds: [cure.reason],
  });
  return held(cure.value, because);
}
