import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { rewrittenSuite } from './rewritten.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-rewritten-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

rewrittenSuite('SQLite', async () => ({ file: join(folder, 'store.sqlite') }), 60);
