import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '@quorate/store';
import { clockOf } from './clock.js';
import { acme, issued, person } from './entries.js';
import { serviceTables } from '../src/database/distribution.js';
import type { StoreUnderTest } from './store-suite.js';
import { suites } from './suites.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-store-'));
let made = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = () => ({ file: join(folder, `${made}.sqlite`) });

const under: StoreUnderTest = {
  fresh: async (clock, options) => {
    made += 1;
    return openStore(place(), { ...clockOf(clock), ...options });
  },
  again: async (options) => openStore(place(), options),
  place,
};

for (const suite of suites) suite('SQLite', under);

describe('the file of a store', () => {
  it('has no trace of what was erased', async () => {
    const of = join(folder, 'erased');
    const store = await openStore({ file: join(of, 'store.sqlite') });
    const bytes = () => Buffer.concat(readdirSync(of).map((name) => readFileSync(join(of, name))));
    const long = 'Elm Street '.repeat(1_000);
    await store.keep(acme);
    const entry = {
      ...person('anna'),
      personal: { of: 'anna', taxNumber: '078-05-1120', address: long.slice(0, 2_000) },
    };
    const proposed = { ...issued('a', 'anna', 1), personal: { of: 'anna', taxNumber: '078-05-1120' } };
    await store.append({ corporation: 'acme', expectedVersion: 0, entries: [entry], idempotencyKey: 'k' });
    await store.proposals.propose('acme', { id: 'p', entries: [proposed], by: 'sara' });
    const content = Buffer.from(long, 'utf8');
    const paper = { name: 'a', mediaType: 'text/plain', content, state: 'signed', by: 'sara' } as const;
    const { hash } = await store.papers.keep('acme', paper);
    expect(bytes().includes('078-05-1120')).toBe(true);
    await store.personalData.erase('acme', { person: 'anna' }, { by: 'sara', why: 'asked for it' });
    await store.papers.erase('acme', hash, { by: 'sara', why: 'asked for it' });
    expect(bytes().includes('078-05-1120')).toBe(false);
    expect(bytes().includes('Elm Street')).toBe(false);
    await store.close();
    expect(bytes().includes('Elm Street')).toBe(false);
  });
});

describe('the statements of a store', () => {
  it('are written so everywhere, those that no test sends too', () => {
    const source = fileURLToPath(new URL('../src', import.meta.url));
    const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => {
        const text = readFileSync(join(source, name), 'utf8');
        return [...text.matchAll(/(?:selectFrom|deleteFrom|updateTable)\(\s*'(\w+)'[^;]*/gu)].flatMap(
          ([all, table = '']) =>
            serviceTables.includes(table) || table.startsWith('kysely') || /corporation', '='/u.test(all)
              ? []
              : [`${name} ${table}`],
        );
      });
    expect(written.toSorted()).toEqual([
      'access/grants.ts grants',
      'backup/written-backup.ts corporations',
      'journals/corporation-rows.ts corporations',
      'journals/corporation-rows.ts corporations',
      // Once, when a store of an older version is opened.
      'papers/table-of-pieces.ts corporations',
      'records/table-of-records.ts corporations',
    ]);
  });
});
