import { describe, expect, it } from 'vitest';
import { cases } from '../src/decide/cases.js';
import { quorateDecider } from '../src/decide/quorate.js';

describe('the rule of the deciding benchmark', () => {
  for (const each of cases) {
    it(`${each.name}: ${String(each.want)}`, () => {
      expect(quorateDecider.decide(each.facts)).toBe(each.want);
    });
  }
});
