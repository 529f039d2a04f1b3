import { describe, expect, it } from 'vitest';
import { changedIn } from '../src/parts/answer/changed.js';
import type { Answer } from '../src/parts/answer/plain.js';
import { isSameAsking } from '../src/parts/answer/relied.js';

describe('an answer that somebody relied on', () => {
  const asked = { question: 'capital.summary', input: { a: '1', b: { c: '2', d: '3' } } };
  const kept = {
    asOf: '2004-10-20',
    input: { b: { d: '3', c: '2' }, a: '1' },
    instruments: ['charter', 'bylaws'],
    readings: {},
  };

  it('is the same where it was asked alike, in whatever order its fields are written', () => {
    expect(isSameAsking(kept, asked, { asOf: '2004-10-20' })).toBe(true);
  });

  it('is another with other fields, days, instruments or readings', () => {
    expect(isSameAsking({ ...kept, input: { a: '1' } }, asked, { asOf: '2004-10-20' })).toBe(false);
    expect(isSameAsking(kept, asked, { asOf: '2004-10-21' })).toBe(false);
    expect(isSameAsking(kept, asked, { asOf: '2004-10-20', knownAt: '2004-10-20T12:00:00Z' })).toBe(false);
    expect(isSameAsking(kept, asked, { asOf: '2004-10-20', through: 'law' })).toBe(false);
    expect(isSameAsking({ ...kept, readings: { r: 'x' } }, asked, { asOf: '2004-10-20' })).toBe(false);
    expect(
      isSameAsking({ asOf: '2004-10-20' }, { ...asked, input: {} }, { asOf: '2004-10-20', through: 'charter' }),
    ).toBe(true);
  });
});

describe('an answer that is followed', () => {
  const answered = (value: object) =>
    ({ outcome: 'answered', question: 'capital.summary', value, reasons: [], inquiries: [] }) as unknown as Answer;

  it('says nothing while it is the same', () => {
    expect(changedIn(answered({ a: { shares: '1' } }), answered({ a: { shares: '1' } }))).toEqual([]);
  });

  it('says which figures are others, and how many more there are', () => {
    const figures = (by: number) =>
      answered({ classes: Array.from({ length: 8 }, (_, at) => ({ class: `class ${at}`, shares: String(at + by) })) });
    const told = changedIn(figures(0), figures(1));
    expect(told).toContain('class 0: shares was 0, and is 1');
    expect(told.at(-1)).toBe('and 2 more figures');
  });
});
