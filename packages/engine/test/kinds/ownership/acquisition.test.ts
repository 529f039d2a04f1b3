import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, buys, value, type Line } from './world.js';

const eight = (person: string) => ({
  notion: 'continuing-directors-count',
  about: [person],
  value: '8',
  unit: 'persons' as const,
});
const given = [eight('ash')];
interface Told {
  readonly outcome: string;
  readonly requirement?: { readonly needed?: string; readonly base?: string };
  readonly limits: readonly { readonly id: string; readonly over: boolean; readonly votesWithoutApproval?: string }[];
}
const permit = (lines: readonly Line[], shares: string, asOf: string, more: object = {}) =>
  value(lines, 'acquisition.permit', asOf, { by: 'ash', class: 'common', shares, ...more }, { given }) as Told;

describe('an acquisition', () => {
  it('is permitted up to the limit, and needs approval above it', () => {
    expect(permit([], '150', '2000-06-01').outcome).toBe('permitted');
    expect(permit([], '151', '2000-06-01')).toMatchObject({
      outcome: 'needs-approval',
      requirement: { needed: '6', base: '8' },
      limits: [{ over: true }],
    });
  });

  it('is refused where a number is given without its unit, of directors or of anything', () => {
    const { unit: _unit, ...withoutUnit } = eight('ash');
    const asked = { by: 'ash', class: 'common', shares: '151' };
    expect(() => value([], 'acquisition.permit', '2000-06-01', asked, { given: [withoutUnit] })).toThrow(
      /is given as 8, without its unit/,
    );
    for (const written of ['150', '1,500', '$150', '15%', '1/3']) {
      const owned = { notion: 'beneficial-ownership', about: ['ash', 'common'], value: written };
      expect(() => value([], 'acquisition.permit', '2000-06-01', asked, { given: [eight('ash'), owned] })).toThrow(
        `"beneficial ownership" is given as ${written}, without its unit`,
      );
      const within = { shares: { value: '150', unit: 'shares' }, rights: written, owners: ['ash'] } as const;
      const part = { ...owned, value: within };
      expect(() => value([], 'acquisition.permit', '2000-06-01', asked, { given: [eight('ash'), part] })).toThrow(
        `"beneficial ownership: rights" is given as ${written}, without its unit`,
      );
    }
  });

  it('is measured with what a group owns already', () => {
    const lines: Line[] = [
      buys('2000-02-01', 'birch', '100'),
      ['2000-03-01', 'group', { id: 'grove', members: ['ash', 'birch'], purpose: 'voting', basis: 'concert' }],
    ];
    const told = value(
      lines,
      'acquisition.permit',
      '2000-06-01',
      { by: 'ash', class: 'common', shares: '60' },
      {
        given: [eight('ash'), eight('grove')],
      },
    ) as Told;
    expect(told).toMatchObject({ outcome: 'needs-approval', limits: [{ over: false }, { over: true }] });
  });

  it('of newly issued shares adds to what is outstanding', () => {
    expect(permit([], '176', '2000-06-01', { how: 'issue' }).outcome).toBe('permitted');
    expect(permit([], '177', '2000-06-01', { how: 'issue' }).outcome).toBe('needs-approval');
  });

  it('of shares that the corporation, its treasury or a company that it controls holds adds to what is outstanding', () => {
    const lines: Line[] = [
      ['2000-01-02', 'shares-issued', { class: 'common', to: 'bank', shares: '200' }],
      ['2000-01-02', 'relationship', { kind: 'majority-of-votes', person: 'corporation', of: 'bank', percent: '100%' }],
      ['2000-01-03', 'shares-issued', { class: 'common', to: 'birch', shares: '200' }],
      ['2000-01-04', 'shares-reacquired', { class: 'common', from: 'birch', shares: '200', 'held-as': 'treasury' }],
    ];
    for (const from of ['corporation', 'treasury', 'bank']) {
      expect(permit(lines, '176', '2000-06-01', { how: 'purchase', from }).outcome).toBe('permitted');
      expect(permit(lines, '177', '2000-06-01', { how: 'purchase', from }).outcome).toBe('needs-approval');
    }
    expect(permit(lines, '151', '2000-06-01', { how: 'purchase', from: 'dispersed' }).outcome).toBe('needs-approval');
  });

  it('is free after the years, and costs votes', () => {
    expect(permit([], '250', '2003-06-01')).toMatchObject({
      outcome: 'permitted',
      limits: [{ over: true, votesWithoutApproval: '160' }],
    });
  });

  it('by the corporation itself needs nobody', () => {
    const told = value([], 'acquisition.permit', '2000-06-01', {
      by: 'corporation',
      class: 'common',
      shares: '300',
    }) as Told;
    expect(told.outcome).toBe('permitted');
  });

  it('that was carried out without approval is refused, and with it permitted', () => {
    const done: Line[] = [
      [
        '2000-05-01',
        'proposed',
        { id: 'buy', act: { kind: 'acquire-shares', by: 'ash', class: 'common', shares: '250' } },
      ],
      ['2000-06-01', 'consummated', { proposal: 'buy' }],
      buys('2000-06-01', 'ash', '250'),
    ];
    const approved: Line = [
      '2000-05-10',
      'body-act',
      { by: 'continuing-directors', on: 'buy', decides: 'approve', yes: '6', 'at-meeting': 'yes' },
    ];
    const outcome = (lines: readonly Line[]) =>
      (value(lines, 'acquisition.permit', '2000-07-01', { of: 'buy' }, { given }) as Told).outcome;
    expect(outcome(done)).toBe('refused');
    expect(outcome([...done, approved])).toBe('permitted');
  });
});

