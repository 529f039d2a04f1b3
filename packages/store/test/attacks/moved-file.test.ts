import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '@quorate/store';
import { acme, person } from '../entries.js';

it('a file that is removed or replaced while it is open acknowledges nothing more, until it is put back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, elsewhere] = [join(folder, 'data.sqlite'), join(folder, 'moved.sqlite')];
  const store = await openStore({ file });
  onTestFinished(async () => store.close());
  await store.keep(acme);
  const enter = async (id: string, expectedVersion: number) =>
    store.append({ corporation: 'acme', expectedVersion, entries: [person(id)] });
  await enter('anna', 0);
  renameSync(file, elsewhere);
  await expect(enter('bert', 1)).rejects.toThrow('removed or replaced');
  await expect(store.corporation('acme')).rejects.toThrow('removed or replaced');
  copyFileSync(elsewhere, file);
  await expect(enter('bert', 1)).rejects.toThrow('removed or replaced');
  renameSync(elsewhere, file);
  expect(await enter('bert', 1)).toMatchObject({ version: 2 });
});

it('a file that cannot be looked for acknowledges nothing, and keeps nobody waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [within, elsewhere] = [join(folder, 'data'), join(folder, 'moved')];
  mkdirSync(within);
  const store = await openStore({ file: join(within, 'data.sqlite') });
  onTestFinished(async () => store.close());
  renameSync(within, elsewhere);
  symlinkSync(within, within);
  for (const _ of ['once', 'and again']) await expect(store.keep(acme)).rejects.toThrow('removed or replaced');
  unlinkSync(within);
  renameSync(elsewhere, within);
  await store.keep(acme);
  expect(await store.corporation('acme')).toMatchObject({ version: 0 });
});
