import { describe, expect, it } from 'vitest';
import type { Corporation, Provision } from '../../../src/index.js';
import type { Line } from '../board/world.js';
import { ask } from '../capital/stock-world.js';
import { asks } from './series-world.js';
import { silver, silverProvisions, silverWorld } from './silver-world.js';

/** Silver without an option of the corporation: what is redeemed is what holders ask for. */
const under = (more: object): readonly Provision[] => [
  ...silverProvisions.filter(({ kind }) => kind !== 'redemption'),
  {
    kind: 'redemption-on-request',
    cite: '9',
    summary: 'a redemption on request',
    series: 'silver',
    due: '10 days',
    available: 'law',
    ...more,
  } as Provision,
];

const issued = [silver('2001-02-01', '60', 'ann'), silver('2001-02-01', '41', 'bob')];
const asked = (on: string, holder: string, more: object = {}): Line => [
  on,
  'redemption-requested',
  { class: 'silver', holder, ...more },
];
const out = (on: string, from: string, shares: string): Line => [
  on,
  'shares-reacquired',
  { class: 'silver', from, shares, 'held-as': 'retired' },
];
const world = (more: object, lines: readonly Line[]) => silverWorld([...issued, ...lines], { provisions: under(more) });
const due = (corporation: Corporation, on: string, asOf = on) =>
  ask(corporation, 'redemption.schedule', asOf, { class: 'silver', on });

describe('more asked for than a year has room for', () => {
  const both = [asked('2003-01-02', 'bob'), asked('2003-01-02', 'ann')];
  const room = (order: string, most: object = { number: '50' }) =>
    world({ yearly: { cite: '9(b)', order, ...most } }, both);

  it('is divided in the order of the requests, in whole shares in proportion, or by lot', () => {
    expect(due(room('receipt'), '2003-01-12')).toMatchObject({
      redeem: '50',
      holders: [
        { id: 'bob', redeem: '41' },
        { id: 'ann', redeem: '9' },
      ],
    });
    expect(due(room('pro-rata'), '2003-01-12')).toMatchObject({
      holders: [
        { id: 'bob', redeem: '20' },
        { id: 'ann', redeem: '30' },
      ],
    });
    const lots = due(room('lot'), '2003-01-12');
    expect(lots).toMatchObject({ redeem: '50' });
    expect(lots).not.toHaveProperty('holders');
  });

  it('waits for the first of the next years, and a part is of what the year begins with', () => {
    expect(due(room('receipt'), '2004-01-01')).toMatchObject({ required: '50', behind: '50', redeem: '100' });
    expect(due(room('receipt'), '2005-01-01')).toMatchObject({ required: '1', redeem: '101' });
    expect(due(room('receipt', { part: '10%' }), '2003-01-12')).toMatchObject({ redeem: '10' });
  });
});

describe('what goes out', () => {
  it('counts for whoever asked, from the request on and as far as it asked', () => {
    const lines = [
      out('2002-05-01', 'ann', '5'),
      asked('2003-01-02', 'ann', { shares: '20' }),
      out('2003-01-05', 'bob', '20'),
      out('2003-01-06', 'ann', '15'),
    ];
    expect(due(world({}, lines), '2003-01-12')).toMatchObject({ required: '20', credit: '15', redeem: '5' });
    const more = [...lines, out('2003-01-07', 'ann', '15')];
    expect(due(world({}, more), '2003-01-12')).toMatchObject({ outcome: 'nothing-due', redeem: '0' });
  });

  it('is no more than a holder still has', () => {
    const sold: Line = ['2003-01-05', 'shares-transferred', { class: 'silver', from: 'ann', to: 'bob', shares: '59' }];
    expect(due(world({}, [asked('2003-01-02', 'ann'), sold]), '2003-01-12')).toMatchObject({ redeem: '1' });
  });

  it('is asked for where the shares were split', () => {
    const split: Line = ['2003-01-05', 'shares-split', { class: 'silver', 'for-each': '1', becomes: '2' }];
    const corporation = world({}, [asked('2003-01-02', 'ann'), split]);
    expect(asks(corporation, 'redemption.schedule', '2003-01-12', { class: 'silver', on: '2003-01-12' })).toContain(
      'due-in-sinking-fund',
    );
  });
});

describe('a request of many together', () => {
  it('counts what its holders still have on the day, and may be of a number of shares', () => {
    const sold: Line = [
      '2003-01-02',
      'shares-transferred',
      { class: 'silver', from: 'ann', to: 'dispersed', shares: '31' },
    ];
    const lines = [asked('2003-01-02', 'ann'), sold, asked('2003-01-03', 'bob')];
    const of = (requestedBy: string) => due(world({ requestedBy }, lines), '2003-01-13');
    expect(of('at least 70 shares')).toMatchObject({ redeem: '101' });
    expect(of('at least 71 shares')).toMatchObject({ redeem: '0' });
  });

  it('comes too early by a day before its time', () => {
    const of = (on: string) =>
      due(world({ requestedBy: 'more than 50%', from: { day: '2003-01-02' } }, [asked(on, 'ann')]), '2003-01-20');
    expect(of('2003-01-01')).toMatchObject({ redeem: '0' });
    expect(of('2003-01-02')).toMatchObject({ redeem: '101' });
  });
});

describe('a redemption on request that no text can mean', () => {
  it.each([
    [{ requestedBy: 'more than 50 votes' }, 'expected a part'],
    [{ instalments: 3 }, 'are of the whole series'],
    [
      { requestedBy: 'more than 50%', yearly: { cite: '9', number: '5', order: 'lot' } },
      'is of what each holder asks for',
    ],
    [{ yearly: { cite: '9', order: 'lot' } }, 'expected either a part or a number'],
    [{ upon: { within: '5 days' } }, 'expected either an event of the corporation or one of the holder'],
  ])('is refused: %o', (more, told) => {
    expect(() => world(more, [])).toThrow(told);
  });
});
