import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charterWarnings, checkedCharter, type Charters } from '@quorate/engine';
import { readInDoubt } from '../../../packages/engine/test/charter/read-in-doubt.js';
import { differencesIn } from '../../../packages/engine/test/charter/case-files.js';

const folder = fileURLToPath(new URL('../clauses/', import.meta.url));
const clauses = readdirSync(folder).toSorted();

describe.each(clauses)('the clause %s', (clause) => {
  const read = (name: string): string => readFileSync(`${folder}${clause}/${name}`, 'utf8');
  const charters: Charters = {
    find: (name) => (existsSync(`${folder}${clause}/${name}`) ? checkedCharter(read(name), name) : undefined),
    names: () => ['charter.yaml'],
  };

  it('is said by data that can be used, and nothing of it is idle', () => {
    expect(charters.find('charter.yaml')?.name).toBe(clause);
    expect(charterWarnings(read('charter.yaml'), 'charter.yaml')).toEqual([]);
  });

  it('is answered for as its cases say, at the line and beyond it', () => {
    expect(differencesIn(read('cases.yaml'), 'cases.yaml', { charters })).toBe('');
  });

  it('is answered for as before with any value written as one that a reading chooses, whose options say the same', () => {
    const set = charters.find('charter.yaml')!;
    fc.assert(readInDoubt({ set, texts: [read('cases.yaml')] }), { numRuns: 2 });
  });
});
