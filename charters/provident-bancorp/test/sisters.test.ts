import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kinds, loadInstrument } from '@quorate/engine';
import { comeOut } from '../../../packages/engine/test/charter/case-files.js';
import { seriesA } from '../index.js';
import { feeSister, growthSister } from './sisters/sisters.js';

const under = (folder: string) => fileURLToPath(new URL(`./sisters/${folder}/`, import.meta.url));

describe('a sister certificate for growth', () => comeOut({ set: growthSister, folder: under('growth') }));
describe('a sister certificate with the fee', () => comeOut({ set: feeSister, folder: under('fee') }));

describe('certificates of one form', () => {
  it('differ in nothing but the terms of each: the same sections, kinds and readings', () => {
    const shape = (set: typeof growthSister) => {
      const placed = set.designations.flatMap((each) => loadInstrument(each, kinds).placed);
      return placed.map(({ provision }) => `${provision.cite} ${provision.kind}`);
    };
    const own = loadInstrument(seriesA, kinds).placed.map(({ provision }) => `${provision.cite} ${provision.kind}`);
    expect(shape(growthSister)).toEqual(own);
    expect(shape(feeSister)).toEqual(own);
  });
});
