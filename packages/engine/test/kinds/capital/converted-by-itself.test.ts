import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accrualStart,
  asGraph,
  classVotes,
  designatedSeries,
  partialPayment,
  seriesDividend,
  stockClasses,
  type Corporation,
  type Provision,
} from '../../../src/index.js';
import { instrumentOf, open, type Line } from '../board/world.js';

const series = (name: string, cite: string): Provision =>
  designatedSeries({
    cite,
    summary: `series ${name}`,
    series: name,
    class: 'preferred',
    shares: '10,000',
    effective: '2001-01-02',
    resizedBy: 'filing',
    terms: {},
  });

/** Series b becomes series a, which has dividends in lots; it is itself redeemed in instalments on request. */
const charter = (becomes: object): readonly Provision[] => [
  stockClasses({
    cite: '1',
    summary: 'the stock',
    total: '30,000',
    classes: [
      { class: 'common', authorised: '10,000' },
      { class: 'preferred', authorised: '20,000', inSeries: true },
    ],
    treasury: 'issued',
  }),
  classVotes({ cite: '2', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  series('series-a', '3'),
  series('series-b', '4'),
  seriesDividend({
    cite: '5',
    summary: 'a dollar a quarter',
    series: 'series-a',
    on: ['03-31', '06-30', '09-30', '12-31'],
    floor: '$1',
    available: 'law',
  }),
  accrualStart({
    cite: '5',
    summary: 'from issue',
    series: 'series-a',
    from: 'issue',
    betweenDates: 'by-months-of-thirty',
  }),
  partialPayment({ cite: '5', summary: 'equally', series: 'series-a', divided: 'equally' }),
  {
    kind: 'redemption-on-request',
    cite: '6',
    summary: 'redeemed in three years',
    series: 'series-b',
    requestedBy: 'more than 50%',
    from: { day: '2001-01-02' },
    due: '60 days',
    instalments: 3,
    available: 'law',
  } as unknown as Provision,
  {
    kind: 'automatic-conversion',
    cite: '7',
    summary: 'conversion',
    class: 'series-b',
    into: 'series-a',
    ...becomes,
  } as Provision,
];

const onTransfer = { cite: '7(a)', permitted: 'kin' };
const issued = (of: string, to: string, shares: number): Line => [
  '2001-01-02',
  'shares-issued',
  { class: of, to, shares: String(shares) },
];
const entered = (on: string, holder: string, shares: number): readonly Line[] => [
  [on, 'shares-reacquired', { class: 'series-b', from: holder, shares: String(shares), 'held-as': 'retired' }],
  [on, 'shares-issued', { class: 'series-a', to: holder, shares: String(shares) }],
];
const world = (becomes: object, lines: readonly Line[]): Corporation =>
  open(
    [instrumentOf(charter(becomes))],
    ['ann', 'bob'],
    [issued('common', 'ann', 100), issued('series-b', 'ann', 900), issued('series-a', 'bob', 90), ...lines],
  );

const questions: readonly (readonly [string, object])[] = [
  ['voting.entitlement', {}],
  ['capital.summary', {}],
  ['dividends.accrued', { class: 'series-a' }],
  ['dividends.entitlement', { class: 'series-a', holders: ['ann'] }],
  ['dividends.arrears', { series: 'series-a' }],
  ['redemption.schedule', { class: 'series-b', on: '2002-04-02' }],
];

/** The answers, with every entry that one of their steps names. */
function answers(corporation: Corporation, asOf: string) {
  return questions.map(([name, input]) => {
    const answer = corporation.ask({ question: name, asOf, input: input as Readonly<Record<string, unknown>> });
    const value = answer.outcome === 'answered' ? answer.value : answer.inquiries.map((each) => each.asks);
    const steps = asGraph(answer.reason).flatMap(({ entries = [] }) => entries);
    return { name, value, entries: [...answer.entries, ...steps] };
  });
}

describe('shares that became others by the text itself', () => {
  it('are in every answer as if the conversion had been entered', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((of) => `2001-05-${String(of).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 899 }), fc.boolean(), (on, shares, isUpon) => {
        const becomes = isUpon ? { upon: [{ cite: '7(b)', when: { day: on } }] } : { onTransfer };
        const requested: Line = [
          '2001-02-01',
          'redemption-requested',
          { class: 'series-b', holder: 'ann', shares: '900' },
        ];
        const lines: readonly Line[] = isUpon
          ? [requested]
          : [
              requested,
              [
                on,
                'shares-transferred',
                { class: 'series-b', from: 'ann', to: 'bob', shares: String(shares), how: 'purchase' },
              ],
              ['2001-05-30', 'stated', { fact: 'permitted-transferee', about: ['bob', 'ann', 'kin'], value: 'no' }],
            ];
        const [holder, converted] = isUpon ? ['ann', 900] : ['bob', shares];
        const byItself = world(becomes, lines);
        const byHand = world(becomes, [...lines, ...entered(on, holder, converted)]);
        for (const asOf of ['2001-04-30', on, '2001-07-31']) {
          const found = answers(byItself, asOf);
          expect(found.map(({ name, value }) => [name, value])).toEqual(
            answers(byHand, asOf).map(({ name, value }) => [name, value]),
          );
          expect(found.flatMap(({ entries }) => entries).filter((id) => !/^e\d+$/.test(id))).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });
});
