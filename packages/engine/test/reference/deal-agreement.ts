import * as fc from 'fast-check';
import { expect } from 'vitest';
import { openCorporation, post } from '../../src/index.js';
import { dividedBy, ratio, toWire, type Ratio } from '../../src/exact/index.js';
import { journalOf, type Line } from '../kinds/board/world.js';
import { dealCharter } from './deal-charter.js';
import { conditionsOf, opinionAskedOn } from './deal-conditions.js';
import { crossedOn, offeredOf, requiredOf } from './deal-price.js';
import {
  announcedOn,
  completedOn,
  notesMills,
  outstandingAtStart,
  plainDeals,
  type PlainClass,
  type PlainDeal,
  type PlainOffer,
} from './plain-deal.js';
import { dayAfter } from './plain-series.js';

const dayOf = (on: number): string => dayAfter('2001-01-01', on);
const dollars = (mills: Ratio | number): string =>
  `$${toWire(dividedBy(typeof mills === 'number' ? ratio(mills) : mills, ratio(1_000)))}`;
const line = (on: number, type: string, data: object, id?: string): Line =>
  id === undefined ? [dayOf(on), type, data] : [dayOf(on), type, data, id];

function linesOf(deal: PlainDeal, crossed: number): readonly Line[] {
  return [...opening(deal), ...dealt(deal), ...conduct(deal, crossed), ...procedure(deal)];
}

function opening({ founder, gold, preferenceMills }: PlainDeal): readonly Line[] {
  const issued = (cls: string, shares: number): Line =>
    line(0, 'shares-issued', { class: cls, to: 'dispersed', shares: String(shares) });
  const preferred = { series: 'gold', class: 'preferred', shares: '100', terms: {} };
  return [
    line(0, 'coverage', { family: 'dividends', from: '2000-01-01' }),
    line(0, 'person', { id: 'bank', kind: 'corporation', subsidiary: 'yes' }),
    line(0, 'stated', { fact: 'subsidiary', about: ['stranger'], value: 'no' }),
    line(0, 'control', { controller: 'big', controlled: 'ally' }),
    issued('common', outstandingAtStart),
    ...(founder ? [issued('founder', 500)] : []),
    ...(gold ? [line(0, 'series-designated', preferred), issued('gold', 10)] : []),
    line(completedOn, 'stated', {
      fact: 'preferential-amount',
      about: ['founder', dayOf(completedOn - 1)],
      value: dollars(preferenceMills).slice(1),
    }),
  ];
}

/** What was bought, quoted, split and offered. */
function dealt(deal: PlainDeal): readonly Line[] {
  const { purchases, split, rights, moved } = deal;
  return [
    ...purchases.map(({ on, class: cls, by, shares, paid }) => {
      const how =
        paid === undefined
          ? { how: 'gift' }
          : { how: 'purchase', 'per-share': dollars(paid.mills), 'paid-in': paid.form };
      return line(on, 'shares-transferred', { class: cls, from: 'dispersed', to: by, shares: String(shares), ...how });
    }),
    ...(moved === undefined
      ? []
      : [line(moved, 'shares-transferred', { class: 'common', from: 'big', to: 'ally', shares: '10', how: 'gift' })]),
    ...(split === undefined
      ? []
      : [
          line(
            split.on,
            'shares-split',
            { class: 'common', 'for-each': String(split.forEach), becomes: String(split.becomes) },
            'split',
          ),
        ]),
    ...rights.map((on, index) =>
      line(on, 'right-granted', {
        id: `right-${index}`,
        holder: index === 0 ? 'ally' : 'big',
        class: 'common',
        shares: '1',
        'exercisable-from': '2010-01-01',
        over: 'unissued',
        kind: 'option',
      }),
    ),
    quotations('notes', [{ on: completedOn - 2, mills: notesMills }]),
    ...(['common', 'founder'] as const).map((cls) =>
      quotations(
        cls,
        deal.quotations.filter((each) => each.class === cls),
      ),
    ),
    line(announcedOn, 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }),
    line(announcedOn, 'announced', { proposal: 'deal' }),
    ...(['common', 'founder'] as const).map((cls) => offerLine(cls, deal.offers[cls])),
    line(completedOn, 'consummated', { proposal: 'deal' }),
  ];
}

function quotations(security: string, prices: readonly { readonly on: number; readonly mills: number }[]): Line {
  return line(completedOn, 'quotations', {
    security,
    venue: 'exchange',
    sort: 'closing-sale',
    from: dayOf(0),
    through: dayOf(completedOn),
    prices: prices.map(({ on, mills }) => ({ on: dayOf(on), price: dollars(mills) })),
  });
}

function offerLine(cls: PlainClass, { mills, notes, keeps }: PlainOffer): Line {
  return line(announcedOn, 'consideration-offered', {
    proposal: 'deal',
    class: cls,
    cash: dollars(mills),
    ...(notes === 0 ? undefined : { stock: [{ what: 'notes', units: String(notes) }] }),
    ...(keeps ? { retained: 'yes' } : undefined),
  });
}

