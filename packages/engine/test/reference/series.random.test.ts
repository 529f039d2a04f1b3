import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import { dividedBy, minus, moneyOf, ratio, recount, shares, times, toWire } from '../../src/exact/index.js';
import { divideResidue } from '../../src/kinds/distributions/liquidation/residue.js';
import { ask } from '../kinds/capital/stock-world.js';
import { goldWorld } from '../kinds/distributions/series-world.js';
import type { Line } from '../kinds/board/world.js';
import { dayAfter, plainSeries, type PlainEvent, type PlainSeries } from './plain-series.js';
import { accrualStart, accruedThrough, dividendOn, paymentDaysThrough, type PlainTerms } from './series-dividend.js';
import { liquidationIn, plainLiquidations, type PlainLiquidation } from './series-liquidation.js';

/** The terms of the made-up series gold. */
const terms: PlainTerms = { paymentDays: ['02-15', '08-15'], floorMills: 2000, multiple: 10 };

/** Four years later, day for day: the books of the made-up corporation are kept from 2000 on. */
const later = (on: string) => dayAfter(on, 1461);

function shifted({ common, lots, events }: PlainSeries): PlainSeries {
  return {
    common,
    lots: lots.map((lot) => ({ ...lot, on: later(lot.on) })),
    events: events.map((event) =>
      event.kind === 'declared'
        ? { ...event, on: later(event.on), recordDate: later(event.recordDate) }
        : { ...event, on: later(event.on) },
    ),
  };
}

const dollarsOfMills = (mills: number) => `$${Math.floor(mills / 1000)}.${String(mills % 1000).padStart(3, '0')}`;

function lineOf(event: PlainEvent, index: number): Line {
  switch (event.kind) {
    case 'declared':
      return [
        event.on,
        'dividend-declared',
        {
          id: `d${index}`,
          class: 'ordinary',
          'per-share': dollarsOfMills(event.mills),
          'record-date': event.recordDate,
        },
      ];
    case 'split':
      return [
        event.on,
        'shares-split',
        { class: 'ordinary', 'for-each': `${event.forEach}`, becomes: `${event.becomes}` },
      ];
    case 'distributed':
      return [
        event.on,
        'share-distribution',
        { class: 'ordinary', 'on-class': 'ordinary', 'per-share': `1/${event.oneOnEach}` },
      ];
    case 'issued':
      return [event.on, 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: `${event.shares}` }];
    case 'bought-back':
      return [
        event.on,
        'shares-reacquired',
        { class: 'ordinary', from: 'dispersed', shares: `${event.shares}`, 'held-as': 'retired' },
      ];
  }
}

function linesOf({ common, lots, events }: PlainSeries): readonly Line[] {
  return [
    ['2000-01-10', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: `${common}` }],
    ...lots.map((lot): Line => [lot.on, 'shares-issued', { class: 'gold', to: 'dispersed', shares: `${lot.shares}` }]),
    ...events.map(lineOf),
  ];
}

const cents = (amount: bigint) => toWire(dividedBy(ratio(amount), ratio(100)));

describe('the engine and the plain reckoning agree', () => {
  it('on the dividend of every payment date, from when each lot accrues, and what it has coming', () => {
    fc.assert(
      fc.property(plainSeries.map(shifted), (series) => {
        const asOf = later(dayAfter('1998-04-02', 440));
        const world = goldWorld(linesOf(series));
        for (const date of paymentDaysThrough(series, terms, asOf)) {
          const value = ask(world, 'dividends.rate', asOf, { class: 'gold', date });
          expect(value).toMatchObject({ 'per-share': { amount: cents(dividendOn(series, terms, date)) } });
        }
        const account = ask(world, 'dividends.arrears', asOf, { series: 'gold' });
        const lots = account['lots'] as readonly {
          readonly id: string;
          readonly issued: readonly string[];
          readonly due: unknown;
        }[];
        for (const { on } of series.lots) {
          const lot = lots.find(({ issued }) => issued.includes(on));
          expect(lot?.id).toBe(accrualStart(series, terms, on));
          expect(lot?.due).toMatchObject({ amount: cents(accruedThrough(series, terms, on, asOf)) });
        }
      }),
      draws(20, 200),
    );
  });

  it('on what is left after the preferences of a liquidation, whatever the lots and the multiple', () => {
    fc.assert(
      fc.property(plainLiquidations, (world) => {
        const preferences = world.lots.reduce((so, lot) => so + lot.shares * lot.cents, world.parity);
        fc.pre(world.cents > preferences);
        const paid = liquidationIn(world);
        const [common, ...lots] = residueOf(world);
        expect(common).toBe(toWire(times(paid.common, world.common)));
        expect(lots).toEqual(
          world.lots.map((lot, index) =>
            toWire(times(minus(paid.lots[index] ?? ratio(0), ratio(lot.cents)), ratio(lot.shares))),
          ),
        );
      }),
      draws(20, 200),
    );
  });
});

/** What the engine gives of what the preferences leave, in cents: to the common stock, and to each lot beyond its preference. */
function residueOf({ cents: assets, common, lots, multiple, parity }: PlainLiquidation): readonly string[] {
  const preferences = lots.reduce((so, lot) => so + lot.shares * lot.cents, parity);
  const left = moneyOf(recount('money', ratio(assets - preferences)), 'USD');
  const sharing = [
    { id: 'common', shares: recount('shares', common), units: recount('shares', common) },
    ...lots.map((lot, index) => ({
      id: `lot-${index}`,
      shares: shares(lot.shares),
      units: times(shares(lot.shares), multiple),
      from: moneyOf(recount('money', dividedBy(ratio(lot.cents), multiple)), 'USD'),
    })),
  ];
  return divideResidue(left, sharing, [], new Map()).map((each) => toWire(each.residue.amount));
}
