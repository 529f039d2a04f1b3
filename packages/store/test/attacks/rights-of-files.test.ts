import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@quorate/store';
import { expect, it, onTestFinished } from 'vitest';
import { acme, person } from '../entries.js';

it('nobody else on the machine may read the file of a store, its logs or its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-rights-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const own = join(folder, 'made', 'here');
  const store = await openStore({ file: join(own, 'store.sqlite') });
  await store.keep(acme);
  await store.append({ corporation: acme.id, expectedVersion: 0, entries: [person('anna')] });
  const rights = (path: string) => statSync(path).mode & 0o777;
  expect(rights(own)).toBe(0o700);
  const names = readdirSync(own);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(rights(join(own, name)), name).toBe(0o600);
  await store.close();
});
