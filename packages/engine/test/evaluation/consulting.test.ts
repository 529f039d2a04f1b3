import { expect, it } from 'vitest';
import { Consulting } from '../../src/evaluation/consulting.js';

it('gives nothing that was consulted in vain the value of what is consulted next', () => {
  const consulting = new Consulting((reading) => {
    if (reading === 'unknown') throw new Error(`no reading "${reading}"`);
    return `option of ${reading}`;
  });
  expect(() => consulting.reading('unknown')).toThrow('no reading');
  expect(consulting.reading('R-1')).toBe('option of R-1');
  expect(() => consulting.reading('unknown')).toThrow('no reading');
});
