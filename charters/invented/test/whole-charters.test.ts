import { describe, expect, it } from 'vitest';
import { charterWarnings } from '@quorate/engine';
import { comeOut } from '../../../packages/engine/test/charter/case-files.js';
import { wholeCharters } from './whole-charters.js';

describe.each(wholeCharters)('$name, a charter from data alone', (under) => {
  it('can be used, and nothing of it is idle', () => {
    expect(under.set.name).toBe(under.name);
    expect(charterWarnings(under.text, 'charter.yaml', { aliases: true })).toEqual([]);
  });

  comeOut(under);
});
