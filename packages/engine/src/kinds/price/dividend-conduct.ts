import { z } from 'zod';
import { held, message, reason, type FactType, type Held, type Reason } from '../../evaluation/index.js';
import { compareDays, isPositive, moneyOf, plusDays, showMoney, type Day } from '../../exact/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import { defineKind, seriesNames } from '../../terms/index.js';
import { rateCuts, type RateCut } from './dividend-rates.js';
import { determinedAt } from './price-limbs.js';
import { priceTestsTopic, type PriceCondition, type PriceUse, type Tested } from './price-test.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('dividend-conduct'),
  senior: z
    .strictObject({ cite: z.string(), class: z.string().describe('the class whose series have regular dividends') })
    .describe('every full regular dividend on senior stock declared and paid at its date'),
  rate: z
    .strictObject({ cite: z.string(), class: z.string().describe('the class') })
    .describe('the annual rate of dividends not reduced, and increased where there are fewer shares'),
  cure: z
    .strictObject({
      cite: z.string(),
      days: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .describe('within how many days after the act or failure'),
    })
    .optional()
    .describe('what makes an act or failure harmless: disapproval in writing with a request, and no vote for it'),
});
type DividendConduct = z.output<typeof parameters>;

const paidInTime: FactType = {
  name: 'regular-dividends-kept-up',
  asks: 'From {1} until {2}, was every full regular dividend on {0} declared and paid at its regular date?',
  about: ['series', 'first day', 'day'],
  reply: { kind: 'yes-no' },
};

const rateKept: FactType = {
  name: 'dividend-rate-kept',
  asks: 'From {1} until {2}, was the annual rate of dividends on {0} kept: never reduced but for a split, and raised where shares became fewer?',
  about: ['class', 'first day', 'day'],
  reply: { kind: 'yes-no' },
};

/** Asked of what nobody entered as an act of its own. */
const harmless: FactType = {
  name: 'lapse-was-disapproved',
  asks: 'Did {0} disapprove of every lapse in dividends on {1} in writing and in time, asking in good faith to put it right, with nobody of its side voting for it as director?',
  about: ['person', 'class'],
  reply: { kind: 'yes-no' },
};

const votedAsDirector: FactType = {
  name: 'interested-side-voted-for',
  asks: 'Did an interested shareholder, or an affiliate or associate of one, vote as a director for {0}?',
  about: ['entry'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'inquiry found that nobody of an interested side voted as a director for {0}',
    kind: 'nothing-further',
  },
};

const askedInGoodFaith: FactType = {
  name: 'request-in-good-faith',
  asks: 'Was the request of {0}, that the board put the matter right, made in good faith?',
  about: ['entry'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'yes', premise: 'the request of {0} was made in good faith', kind: 'regular' },
};

const asked = message('price.asked', 'The tests of {outcome}');
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
const cured = message('price.cured', '{person} disapproved of it on {day}, at the latest {last}: {outcome}');
const voted = message(
  'price.voted-for',
  'Somebody of an interested side voted for it as a director, so that no disapproval helps',
);
const notDisapproved = message(
  'price.not-disapproved',
  '{person} did not disapprove of it in writing, asking to put it right, by {last}',
);

/** Dividends kept up from when a person became interested, with what makes a lapse harmless. */
export const dividendConductKind = defineKind<DividendConduct>({
  kind: 'dividend-conduct',
  subject: 'price',
  provides: 'that dividends were kept up after a person became interested, and how a lapse is made harmless',
  parameters,
  facts: [paidInTime, rateKept, harmless, votedAsDirector, askedInGoodFaith],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status'],
  tells: (_c, placed, topic, input) =>
    topic === priceTestsTopic
      ? held(conditionOf(placed, input['use'] as PriceUse), reason(asked, placed.cite))
      : undefined,
});

/** Writes a provision of this kind. */
export const dividendConduct = (data: Written<typeof parameters>): Provision => ({ kind: 'dividend-conduct', ...data });

function conditionOf(placed: Placed<DividendConduct>, use: PriceUse): PriceCondition {
  const { senior, rate: ofRate } = placed.provision;
  const test = (cite: string, says: string, run: () => Held<Tested>) => ({
    id: `${cite} ${use.person}`,
    cite,
    says,
    run,
  });
  return {
    cite: placed.cite,
    says: 'dividends kept up since the person became interested',
    tests: [
      test(senior.cite, `regular dividends on ${senior.class} stock`, () => seniorTest(placed, use)),
      test(ofRate.cite, `the annual rate of dividends on the ${ofRate.class} stock`, () => rateTest(placed, use)),
    ],
  };
}

/** From the day of becoming interested until that of the test, both in. */
interface Period {
  readonly from: Day;
  readonly until: Day;
}

function periodOf(use: PriceUse): Period {
  return { from: determinedAt(use).day, until: plusDays(use.at.day, 1) };
}

