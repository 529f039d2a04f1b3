import { describe, expect, it } from 'vitest';
import { classVotes, designatedSeries, stockClasses, type Corporation, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';
import { ask } from './stock-world.js';

const series = 'series-a';
const under = (more: object, conversion: object): readonly Provision[] => [
  stockClasses({
    cite: '1',
    summary: 'the stock',
    total: '20,000',
    classes: [
      { class: 'common', authorised: '15,000' },
      { class: 'preferred', authorised: '5,000', inSeries: true },
    ],
    treasury: 'issued',
  }),
  classVotes({ cite: '2', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  designatedSeries({
    cite: '3',
    summary: 'series a',
    series,
    class: 'preferred',
    shares: '5,000',
    effective: '2001-01-02',
    resizedBy: 'filing',
    terms: {},
  }),
  {
    kind: 'conversion',
    cite: '4',
    summary: 'converts at two dollars',
    series,
    into: 'common',
    ratio: '1',
    fractions: { cite: '4', paid: 'none' },
    ...conversion,
  } as Provision,
  {
    kind: 'automatic-conversion',
    cite: '5',
    summary: 'of itself',
    class: series,
    into: 'common',
    upon: [{ cite: '5(a)', when: { day: '2003-01-01' } }],
    ...more,
  } as Provision,
];
const splits = { adjustedBy: { shares: { cite: '4' } } };
const issues = {
  adjustedBy: { issues: { cite: '4', price: '$2.00', counts: 'outstanding', except: 'exempted securities' } },
};
const issued: readonly [Line, Line] = [
  ['2001-01-02', 'shares-issued', { class: 'common', to: 'ann', shares: '1000' }],
  ['2001-01-02', 'shares-issued', { class: series, to: 'bob', shares: '100' }],
];
const split: Line = ['2002-01-02', 'shares-split', { class: 'common', 'for-each': '1', becomes: '3' }];
interface Parts {
  readonly more?: object;
  readonly conversion?: object;
  readonly first?: readonly Line[];
}

const world = (lines: readonly Line[], { more = {}, conversion = splits, first = issued }: Parts = {}): Corporation =>
  open([instrumentOf(under(more, conversion))], ['ann', 'bob', 'cas'], [...first, ...lines]);
const votes = (corporation: Corporation, asOf: string) => ask(corporation, 'voting.entitlement', asOf, {})['votes'];
const ratioOn = (corporation: Corporation, asOf: string) => {
  const { outcome, ratio } = ask(corporation, 'conversion.ratio', asOf, { series }) as Record<string, unknown>;
  return { outcome, ratio };
};

describe('a series that converts of itself, and at choice', () => {
  it('does at the ratio of its conversion, as events had adjusted it', () => {
    const corporation = world([split]);
    expect(ratioOn(corporation, '2002-12-31')).toEqual({ outcome: 'convertible', ratio: '3' });
    expect(votes(corporation, '2002-12-31')).toBe('3000');
    expect(votes(corporation, '2003-01-01')).toBe('3300');
  });

  it('has converted from then on, and not before', () => {
    const corporation = world([split]);
    expect(ratioOn(corporation, '2003-01-01')).toEqual({ outcome: 'converted', ratio: '3' });
    const nobody = world([], { first: [issued[0]] });
    expect(ratioOn(nobody, '2003-01-01')).toEqual({ outcome: 'convertible', ratio: '1' });
  });

  it('goes by a ratio of the clause itself where it has one', () => {
    expect(votes(world([split], { more: { ratio: '1/2' } }), '2003-01-01')).toBe('3050');
  });

  const cheap: Line = [
    '2002-01-02',
    'shares-issued',
    { class: 'common', to: 'cas', shares: '1000', consideration: '$1,000' },
    'cheap',
  ];

  it('waits for what its ratio waits for', () => {
    const answer = asked(world([cheap], { conversion: issues }), {
      question: 'voting.entitlement',
      asOf: '2003-01-01',
    }) as { readonly outcome: string; readonly inquiries: readonly { readonly type: { readonly id: string } }[] };
    expect(answer.outcome).toBe('needs-facts');
    expect(JSON.stringify(answer)).toContain('issue-excepted');
  });

  it('counts an issue below its price after the register was opened', () => {
    const opened: readonly Line[] = [
      [
        '2001-01-02',
        'opening-register',
        { class: 'common', issued: '1000', treasury: '0', holdings: [{ holder: 'ann', shares: '1000' }] },
      ],
      [
        '2001-01-02',
        'opening-register',
        { class: series, issued: '100', treasury: '0', holdings: [{ holder: 'bob', shares: '100' }] },
      ],
      ['2001-01-02', 'stated', { fact: 'adjustment-before-register', about: [series], value: '1' }],
      ['2001-01-02', 'stated', { fact: 'issue-excepted', about: ['cheap', 'exempted securities'], value: 'no' }],
    ];
    const more: Line = ['2002-03-01', 'shares-issued', { class: series, to: 'cas', shares: '10' }];
    const corporation = world([cheap, more], { conversion: issues, first: opened });
    expect(ratioOn(corporation, '2002-02-01')).toEqual({ outcome: 'convertible', ratio: '4/3' });
    expect(ratioOn(corporation, '2002-06-01')).toEqual({ outcome: 'convertible', ratio: '4/3' });
  });
});
