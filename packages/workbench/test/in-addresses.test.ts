import { expect, it } from 'vitest';
import { inAddresses } from '../src/queries/in-addresses.js';

it('asks for ids a hundred at a time, and for no more than an address takes, however long they are', () => {
  const numbered = (id: string) => Array.from({ length: 250 }, (_, place) => `${id}${place}`);
  expect(inAddresses([])).toEqual([]);
  expect(inAddresses(numbered('p-')).map(({ length }) => length)).toEqual([100, 100, 50]);
  for (const ids of [numbered('я'.repeat(30)), numbered('株'.repeat(190)), ['a', ...numbered('я'.repeat(190)), 'b']]) {
    const asked = inAddresses(ids);
    expect(asked.flat()).toEqual(ids);
    for (const each of asked)
      expect(new URLSearchParams(each.map((id) => ['id', id])).toString().length).toBeLessThan(8_000);
  }
});