function seniorTest(placed: Placed<DividendConduct>, use: PriceUse): Held<Tested> {
  const { c } = use;
  const { senior } = placed.provision;
  const { from, until } = periodOf(use);
  c.covered('register', use.at.day, [senior.cite]);
  const series = seriesNames(c, use.at.day)
    .filter((each) => each.class === senior.class && wasOutstanding(use, each.id, from))
    .map(({ id }) => id);
  if (series.length === 0) {
    return outcomeOf(
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
  if (harm === undefined) return outcomeOf('pass', reason(seniorKept, 'kept up', told));
  return outcomeOf('fail', reason(seniorKept, 'not kept up', told), harm.value.over);
}

/** At the start, or at some change since. */
function wasOutstanding({ c, at }: PriceUse, series: string, from: Day): boolean {
  const outstanding = c.books.outstanding(series);
  const moments = outstanding.moments().filter(({ day }) => from <= day && day <= at.day);
  return [{ day: from }, ...moments].some((moment) => isPositive(outstanding.at(moment)));
}

/** Whether what happened does no harm, and where it does, whether that is past mending. */
interface Lapse {
  readonly harmless: boolean;
  readonly over: boolean;
}

function seriesTest(
  placed: Placed<DividendConduct>,
  use: PriceUse,
  series: string,
  { from, until }: Period,
): Held<Lapse> {
  const { c } = use;
  const { cite } = placed.provision.senior;
  const omissions = c.books.omitted(series).filter(({ on }) => from < on && on < until);
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

/** The first lapse that does harm, one past mending before others. */
function worstOf(lapses: readonly Held<Lapse>[]): Held<Lapse> | undefined {
  const harms = lapses.filter(({ value }) => !value.harmless);
  return harms.find(({ value }) => value.over) ?? harms[0];
}

function rateTest(placed: Placed<DividendConduct>, use: PriceUse): Held<Tested> {
  const { c } = use;
  const { cite, class: cls } = placed.provision.rate;
  const { from, until } = periodOf(use);
  const through = plusDays(until, -1);
  const cuts = c.books.covers('dividends', from, through) ? rateCuts(c, cls, from, until) : undefined;
  const figures = { class: cls, from };
  if (cuts === undefined) {
    const isKept = c.is(rateKept, { about: [cls, from, until], cites: [cite] }) || isHarmless(placed, use, cls);
    return outcomeOf(isKept ? 'pass' : 'fail', reason(rateStated, isKept ? 'yes' : 'no', { figures, cites: [cite] }));
  }
  c.covered('dividends', through, [cite]);
  const found = cuts.map((each) => cutOf(placed, use, each));
  const harm = worstOf(found);
  const told = { figures, cites: [cite], grounds: found.map((each) => each.reason) };
  if (harm === undefined) return outcomeOf('pass', reason(rate, 'kept', told));
  return outcomeOf('fail', reason(rate, 'reduced', told), harm.value.over);
}

function cutOf(placed: Placed<DividendConduct>, use: PriceUse, { entry, on, before, after }: RateCut): Held<Lapse> {
  const cure = cureOf(placed, use, { id: entry, on });
  const inWords = (amount: RateCut['before']): string => showMoney(moneyOf(amount, use.currency));
  const because = reason(cut, cure.value.harmless ? 'disregarded' : 'it counts', {
    figures: { before: inWords(before), after: inWords(after), on },
    cites: [placed.provision.rate.cite],
    entries: [entry],
    grounds: [cure.reason],
  });
  return held(cure.value, because);
}

/** @param beyondRepair of a lapse: whether it is too late to disapprove of it; the dividend itself may be paid later, but was not */
function outcomeOf(verdict: Tested['verdict'], because: Reason, beyondRepair = verdict === 'fail'): Held<Tested> {
  return held({ verdict, beyondRepair }, because);
}

function isHarmless({ provision }: Placed<DividendConduct>, { c, person }: PriceUse, cls: string): boolean {
  return provision.cure !== undefined && c.is(harmless, { about: [person, cls], cites: [provision.cure.cite] });
}

const noCure = message('price.no-cure', 'Nothing makes it harmless');

/** Whether an act or failure is disregarded: disapproved of in time, and nobody of an interested side voted for it. */
function cureOf(
  { provision, cite }: Placed<DividendConduct>,
  { c, person }: PriceUse,
  lapse: { readonly id: string; readonly on: Day },
): Held<Lapse> {
  const { cure } = provision;
  if (cure === undefined) return held(past, reason(noCure, 'no', { cites: [cite] }));
  const last = plusDays(lapse.on, cure.days);
  const figures = { person: c.nameOf(person), last };
  const cites = [cure.cite];
  const notice = c.books
    .entriesOf('act-disapproved')
    .filter(({ data }) => data.of === lapse.id && data.by === person)
    .filter(({ data }) => data['in-writing'] && data['asks-to-rectify'])
    .find(({ on }) => compareDays(lapse.on, on) <= 0 && compareDays(on, last) <= 0);
  if (notice === undefined) {
    const over = compareDays(last, c.asOf) < 0;
    return held({ harmless: false, over }, reason(notDisapproved, 'no', { figures, cites }));
  }
  c.restsOn([notice.id]);
  if (c.is(votedAsDirector, { about: [lapse.id], cites })) return held(past, reason(voted, 'no', { cites }));
  const isGood = notice.data['good-faith'] ?? c.is(askedInGoodFaith, { about: [notice.id], cites });
  const told = { figures: { ...figures, day: notice.on }, cites, entries: [notice.id] };
  const because = reason(cured, isGood ? 'in time' : 'not in good faith', told);
  return held(isGood ? { harmless: true, over: false } : past, because);
}

const past: Lapse = { harmless: false, over: true };
