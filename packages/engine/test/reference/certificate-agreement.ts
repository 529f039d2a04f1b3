import * as fc from 'fast-check';
import { expect } from 'vitest';
import { compareDays, dividedBy, plusDays, ratio, toWire, type Ratio } from '../../src/exact/index.js';
import type { Corporation } from '../../src/index.js';
import { told, underCertificate, underPeoples, type CertificateLine } from './certificate.js';
import {
  firstIssue,
  paidOn,
  periodsThrough,
  plainRights,
  sharesOn,
  standingAt,
  type PlainRights,
  type PlainStanding,
} from './plain-rights.js';
import { paidIn, plainWaterfalls, type PlainWaterfall } from './plain-waterfall.js';

/** What a period bears on each share, in cents: eighteen days at 2 per cent, then quarters at 1 per cent. */
const dueCents = (number: number) => (number === 1 ? 100 : 250);

const dollarsOf = (cents: number) => `$${toWire(dividedBy(ratio(cents), ratio(100)))}`;

function* linesOf(life: PlainRights): Generator<CertificateLine> {
  yield [firstIssue, 'shares-issued', { class: 'fund', to: 'dispersed', shares: String(life.shares) }];
  const { after, by } = life.change;
  const on = plusDays(firstIssue, after);
  if (by > 0) yield [on, 'shares-issued', { class: 'fund', to: 'dispersed', shares: String(by) }];
  if (by < 0) {
    const shares = String(-by);
    yield [on, 'shares-reacquired', { class: 'fund', from: 'dispersed', shares, 'held-as': 'retired' }];
  }
  for (const [index, period] of periodsThrough(life.fates.length).entries()) {
    const { number } = period;
    const fate = life.fates[index] ?? 'never';
    if (number > 1) {
      const about = ['fund', String(number)];
      yield [firstIssue, 'stated', { fact: 'dividend-rate-of-period', about, value: '1%' }];
    }
    if (fate === 'never') continue;
    const whole = dueCents(number) * sharesOn(life, period.record);
    const cents = fate === 'a-cent-short' ? whole - 1 : whole;
    const data = { class: 'fund', amount: dollarsOf(cents), 'for-period': String(number) };
    yield [paidOn(period, fate) ?? period.payable, 'dividend-paid', data];
  }
}

/** What the engine says of a right, in the words of the plain reckoning. */
function said(right: Readonly<Record<string, unknown>> | undefined): unknown {
  const { status, since, until, missed } = right ?? {};
  return { status, since, until, missed: Number(missed) };
}

const money = (cents: Ratio) => ({ amount: toWire(dividedBy(cents, ratio(100))), currency: 'USD' });

function* linesOfWaterfall(world: PlainWaterfall): Generator<CertificateLine> {
  if (world.common > 0) {
    yield [firstIssue, 'shares-issued', { class: 'common', to: 'dispersed', shares: String(world.common) }];
  }
  if (world.fund > 0) {
    yield [firstIssue, 'shares-issued', { class: 'fund', to: 'dispersed', shares: String(world.fund) }];
  }
  for (const period of world.fund > 0 ? ['17', '18', '19', '20'] : []) {
    const about = ['fund', period];
    yield [firstIssue, 'stated', { fact: 'dividend-rate-of-period', about, value: `${world.percent}%` }];
  }
  const declared = { class: 'fund', 'per-share': '$2.50', 'for-period': '17', payable: '2015-10-01' };
  if (world.declared && world.fund > 0) yield ['2015-09-01', 'dividend-declared', { id: 'd17', ...declared }];
  for (const [index, each] of world.others.entries()) {
    const series = `other-${index}`;
    const terms = {
      preference: dollarsOf(each.cents),
      ...(world.fund === 0 ? {} : { ranks: { fund: each.beside } }),
      rank: String(each.place),
      ...(each.units === 0 ? {} : { 'participates-in-liquidation': String(each.units) }),
    };
    yield [
      '2014-01-06',
      'series-designated',
      { series, class: 'preferred', shares: String(each.shares), filed: '2014-01-06', terms },
    ];
    yield ['2014-01-07', 'shares-issued', { class: series, to: 'dispersed', shares: String(each.shares) }];
  }
  const account = toWire(dividedBy(ratio(world.account), ratio(100)));
  yield [firstIssue, 'stated', { fact: 'liquidation-account-due', about: ['the account'], value: account }];
  yield [firstIssue, 'stated', { fact: 'liquidation-account-order', about: ['the account'], value: world.order }];
}

/** What the engine says of random lives under a certificate of designation, and what plain lists say. */
export const certificateAgreement = {
  'whether an observer and directors have come of missed dividends, since when, and whether they have gone':
    fc.property(plainRights, (life) => {
      const asOf = plusDays(firstIssue, life.asked);
      const corporation = underCertificate(linesOf(life), { S13: life.timely, S12: life.revests });
      const value = told(corporation, 'series.rights', asOf, { series: 'fund' });
      const { rights } = value as unknown as { readonly rights: readonly Readonly<Record<string, unknown>>[] };
      const plain: readonly PlainStanding[] = [standingAt(life, 5, 0), standingAt(life, 6, 25_000)];
      expect(rights.map(said)).toEqual(plain.map((each) => ({ ...each })));
      expect(rights.every(({ since }) => since === undefined || compareDays(since as never, asOf) <= 0)).toBe(true);
    }),

  'who gets what in a liquidation: creditors, series before, beside and behind one another, an account, the rest':
    fc.property(plainWaterfalls, (world) => {
      divides(underCertificate(linesOfWaterfall(world)), world);
    }),

  'who gets what in a liquidation of Peoples Bankcorp: series in the order of their ranks, and the rest': fc.property(
    plainWaterfalls.map((world) => ({ ...world, fund: 0, account: 0 })),
    (world) => {
      divides(underPeoples(linesOfWaterfall(world)), world);
    },
  ),
} as const;

function divides(corporation: Corporation, world: PlainWaterfall): void {
  const value = told(corporation, 'liquidation.waterfall', world.on, {
    event: 'liquidation',
    assets: dollarsOf(world.assets),
    debts: dollarsOf(world.debts),
  }) as unknown as {
    readonly creditors: unknown;
    readonly remaining: unknown;
    readonly account?: { readonly paid: unknown };
    readonly receive: readonly { readonly id: string; readonly total: unknown }[];
  };
  const plain = paidIn(world);
  expect(value.creditors).toEqual(money(plain.creditors));
  expect(value.account?.paid ?? money(ratio(0))).toEqual(money(plain.account));
  expect(value.remaining).toEqual(money(plain.remaining));
  const totals = Object.fromEntries(value.receive.map(({ id, total }) => [id, total]));
  for (const [id, cents] of plain.holders) expect([id, totals[id] ?? money(ratio(0))]).toEqual([id, money(cents)]);
}
