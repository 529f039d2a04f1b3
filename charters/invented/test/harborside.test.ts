import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { charterWarnings, checkedCharter, runCase, type Charters } from '@quorate/engine';

const folder = fileURLToPath(new URL('../harborside/', import.meta.url));
const text = readFileSync(`${folder}charter.yaml`, 'utf8');
const set = checkedCharter(text, '../charter.yaml', { aliases: true });
const charters: Charters = {
  find: (name) => (name === set.id ? set : undefined),
  names: () => [set.id],
};
const cases = readdirSync(`${folder}cases`).toSorted();

describe('Harborside Bancorp, a charter from data alone', () => {
  it('can be used, and nothing of it is idle', () => {
    expect(set.name).toBe('Harborside Bancorp, Inc.');
    expect(charterWarnings(text, 'charter.yaml', { aliases: true })).toEqual([]);
  });

  it.each(cases)('answers as %s says', (file) => {
    const { results } = runCase(readFileSync(`${folder}cases/${file}`, 'utf8'), { charters });
    const wrong = results.flatMap(({ line, question, mismatches }) =>
      mismatches.map(
        ({ where, expected, found, hint }) =>
          `${file}:${line} ${question}: ${where}: expected ${expected}, found ${found}${hint === undefined ? '' : ` (${hint})`}`,
      ),
    );
    expect(wrong.join('\n')).toBe('');
    expect(results.length).toBeGreaterThan(0);
  });
});