describe('an offer', () => {
  const offer = (percent: string, asOf = '2000-06-01') =>
    (value([], 'acquisition.offer', asOf, { by: 'ash', class: 'common', percent }, { given }) as Told).outcome;

  it('is measured by what it would end in', () => {
    expect(offer('15%')).toBe('permitted');
    expect(offer('15.1%')).toBe('needs-approval');
    expect(offer('40%', '2003-06-01')).toBe('permitted');
  });

  it('made without approval is a contravention that costs no vote', () => {
    const made: Line = ['2000-05-01', 'offer', { by: 'ash', class: 'common', shares: '200' }];
    expect(value([made], 'ownership.limit', '2000-06-01', { person: 'ash' })).toMatchObject({
      persons: [{ how: 'offer', contravention: true, votesLimited: false }],
    });
  });
});

describe('the largest purchase', () => {
  interface Lines {
    readonly lines: readonly {
      readonly id: string;
      readonly existing: string;
      readonly issued?: string;
      readonly crossed: boolean;
    }[];
  }

  it('stays within each line, and one share more crosses it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), (own) => {
        const lines = [buys('2000-05-01', 'ash', String(own))];
        const told = (value(lines, 'solve.largest', '2000-06-01', { person: 'ash', class: 'common' }) as Lines).lines;
        const limit = told.find((each) => each.id === 'III.1 ash');
        const most = Number(limit?.existing);
        expect(permit(lines, String(most), '2000-06-01').outcome).toBe('permitted');
        expect(permit(lines, String(most + 1), '2000-06-01').outcome).toBe('needs-approval');
        const issued = Number(limit?.issued);
        expect(permit(lines, String(issued), '2000-06-01', { how: 'issue' }).outcome).toBe('permitted');
        expect(permit(lines, String(issued + 1), '2000-06-01', { how: 'issue' }).outcome).toBe('needs-approval');
      }),
      { numRuns: 10 },
    );
  });

  it('is none once the line is crossed', () => {
    const told = value([buys('2000-05-01', 'ash', '300')], 'solve.largest', '2000-06-01', {
      person: 'ash',
      class: 'common',
    }) as Lines;
    expect(told.lines).toMatchObject([
      { id: 'interested', existing: '0', crossed: true },
      { id: 'III.1 ash', existing: '0', crossed: true },
    ]);
  });

  it('names what is owned above a limit', () => {
    expect(
      value([buys('2000-05-01', 'ash', '300')], 'acquisition.excess', '2000-06-01', { person: 'ash' }),
    ).toMatchObject({
      excess: [{ person: 'ash', above: '150', line: '150', reached: true }],
    });
    expect(ask([], 'acquisition.excess', '2000-06-01', { person: 'ash' })).toMatchObject({ value: { excess: [] } });
  });
});