/** Dividends, benefits, and what directors approved of it. */
function conduct({ rates, omitted, benefits, approvals, gold }: PlainDeal, crossed: number): readonly Line[] {
  const kept = { fact: 'regular-dividends-kept-up', about: ['gold', dayOf(crossed), dayOf(completedOn)], value: 'yes' };
  return [
    ...rates.map(({ on, mills }, index) =>
      line(on, 'dividend-rate', { class: 'common', annual: dollars(mills) }, `rate-${index}`),
    ),
    ...(gold ? omitted.map((on, index) => line(on, 'dividend-omitted', { class: 'gold' }, `omitted-${index}`)) : []),
    line(completedOn, 'stated', kept),
    ...benefits.map(({ on, by, from, inProportion }) =>
      line(on, 'benefit-received', {
        by,
        from,
        kind: 'loan',
        proportionate: inProportion ? 'yes' : 'no',
        'usual-business': 'no',
      }),
    ),
    ...approvals.map(({ of, yes, on }) =>
      line(on, 'body-act', {
        by: 'independent-directors',
        on: of,
        decides: 'approve',
        yes: String(yes),
        'at-meeting': 'yes',
      }),
    ),
  ];
}

/** The statement, the opinion, those left out, and what the board settles of values. */
function procedure(deal: PlainDeal): readonly Line[] {
  const { statement, left, opinionAskedBy, purchases, settledMills } = deal;
  const says = (fact: string, about: readonly string[], value: string): Line =>
    line(completedOn, 'stated', { fact, about, value });
  const days = [...new Set([announcedOn, completedOn, ...purchases.map(({ on }) => on)])];
  const request = { by: 'independent-directors', on: 'deal', decides: 'request-opinion', 'at-meeting': 'yes' };
  return [
    line(opinionAskedOn, 'body-act', { ...request, yes: String(opinionAskedBy) }),
    ...(statement === undefined
      ? []
      : [
          line(statement.on, 'statement-mailed', {
            proposal: 'deal',
            sort: 'proxy-statement',
            complies: statement.complies ? 'yes' : 'no',
            opinion: statement.opinion ? 'yes' : 'no',
          }),
        ]),
    says('holders-left-out', ['deal', 'big'], left === 'nobody' ? 'no' : 'yes'),
    says('left-out-by-dissent', ['deal', 'big'], left === 'dissenters' ? 'yes' : 'no'),
    ...(['common', 'founder'] as const).flatMap((cls) => [
      says('retained-shares-fit-form', ['deal', cls], 'yes'),
      ...days.map((on) => says('value-determined', [cls, dayOf(on)], dollars(settledMills).slice(1))),
    ]),
  ];
}

interface Said {
  readonly passes: boolean;
  readonly interested: readonly { readonly since: string }[];
  readonly conditions: readonly { readonly id: string; readonly verdict: string }[];
  readonly prices: readonly {
    readonly id: string;
    readonly required: { readonly amount: string };
    readonly offered: { readonly amount: string };
  }[];
}

function said(deal: PlainDeal, crossed: number): Said {
  const persons = ['big', 'ally', 'other', 'stranger'];
  const lines = linesOf(deal, crossed).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const answer = openCorporation({
    instruments: [dealCharter],
    books: post(journalOf(persons, lines)),
    given: [{ notion: 'independent-directors-count', about: [], value: String(deal.directors), unit: 'persons' }],
  }).ask({
    question: 'combination.fair-price',
    asOf: dayOf(completedOn + 30),
    input: { of: 'deal', interested: 'big' },
    sensitivity: 'none',
  });
  if (answer.outcome !== 'answered') throw new Error(`Facts are needed: ${JSON.stringify(answer.inquiries)}`);
  return answer.value as unknown as Said;
}

/** What the engine says of random deals under a made-up charter, and what plain lists say. */
export const dealAgreement = {
  'what a deal must give and gives, and which conditions on price and procedure it meets': fc.property(
    plainDeals,
    (deal) => {
      const crossed = crossedOn(deal);
      fc.pre(crossed !== undefined);
      const { interested, conditions, prices, passes } = said(deal, crossed);
      expect(interested).toMatchObject([{ since: dayOf(crossed) }]);
      const expected = conditionsOf(deal, crossed);
      const verdicts = conditions.map(({ id, verdict }) => [id, verdict !== 'fail']);
      expect(Object.fromEntries(verdicts)).toEqual(expected);
      expect(passes).toBe(Object.values(expected).every(Boolean));
      for (const cls of deal.founder ? (['common', 'founder'] as const) : (['common'] as const)) {
        const figures = { required: requiredOf(deal, cls, crossed), offered: offeredOf(deal, cls) };
        expect(prices.find(({ id }) => id === cls)).toMatchObject({
          required: { amount: dollars(figures.required).slice(1) },
          offered: { amount: dollars(figures.offered).slice(1) },
        });
      }
    },
  ),
} as const;
