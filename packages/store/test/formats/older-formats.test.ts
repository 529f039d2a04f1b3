import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '@quorate/store';
import { fill } from '../filled-store.js';
import { writingIn } from '../servers/writing-in.js';
import { olderFormatsSuite, withoutRecords } from './older-formats.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-formats-'));
let made = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

olderFormatsSuite('SQLite', async () => {
  made += 1;
  return { file: join(folder, `${made}.sqlite`) };
});

it('is brought to the newest tables all of the way or not at all', async () => {
  const place = { file: join(folder, 'stopped.sqlite') };
  const written = await openStore(place);
  await fill(written);
  await written.close();
  const database = await writingIn(place);
  for (const statement of withoutRecords(place)) await database.run(statement);
  const old = [await database.tables(), await database.indices()];
  // The last of them is done, and cannot be noted: as where the process ends between the two.
  await database.run(
    "create trigger stopped before insert on kysely_migration when new.name like '0020%' begin select raise(abort, 'stopped'); end",
  );
  await expect(openStore(place)).rejects.toThrow('stopped');
  expect([await database.tables(), await database.indices()]).toEqual(old);
  await database.run('drop trigger stopped');
  const store = await openStore(place);
  for (const id of ['acme', 'other']) expect((await store.verify(id)).changed).toEqual([]);
  await store.close();
});
