import { describe, expect, it } from 'vitest';
import { ask } from '../capital/stock-world.js';
import type { Line } from '../board/world.js';
import { fact, pays, protectedWorld, rates, type More } from './protected-world.js';

const first = pays(1, '2001-08-01', '2001-08-15');
const second = pays(2, '2002-02-01', '2002-02-15');

type Told = Readonly<Record<string, unknown>> & { readonly id: string };

const papers = (asOf: string, lines: readonly Line[], more: More = {}) => {
  const value = ask(protectedWorld([...rates, ...lines], more), 'calendar.deadlines', asOf, {
    from: '2001-01-01',
    to: '2004-12-31',
  });
  const all = value['deadlines'] as readonly Told[];
  return all.filter(({ id }) => id.endsWith('reasons-notice') || id.endsWith('certificate'));
};

const paper = (on: string, period: string, kind: string, more: object): Line => [
  on,
  'dividend-paper',
  { class: 'gold', 'for-period': period, paper: kind, ...more },
];

const notices = (asOf: string, lines: readonly Line[], more: More = {}) =>
  papers(asOf, lines, more).filter(({ id }) => id.endsWith('notice'));
const certificates = (asOf: string, lines: readonly Line[], more: More = {}) =>
  papers(asOf, lines, more).filter(({ id }) => id.endsWith('certificate'));

describe('the notice why no dividend was declared', () => {
  it('is due for each period without a declaration by its payment date, and not before that has come', () => {
    expect(notices('2001-08-14', [])).toEqual([]);
    expect(notices('2001-08-15', [])).toMatchObject([
      { id: 'gold P1 reasons-notice', day: '2001-08-22', standing: 'open', who: 'the officers', cite: '9.7' },
    ]);
    expect(notices('2001-08-22', [])).toMatchObject([{ standing: 'open' }]);
    expect(notices('2001-08-23', [])).toMatchObject([{ standing: 'not-done' }]);
    expect(notices('2002-03-01', first)).toMatchObject([{ id: 'gold P2 reasons-notice' }]);
  });

  it('is due where one was declared only later, and not where it was declared and not paid', () => {
    const later: Line = [
      '2001-08-16',
      'dividend-declared',
      { id: 'x', class: 'gold', total: '$500', 'for-period': '1' },
    ];
    expect(notices('2001-08-23', [later])).toHaveLength(1);
    const inTime: Line = [
      '2001-08-15',
      'dividend-declared',
      { id: 'x', class: 'gold', total: '$500', 'for-period': '1' },
    ];
    expect(notices('2001-08-23', [inTime])).toEqual([]);
  });

  it('is not due for what was paid in time without a declaration being entered', () => {
    const paid: Line = ['2001-08-15', 'dividend-paid', { class: 'gold', amount: '$500', 'for-period': '1' }];
    expect(notices('2001-08-23', [paid])).toEqual([]);
  });

  it('runs from the payment date, or from the day to which the payment is postponed', () => {
    // Period 4 is payable on Saturday 15 February 2003, and so on Monday.
    const lines = [...first, ...second, ...pays(3, '2002-08-01', '2002-08-15')];
    expect(notices('2003-03-01', lines)).toMatchObject([
      {
        day: '2003-02-22',
        counted: '7 days from 15 February 2003, the payment date that the text fixes for period 4, that day included',
      },
    ]);
    expect(notices('2003-02-16', lines, { readings: { clock: 'payable' } })).toEqual([]);
    expect(notices('2003-03-01', lines, { readings: { clock: 'payable' } })).toMatchObject([
      {
        day: '2003-02-24',
        counted: '7 days from 17 February 2003, on which the dividend of period 4 was payable, that day included',
      },
    ]);
  });

  it('is signed in both offices, and the first good one counts', () => {
    const bad = paper('2001-08-20', '1', 'reasons-notice', { offices: ['Treasurer'] });
    expect(notices('2001-08-23', [bad])).toMatchObject([
      { standing: 'defective', done: '2001-08-20', wanting: 'it is not signed by the Chief Clerk' },
    ]);
    expect(notices('2001-08-23', [paper('2001-08-20', '1', 'reasons-notice', {})])).toMatchObject([
      { wanting: 'it is not signed by the Chief Clerk and the Treasurer' },
    ]);
    const good = (on: string) => paper(on, 'P1', 'reasons-notice', { offices: ['treasurer', 'chief clerk'] });
    expect(notices('2001-09-01', [bad, good('2001-08-22')])).toMatchObject([{ standing: 'done', done: '2001-08-22' }]);
    expect(notices('2001-09-01', [bad, good('2001-08-23')])).toMatchObject([{ standing: 'late', done: '2001-08-23' }]);
    expect(
      notices('2001-09-01', [paper('2001-08-20', '2', 'reasons-notice', { offices: ['Treasurer'] })]),
    ).toMatchObject([{ standing: 'not-done' }]);
  });

  it('is not due where no share was out', () => {
    const gone: Line = [
      '2001-06-01',
      'shares-reacquired',
      { class: 'gold', from: 'ann', shares: '100', 'held-as': 'retired' },
    ];
    expect(papers('2001-09-01', [gone])).toEqual([]);
  });
});

