import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { charterWarnings, checkedCharter, runCase, type Charters } from '@quorate/engine';

const whole = {
  harborside: 'Harborside Bancorp, Inc.',
  'alder-point': 'Alder Point Robotics, Inc.',
  'tern-bioworks': 'Tern Bioworks, Inc.',
  larkfield: 'Larkfield Instruments, Inc.',
};

describe.each(Object.entries(whole))('%s, a charter from data alone', (id, name) => {
  const folder = fileURLToPath(new URL(`../${id}/`, import.meta.url));
  const text = readFileSync(`${folder}charter.yaml`, 'utf8');
  const set = checkedCharter(text, '../charter.yaml', { aliases: true });
  const charters: Charters = { find: (named) => (named === set.id ? set : undefined), names: () => [set.id] };

  it('can be used, and nothing of it is idle', () => {
    expect(set.name).toBe(name);
    expect(charterWarnings(text, 'charter.yaml', { aliases: true })).toEqual([]);
  });

  it.each(readdirSync(`${folder}cases`).toSorted())('answers as %s says', (file) => {
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
