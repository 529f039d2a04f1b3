import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInCharters } from '@quorate/charters';
import { runCase, type CharterSet } from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { copyOf } from './copy-of.js';

/** Every case file of a charter, but for those that show what is refused. */
function casesOf(charter: string): readonly string[] {
  const folder = `charters/${charter}/cases`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('bad-input'))
    .map((file) => join(folder, file))
    .toSorted();
}

describe.each(builtInCharters.map((set, index) => [set.id, set, index === 1 ? 'yaml' : 'json'] as const))(
  'an uploaded copy of %s',
  (id, set, as) => {
    const copy = copyOf(set, as);
    it.each(casesOf(id))('answers as the charter itself does: %s', (file) => {
      const run = (charter: CharterSet) => {
        const { results } = runCase(readFileSync(file, 'utf8'), {
          charters: { find: (name) => (name === id ? charter : undefined), names: () => [id] },
        });
        return results.map(({ answer, refusal }) => answer ?? refusal);
      };
      const answered = run(set);
      expect(answered.length).toBeGreaterThan(0);
      expect(run(copy)).toEqual(answered);
    });
  },
);