describe('the certificate of the board', () => {
  it('is due from the second missed payment on, counted over all periods', () => {
    expect(certificates('2002-02-01', [])).toEqual([]);
    expect(certificates('2002-02-15', [])).toMatchObject([
      { id: 'gold P2 best-efforts-certificate', day: '2002-02-22' },
    ]);
    const between = [...second, ...pays(3, '2002-08-01', '2002-08-15')];
    expect(certificates('2003-03-01', between)).toMatchObject([{ id: 'gold P4 best-efforts-certificate' }]);
  });

  it('is signed by more than half of the directors in office', () => {
    const by = (...signers: readonly string[]) =>
      certificates('2002-03-01', [paper('2002-02-20', '2', 'best-efforts-certificate', { 'signed-by': signers })]);
    expect(by('ann', 'bob')).toMatchObject([{ standing: 'done' }]);
    expect(by('ann', 'other')).toMatchObject([
      { standing: 'defective', wanting: '1 of the 3 directors in office signed it, and 2 must' },
    ]);
    const unsigned = paper('2002-02-20', '2', 'best-efforts-certificate', {});
    expect(certificates('2002-03-01', [unsigned])).toMatchObject([{ standing: 'defective' }]);
  });

  it('is not due where a regulator prohibited dividends: then, ever, or throughout', () => {
    const prohibited = (on: string) => fact('dividends-prohibited', ['corporation', on], 'yes');
    const due = (lines: readonly Line[], option: string) =>
      certificates('2002-09-01', lines, { readings: { prohibited: option } }).map(({ id }) => id.split(' ')[1]);
    const second = [prohibited('2002-02-15')];
    expect(due(second, 'at-that-payment')).toEqual(['P3']);
    expect(due(second, 'at-any')).toEqual([]);
    expect(due(second, 'at-every')).toEqual(['P2', 'P3']);
    const all = ['2001-08-15', '2002-02-15', '2002-08-15'].map(prohibited);
    expect(due(all, 'at-every')).toEqual([]);
  });

  it('counts a period whose dividend was paid late, or not, as the reading says', () => {
    const late = [...pays(1, '2001-08-01', '2001-09-03')];
    const undeclared = [...pays(1, '2001-09-01', '2001-09-03')];
    const count = (lines: readonly Line[], option: string) =>
      certificates('2002-03-01', lines, { readings: { late: option } }).length;
    expect(count(late, 'runs-on')).toBe(1);
    expect(count(late, 'declared-in-time-frees')).toBe(0);
    expect(count(undeclared, 'declared-in-time-frees')).toBe(1);
    expect(count(undeclared, 'frees')).toBe(0);
  });
});
