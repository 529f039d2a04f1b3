import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { olderFormatsSuite } from './older-formats.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-formats-'));
let made = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

olderFormatsSuite('SQLite', async () => {
  made += 1;
  return { file: join(folder, `${made}.sqlite`) };
});
