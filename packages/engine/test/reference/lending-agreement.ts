import * as fc from 'fast-check';
import { expect } from 'vitest';
import { certificateOfDesignation, providentTerms } from '../../../../charters/provident-bancorp/index.js';
import { Journal, openCorporation, post, type Corporation, type EntryInput, type Instrument } from '../../src/index.js';
import { dividedBy, ratio, times, toWire, type Ratio } from '../../src/exact/index.js';
import { accruedUntil, dueOn, plainPeriods, rateOn, sharesOn } from './lending-series.js';
import { nth } from './nth.js';
import { lendingWorlds, type LendingWorld } from './lending-world.js';
import { numberOf, textOf } from './plain-calendar.js';

const series = 'growth';
const corporation = 'issuer';
const kept = '2011-06-01';
const lastDay = '2016-09-30';
/** As many periods as have begun by the last day, whatever the day of issue. */
const most = 23;

/** One certificate for each initial rate: reading one takes longer than asking it. */
const certificates = new Map<number, Instrument>();

function certificateWith(initialRate: number): Instrument {
  const known = certificates.get(initialRate);
  if (known !== undefined) return known;
  const terms = { ...providentTerms, corporation, series, from: kept, initialRate: `${initialRate}/1000000` };
  const made = certificateOfDesignation(terms);
  certificates.set(initialRate, made);
  return made;
}

