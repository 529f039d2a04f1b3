import { expect, it } from 'vitest';
import { leastIn, notRead } from '../src/pages/register/least.js';

it('a number of shares is read with or without commas, and nothing else is taken for one', () => {
  expect(['', ' ', '1000', '1,000', '12,345,678.5'].map(leastIn)).toEqual([
    undefined,
    undefined,
    '1000',
    '1000',
    '12345678.5',
  ]);
  for (const typed of ['many', '1,00', '-5', '1e9', '1/2', '1,000,']) expect(leastIn(typed), typed).toBe(notRead);
});
