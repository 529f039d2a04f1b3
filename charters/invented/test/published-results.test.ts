import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { charterWarnings, checkedCharter, type CharterSet, type Charters } from '@quorate/engine';
import { differencesIn } from '../../../packages/engine/test/charter/case-files.js';

const folder = fileURLToPath(new URL('../published-results/', import.meta.url));
const read = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');
const names = ['plurality.yaml', 'majority.yaml'];
const sets = new Map<string, CharterSet>(names.map((name) => [`../${name}`, checkedCharter(read(name), name)]));
const charters: Charters = { find: (name) => sets.get(name), names: () => [...sets.keys()] };

describe('published results of votes', () => {
  it.each(names)('are counted under %s, of which nothing is idle', (name) => {
    expect(charterWarnings(read(name), name)).toEqual([]);
  });

  it.each(readdirSync(`${folder}cases`).toSorted())('come out as %s says', (file) => {
    expect(differencesIn(read(`cases/${file}`), file, { charters })).toBe('');
  });
});
