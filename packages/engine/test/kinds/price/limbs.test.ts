import { describe, expect, it } from 'vitest';
import { bought, completed, offered, quoted, testOf } from './price-world.js';

const flat = quoted('common', '$30');

describe('the highest price paid', () => {
  const limb = (lines: Parameters<typeof testOf>[0]['lines'], more: object = {}) =>
    testOf({ lines: [flat, ...completed, ...lines], ...more }, 'V.2(a)(i)');

  it('looks back so many years from the announcement: the first day in, the day of announcement out', () => {
    expect(limb([offered('$40'), bought('2002-02-28', '$41')])?.verdict).toBe('not-needed');
    expect(limb([offered('$40'), bought('2002-03-01', '$41')])).toEqual({
      verdict: 'fail',
      required: '41',
      offered: '40',
      margin: '-1',
    });
    expect(limb([offered('$40'), bought('2003-02-28', '$40')])?.verdict).toBe('pass');
    expect(limb([offered('$40'), bought('2003-03-01', '$41')])?.verdict).toBe('not-needed');
  });

  it('counts the purchase by which the person became interested, whenever it was', () => {
    expect(limb([offered('$45'), bought('2002-02-01', '$45.01')])).toEqual({
      verdict: 'fail',
      required: '45.01',
      offered: '45',
      margin: '-0.01',
    });
    expect(limb([offered('$45'), bought('2002-02-01', '$45.01')], { readings: { 'R-when': 'first' } })?.verdict).toBe(
      'not-needed',
    );
  });
});
