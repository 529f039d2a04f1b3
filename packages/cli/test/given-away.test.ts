import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicKey } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintOf, newSigningKey, openStore, readSigningKey } from '@quorate/store';
import { keptBefore, vouchedFor } from '../src/commands/journal/given-away.js';
import { lookedAt } from '../src/commands/journal/witness.js';
import { keptInStore } from '../src/kept/in-store.js';

it('what others enter while a journal is held against checkpoints is no fault', async () => {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  const kept = keptInStore(store);
  await store.keep({ id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
  const enter = async (version: number): Promise<void> => {
    const data = { id: `p${version}`, kind: 'other' };
    const entry = { id: `e${version}`, type: 'person', on: '1999-01-04', by: 'sara', basis: 'books', data };
    await store.append({ corporation: 'acme', expectedVersion: version, entries: [entry] });
  };
  await enter(0);
  const checkpoint = await store.sign('acme', readSigningKey(newSigningKey()));
  const meanwhile = {
    ...kept,
    corporation: async (id: string) => {
      const found = await kept.corporation(id);
      await enter(found.version);
      return found;
    },
  };
  const vouched = await vouchedFor(meanwhile, 'acme', { checkpoints: [checkpoint] });
  expect(vouched).toMatchObject({ through: 1 });
  expect(vouched).not.toHaveProperty('broken');
});

it('a witness that kept nothing yet, or whose file is empty, knows the key that is trusted all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-given-away-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [trusted, empty] = [join(folder, 'key.pem'), join(folder, 'empty.ndjson')];
  const key = createPublicKey(readSigningKey(newSigningKey()));
  writeFileSync(trusted, key.export({ type: 'spki', format: 'pem' }));
  writeFileSync(empty, '\n');
  const known = { checkpoints: [], trusted: key.export({ type: 'spki', format: 'der' }).toString('base64') };
  for (const file of [empty, join(folder, 'none.ndjson')]) expect(keptBefore(file, trusted)).toEqual(known);
});

it('somebody who signs by a key of their own hides nothing from a witness of what was signed by the key that it knows', async () => {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  await store.keep({ id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
  const [service, other] = [readSigningKey(newSigningKey()), readSigningKey(newSigningKey())];
  const first = await store.sign('acme', service);
  await store.policies.set('acme', { types: [], corrections: true }, 'adam');
  const second = await store.sign('acme', service);
  const data = { id: 'ada', kind: 'other' };
  const entry = { id: 'ada', type: 'person', on: '1999-01-04', by: 'sara', basis: 'books', data };
  await store.append({ corporation: 'acme', expectedVersion: 0, entries: [entry] });
  const theirs = await store.sign('acme', other);
  const look = async (given: Parameters<typeof lookedAt>[1]) => lookedAt(keptInStore(store), given);
  const isTold = expect.stringContaining(fingerprintOf(theirs.publicKey));
  const trusted = first.publicKey;
  for (const given of [{ checkpoints: [first] }, { checkpoints: [first], trusted }, { checkpoints: [], trusted }])
    expect(await look(given)).toMatchObject({ complaints: [], fresh: [second], others: [isTold] });
  const all = await look({ checkpoints: [] });
  expect(all).toMatchObject({ complaints: [], fresh: { length: 2 }, others: [] });
  expect(all.fresh).toEqual(expect.arrayContaining([second, theirs]));
  const unknown = createPublicKey(readSigningKey(newSigningKey())).export({ type: 'spki', format: 'der' });
  const { complaints, fresh } = await look({ checkpoints: [], trusted: unknown.toString('base64') });
  expect(complaints).toEqual([expect.stringContaining('signed by another key'), isTold]);
  expect(fresh).toEqual([]);
});
