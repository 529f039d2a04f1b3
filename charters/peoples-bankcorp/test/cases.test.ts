import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCase, type AskResult, type Charters } from '@quorate/engine';
import { peoplesBankcorp } from '../index.js';

const folder = fileURLToPath(new URL('../cases/', import.meta.url));

const charters: Charters = {
  find: (name) => (name === peoplesBankcorp.id ? peoplesBankcorp : undefined),
  names: () => [peoplesBankcorp.id],
};

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .toSorted();

describe('the case files', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s comes out as it says', (file) => {
    const { results } = runCase(readFileSync(`${folder}${file}`, 'utf8'), { charters });
    expect(results.flatMap((result) => differences(file, result)).join('\n')).toBe('');
  });
});

/** Each part of an answer that is not as the file expects, as a line that a person can act on. */
function differences(file: string, { line, question, mismatches }: AskResult): readonly string[] {
  return mismatches.map(
    ({ where, expected, found, hint }) =>
      `${file}:${line} ${question}: ${where}: expected ${expected}, found ${found}${hint === undefined ? '' : ` (${hint})`}`,
  );
}
