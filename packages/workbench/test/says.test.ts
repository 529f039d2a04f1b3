import { entryTypes } from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { inShort } from '../src/parts/entries/entry.js';
import { commonest } from '../src/pages/journal/draft.js';
import { saidBy } from '../src/parts/entries/says.js';
import type { NameOf } from '../src/queries/names.js';

const names: Readonly<Record<string, string>> = {
  ada: 'Ada Birch',
  colin: 'Colin Dale',
  'harbor-point': 'Harbor Point',
};
const nameOf: NameOf = (id, of = 'person') =>
  of === 'person'
    ? (names[id] ?? id)
    : id === 'deal'
      ? 'the merger with Harbor Point'
      : id === 'am'
        ? 'the annual meeting of 14 May 2004'
        : `“${id}”`;

describe('an entry in a sentence', () => {
  it('names those whom it names, and says every figure', () => {
    const passed = { class: 'common', from: 'ada', to: 'harbor-point', shares: '120000', how: 'purchase' };
    expect(saidBy('shares-transferred', passed, nameOf)).toBe(
      '120,000 shares of common passed from Ada Birch to Harbor Point by purchase',
    );
    const voted = { by: 'continuing-directors', on: 'deal', decides: 'approve', yes: ['ada'], no: [], present: '2' };
    expect(saidBy('body-act', voted, nameOf)).toBe(
      'The continuing directors on the merger with Harbor Point: approve · for Ada Birch · against nobody',
    );
    expect(saidBy('proposed', { id: 'deal', act: { kind: 'merger', with: 'harbor-point' } }, nameOf)).toBe(
      'Merger with Harbor Point proposed as “deal”',
    );
    expect(saidBy('stated', { fact: 'available', about: ['ada'], value: '$250000.00' }, nameOf)).toBe(
      'Available of Ada Birch: $250,000.00',
    );
    const determined = { by: 'continuing-directors', notion: 'beneficial-ownership', about: ['ada'], value: '12.2%' };
    expect(saidBy('determination', determined, nameOf)).toBe(
      'The continuing directors determined beneficial ownership of Ada Birch: 12.2 %',
    );
    const called = { kind: 'annual', of: 'shareholders', by: 'board', for: '2004-05-14 14:00' };
    expect(saidBy('meeting-called', called, nameOf)).toBe(
      'Annual meeting of shareholders called by board for 14 May 2004, 14:00',
    );
    expect(saidBy('stated', { fact: 'affiliated', about: ['ada', 'colin'], value: 'no' }, nameOf)).toBe(
      'Affiliated of Ada Birch and Colin Dale: no',
    );
  });

  it('calls a meeting what it is', () => {
    const proxy = { by: 'ada', to: 'colin', shares: '500', proposal: 'deal', meeting: 'am' };
    expect(saidBy('proxy-granted', proxy, nameOf)).toBe(
      'Ada Birch lets Colin Dale vote as to 500 on the merger with Harbor Point at the annual meeting of 14 May 2004',
    );
    expect(saidBy('inspector-appointed', { meeting: 'am', inspector: 'ada' }, nameOf)).toBe(
      'Ada Birch appointed inspector of the annual meeting of 14 May 2004',
    );
  });

  it('tells of legends, stops and pledges whose shares they are on', () => {
    const on = { class: 'common', holder: 'ada' };
    expect(saidBy('legend', { ...on, shares: '500', says: 'transfer restricted' }, nameOf)).toBe(
      'A legend on the common of Ada Birch for 500: transfer restricted',
    );
    expect(saidBy('stop', { ...on, why: 'adverse claim', until: '2004-05-01' }, nameOf)).toBe(
      'Transfers of the common of Ada Birch stopped · because of adverse claim until 1 May 2004',
    );
    expect(saidBy('pledge', { ...on, to: 'colin', shares: '5000' }, nameOf)).toBe(
      'Ada Birch pledged 5,000 shares of common to Colin Dale',
    );
  });

  it('is not made where a field that it tells is not there: then the fields stand for themselves', () => {
    const half = { class: 'common', from: 'ada', shares: '5' };
    expect(saidBy('shares-transferred', half, nameOf)).toBeUndefined();
    expect(inShort({ type: 'shares-transferred', data: half }, nameOf)).toBe(
      'Shares transferred: class common, from ada, shares 5',
    );
    expect(saidBy('no-such-sort', {}, nameOf)).toBeUndefined();
  });

  it.each(commonest)('is made of %s as it is entered', (type) => {
    const found = entryTypes.find((each) => each.type === type);
    expect(saidBy(type, found?.example as Record<string, unknown>, nameOf)).toMatch(/^\S.+\S$/u);
  });
});
