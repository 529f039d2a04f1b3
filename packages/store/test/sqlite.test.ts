import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore } from '@quorate/store';
import { clockOf } from './clock.js';
import { factRequestsSuite } from './fact-requests-suite.js';
import { frozenAnswersSuite } from './frozen-answers-suite.js';
import { hypotheticalsSuite } from './hypotheticals-suite.js';
import { accessSuite } from './access-suite.js';
import { readsSuite } from './reads-suite.js';
import { secondPersonSuite } from './second-person-suite.js';
import { storeSuite, type StoreUnderTest } from './store-suite.js';

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

for (const suite of [
  storeSuite,
  accessSuite,
  secondPersonSuite,
  hypotheticalsSuite,
  factRequestsSuite,
  frozenAnswersSuite,
  readsSuite,
])
  suite('SQLite', under);
