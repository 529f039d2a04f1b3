import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore } from '@quorate/store';
import { clockOf } from './clock.js';
import type { StoreUnderTest } from './store-suite.js';
import { suites } from './suites.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-store-'));
let made = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const under: StoreUnderTest = {
  fresh: async (clock) => {
    made += 1;
    return openStore({ file: join(folder, `${made}.sqlite`) }, clockOf(clock));
  },
  again: async () => openStore({ file: join(folder, `${made}.sqlite`) }),
};

for (const suite of suites) suite('SQLite', under);