function corporationOf(world: LendingWorld): Corporation {
  const { journal, problems } = Journal.empty(corporation).append([...entriesOf(world)]);
  if (journal === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return openCorporation({
    instruments: [certificateWith(world.initialRate)],
    books: post(journal),
    readings: { ...world.readings },
  });
}

function* entriesOf(world: LendingWorld): Generator<EntryInput> {
  let count = 0;
  const entry = (on: string, type: string, data: unknown): EntryInput => ({
    id: `entry-${(count += 1)}`,
    corporation,
    type,
    on,
    enteredAt: '2020-01-01T00:00:00Z',
    by: 'secretary',
    basis: 'books',
    data,
  });
  for (const family of ['register', 'dividends', 'reports', 'acts'])
    yield entry(kept, 'coverage', { family, from: kept });
  const issued = textOf(world.issued);
  yield entry(issued, 'shares-issued', { class: series, to: 'dispersed', shares: String(world.shares) });
  yield entry(issued, 'lending-report', reportOf(0, world.before.lending, world.before.baseline));
  const periods = plainPeriods(world, most);
  for (const [index, { delivered, lending, baseline }] of world.reports.entries()) {
    if (delivered === undefined) continue;
    const on = textOf(nth(periods, index + 1).first + delivered);
    yield entry(on, 'lending-report', reportOf(index + 1, lending, baseline));
  }
  if (world.acquired !== undefined) yield entry(textOf(world.acquired), 'lending-acquired', { by: 'loan-purchase' });
  const redeemed = (on: number, shares: number): EntryInput =>
    entry(textOf(on), 'shares-reacquired', {
      class: series,
      from: 'dispersed',
      shares: String(shares),
      'held-as': 'retired',
    });
  const { rest } = world;
  for (const { on, shares } of world.redeemed) if (rest === undefined || on < rest) yield redeemed(on, shares);
  if (rest !== undefined) yield redeemed(rest, sharesOn(world, rest - 1));
  if (world.overdue === undefined) return;
  const certificate = { series, certificate: 'annual' };
  yield entry(textOf(world.overdue.from), 'certificate-overdue', certificate);
  if (world.overdue.until !== undefined) yield entry(textOf(world.overdue.until), 'certificate-delivered', certificate);
}

function reportOf(period: number, lending: number, baseline: number) {
  return { series, period: String(period), lending: `$${lending}000`, baseline: `$${baseline}000` };
}

function ask(
  held: Corporation,
  question: string,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const answer = held.ask({ question, asOf: lastDay, input, sensitivity: 'none' });
  if (answer.outcome !== 'answered') throw new Error(`${question}: ${JSON.stringify(answer.inquiries)}`);
  return answer.value as Readonly<Record<string, unknown>>;
}

/** Half a cent up, for whoever holds all the shares. */
function inCents(amount: Ratio): string {
  const [above = '0', below = '1'] = toWire(times(amount, ratio(100))).split('/');
  const [whole = '0', places = ''] = above.split('.');
  const scale = 10n ** BigInt(places.length);
  const numerator = BigInt(whole + places);
  const denominator = BigInt(below) * scale;
  const cents = (2n * (numerator < 0n ? -numerator : numerator) + denominator) / (2n * denominator);
  return toWire(dividedBy(ratio(numerator < 0n ? -cents : cents), ratio(100)));
}

interface Dated {
  readonly id: string;
  readonly rates: readonly { readonly from: string; readonly through: string; readonly rate: string }[];
}

/** Worlds in which some share stays outstanding: without one a rate has nothing to bear it. */
const neverEmpty = lendingWorlds.map((world): LendingWorld => ({ ...world, rest: undefined }));

/** What holds of every random certificate, each as a property. */
export const lendingAgreement = {
  'on every day of its periods, and on the rates within each, from their first days through their last': fc.property(
    neverEmpty,
    (world) => {
      const periods = plainPeriods(world, most);
      const calendar = ask(corporationOf(world), 'dividends.calendar', { class: series, from: kept, to: lastDay });
      const dates = calendar['dates'] as readonly Dated[];
      expect(dates.length).toBe(periods.filter(({ scheduled }) => scheduled <= numberOf(lastDay)).length);
      for (const [index, date] of dates.entries()) {
        const period = nth(periods, index);
        expect(date).toMatchObject({
          id: `P${period.number}`,
          first: textOf(period.first),
          last: textOf(period.last),
          scheduled: textOf(period.scheduled),
          payable: textOf(period.payable),
          'record-date': textOf(period.record),
          'grace-ends': textOf(period.graceEnds),
          'report-by': textOf(period.reportBy),
        });
        for (const { from, through, rate } of date.rates) {
          expect(rate).toBe(toWire(rateOn(world, periods, numberOf(from))));
          expect(rate).toBe(toWire(rateOn(world, periods, numberOf(through))));
        }
        expect(date.rates.at(0)?.from).toBe(textOf(period.first));
        expect(date.rates.at(-1)?.through).toBe(textOf(period.last));
      }
    },
  ),
  'on what each period makes due, on a share and in cents on all of record': fc.property(
    neverEmpty,
    fc.integer({ min: 1, max: 20 }),
    (world, number) => {
      const periods = plainPeriods(world, most);
      const period = nth(periods, number - 1);
      const value = ask(corporationOf(world), 'dividends.amount', { class: series, period: String(number) });
      const due = dueOn(world, periods, period);
      expect(value['per-share']).toMatchObject({ amount: toWire(due) });
      const total = times(due, ratio(sharesOn(world, period.record)));
      expect(value['total']).toMatchObject({ amount: toWire(total) });
      expect(value['payment']).toMatchObject({ amount: inCents(total) });
    },
  ),
  'on what has accrued by any day, and about the first days of periods: before the issue there is no period, and nothing without a share':
    fc.property(
      lendingWorlds,
      fc.option(fc.record({ number: fc.integer({ min: 1, max: 20 }), after: fc.integer({ min: -1, max: 1 }) })),
      (world, boundary) => {
        const periods = plainPeriods(world, most);
        const day = boundary === null ? world.asked : nth(periods, boundary.number - 1).first + boundary.after;
        const accrued = () => ask(corporationOf(world), 'dividends.accrued', { class: series, until: textOf(day) });
        if (day < world.issued) {
          expect(accrued).toThrow('does not have a period of the day');
          return;
        }
        const isNothing = sharesOn(world, day - 1) === 0 || periods.some(({ first }) => first === day);
        const expected = isNothing ? ratio(0) : accruedUntil(world, periods, day);
        expect(accrued()['per-share']).toMatchObject({ amount: toWire(expected) });
      },
    ),
} as const;
