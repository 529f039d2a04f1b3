import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../../src/index.js';
import type { Line } from '../kinds/board/world.js';
import { fact, protectedWorld, rates } from '../kinds/distributions/protected-world.js';

/** The days of payment of the first six periods of the series; the last of each is the day before its 15th. */
const payable = ['2001-08-15', '2002-02-15', '2002-08-15', '2003-02-17', '2003-08-15', '2004-02-16'] as const;
const lastDays = ['2001-08-14', '2002-02-14', '2002-08-14', '2003-02-14', '2003-08-14', '2004-02-14'] as const;

const day = fc
  .integer({ min: 0, max: 1000 })
  .map((days) => new Date(Date.UTC(2001, 5, 1) + days * 86_400_000).toISOString().slice(0, 10));
const near = fc.constantFrom(...payable, ...lastDays, '2002-08-16', '2003-02-18');
const whenever = fc.oneof(day, near);

/** What became of one period: paid in time, passed over, in part, late, without a declaration, or nothing is entered. */
const fate = fc.constantFrom('paid', 'omitted', 'in-part', 'late', 'undeclared', 'nothing');

const books = fc.record({
  fates: fc.array(fate, { minLength: 6, maxLength: 6 }),
  redeemed: fc.option(day, { nil: undefined }),
  declared: whenever,
  asOf: whenever,
  on: fc.constantFrom('ordinary', 'silver', 'bronze'),
});

function linesOf(fates: readonly string[]): readonly Line[] {
  return fates.flatMap((each, index): readonly Line[] => {
    const number = String(index + 1);
    const on = payable[index] ?? '';
    const declared: Line = [
      before(on, 10),
      'dividend-declared',
      { id: `p${number}`, class: 'gold', total: '$500', 'for-period': number },
    ];
    const paid = (when: string, amount: string): Line => [
      when,
      'dividend-paid',
      { class: 'gold', amount, 'for-period': number },
    ];
    switch (each) {
      case 'paid':
        return [declared, paid(on, '$500')];
      case 'omitted':
        return [[before(on, 10), 'dividend-omitted', { class: 'gold', 'for-period': number }]];
      case 'in-part':
        return [declared, paid(on, '$20')];
      case 'late':
        return [declared, paid(before(on, -40), '$500')];
      case 'undeclared':
        return [paid(on, '$500')];
      default:
        return [];
    }
  });
}

function before(on: string, days: number): string {
  return new Date(Date.parse(on) - days * 86_400_000).toISOString().slice(0, 10);
}

const others: readonly Line[] = ['silver', 'bronze'].flatMap((series, index): readonly Line[] => [
  [
    '2001-06-01',
    'series-designated',
    {
      series,
      class: 'preference',
      shares: '10',
      filed: '2001-06-01',
      terms: { ranks: { gold: index === 0 ? 'parity' : 'senior' } },
    },
  ],
  ['2001-06-01', 'shares-issued', { class: series, to: 'bob', shares: '10' }],
]);

const able: readonly Line[] = ['act-asked-about', 'ours'].map((act) =>
  fact('capital-after', [act, 'core capital'], '999999'),
);

type Value = Readonly<Record<string, unknown>>;
interface Span {
  readonly from: string;
  readonly through: string;
}

/**
 * A dividend on other stock, on random books of the dividends of a series: what stands in its way as an act is what is told of it
 * once it is declared, and falls in the spans that are told.
 */
export const oneDividend = fc.property(books, ({ fates, redeemed, declared, asOf, on }) => {
  const start = [
    ...rates,
    ...able,
    ...others,
    ...linesOf(fates).filter(([when]) => when <= asOf),
    ...(redeemed === undefined || redeemed > asOf
      ? []
      : [
          [
            redeemed,
            'shares-reacquired',
            { class: 'gold', from: 'ann', shares: '100', 'held-as': 'retired' },
          ] satisfies Line,
        ]),
  ];
  const ours: Line = [declared, 'dividend-declared', { id: 'ours', class: on, total: '$1' }];
  fc.pre(declared >= '2001-06-01' && declared <= asOf);
  const ask = (lines: readonly Line[], question: string, when: string, input: Value): Answer =>
    protectedWorld(lines).ask({ question, asOf: when, input, sensitivity: 'none' });
  const windows = valueOf(ask(start, 'dividends.windows', asOf, { series: 'gold' }));
  const span = { class: 'gold', from: '2001-01-01', to: '2004-12-31' };
  const calendar = valueOf(ask([...start, ours], 'dividends.calendar', asOf, span));
  if (calendar === undefined) return;
  const defective = citesIn(calendar['defective']);
  const open = citesIn(calendar['open']);
  if (windows !== undefined && !open.includes('9.4')) {
    const restrictions = windows['restrictions'] as readonly { readonly id: string; readonly spans: readonly Span[] }[];
    const spans = restrictions.find(({ id }) => id === '9.4')?.spans ?? [];
    const isWithin = spans.some(({ from, through }) => from <= declared && declared <= through);
    expect(defective.includes('9.4')).toBe(isWithin && on !== 'bronze');
  }
  if (declared !== asOf) return;
  const permit = valueOf(ask(start, 'dividends.permit', asOf, { class: on, total: '$1' }));
  if (permit === undefined) return;
  const bars = permit['bars'] as readonly { readonly id: string; readonly barred: boolean }[];
  const barring = bars.filter(({ id, barred }) => barred && id.startsWith('9.')).map(({ id }) => id);
  expect([...defective, ...open]).toEqual(expect.arrayContaining(barring));
  expect(barring).toEqual(expect.arrayContaining([...defective]));
});

/** The sections under which the calendar tells something of the dividend. */
function citesIn(told: unknown): readonly string[] {
  return (told as readonly { readonly id: string; readonly cite: string }[])
    .filter(({ id }) => id === 'ours')
    .map(({ cite }) => cite);
}

function valueOf(answer: Answer): Value | undefined {
  return answer.outcome === 'answered' ? (answer.value as Value) : undefined;
}
