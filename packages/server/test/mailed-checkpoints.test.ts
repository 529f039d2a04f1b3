import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSigned, mailed } from '@quorate/server';
import { newSigningKey, openStore, readSigningKey, type Checkpoint } from '@quorate/store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { messageOf } from '../src/mailed-checkpoints.js';
import { freshPlace } from './place.js';

const key = readSigningKey(newSigningKey());

async function keeping(): Promise<Awaited<ReturnType<typeof openStore>>> {
  const store = await openStore(await freshPlace());
  onTestFinished(async () => store.close());
  await store.keep({ id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
  return store;
}

/** A program in the place of a mail server's, with the folder that it writes to. */
function program(script: string): { readonly path: string; readonly said: (file: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'sendmail');
  writeFileSync(path, `#!/bin/sh\ncd "${folder}"\n${script}\n`);
  chmodSync(path, 0o700);
  return { path, said: (file) => readFileSync(join(folder, file), 'utf8') };
}

it('a mail of checkpoints names its key, and holds them in a file as they were signed', async () => {
  const store = await keeping();
  const signed = [await store.sign('acme', key)];
  const { path, said } = program('echo "$@" > arguments; cat > mail');
  await mailed(signed, { to: 'books@example.com', program: path });
  expect(said('arguments')).toBe('-i -- books@example.com\n');
  const mail = said('mail');
  expect(mail).toBe(messageOf(signed, 'books@example.com'));
  expect(mail).toMatch(/^To: books@example\.com\nSubject: 1 checkpoint of Quorate\n/u);
  expect(mail).toContain('Signed by SHA256:');
  for (const line of mail.split('\n')) expect(line.length).toBeLessThan(998);
  const [, file = ''] = /filename="checkpoints\.ndjson"\n\n([\w+/=\n]*)\n--/u.exec(mail) ?? [];
  expect(JSON.parse(Buffer.from(file, 'base64').toString('utf8'))).toEqual(signed[0]);
  expect(messageOf([...signed, ...signed], 'a@b')).toContain('Subject: 2 checkpoints of Quorate');
});

it.each([
  ['refuses it', 'cat > mail; echo "no route" >&2; exit 75', /exit 75.*no route/u],
  ['ends without reading it', 'exit 1', /exit 1/u],
  ['is killed', 'kill -9 $$', /SIGKILL/u],
])('a program that %s did not take the mail', async (_, script, says) => {
  const checkpoint = { corporation: 'a'.repeat(2_000_000), publicKey: '' } as Checkpoint;
  await expect(mailed([checkpoint], { to: 'a@b', program: program(script).path })).rejects.toThrow(says);
});

it('a program that is not there is no mail either', async () => {
  await expect(mailed([], { to: 'a@b', program: '/nowhere/sendmail' })).rejects.toThrow('ENOENT');
});

it('what was signed and could not be handed out is handed out the next time, the newest of each corporation', async () => {
  const store = await keeping();
  const [handed, failed]: [string[], unknown[]] = [[], []];
  let isOut = true;
  const end = keepSigned({
    store,
    key,
    entries: 1,
    every: 10,
    failed: (error) => failed.push(error),
    handOut: async (checkpoints) => {
      if (isOut) throw new Error('the mail server is out');
      handed.push(checkpoints.map(({ corporation, version }) => `${corporation} ${version}`).join());
    },
  });
  await expect.poll(() => failed.length).toBeGreaterThan(1);
  const entry = { type: 'person', on: '1999-01-04', basis: 'books' as const, by: 'sara' };
  const entries = [{ ...entry, id: 'p', data: { id: 'p', kind: 'other' } }];
  await store.append({ corporation: 'acme', expectedVersion: 0, entries });
  await expect.poll(async () => store.checkpoints('acme')).toHaveLength(2);
  isOut = false;
  await expect.poll(() => handed).toEqual(['acme 1']);
  await end();
  expect(handed).toEqual(['acme 1']);
});

it('a journal that cannot be signed keeps no other from being signed and handed out', async () => {
  const store = await keeping();
  for (const id of ['bolt', 'crux']) await store.keep({ id, name: id, charter: 'peoples-bankcorp' });
  const sign = store.sign.bind(store);
  vi.spyOn(store, 'sign').mockImplementation(async (corporation, by) => {
    if (corporation === 'bolt') throw new Error('its file is damaged');
    return sign(corporation, by);
  });
  const handed = new Set<string>();
  const failed: string[] = [];
  const end = keepSigned({
    store,
    key,
    entries: 1,
    failed: (error) => failed.push(String(error)),
    handOut: async (checkpoints) => checkpoints.forEach(({ corporation }) => handed.add(corporation)),
  });
  await end();
  expect([...handed]).toEqual(['acme', 'crux']);
  expect(failed).toEqual(['Error: its file is damaged']);
});

it('what was signed last is handed out once more where a service starts: nothing tells whether it was', async () => {
  const store = await keeping();
  await store.sign('acme', key);
  const handed: number[][] = [];
  const handOut = async (checkpoints: readonly Checkpoint[]) => {
    handed.push(checkpoints.map(({ version }) => version));
  };
  const end = keepSigned({ store, key, entries: 1, every: 5, failed: vi.fn<() => void>(), handOut });
  onTestFinished(end);
  const entry = { type: 'person', on: '1999-01-04', basis: 'books' as const, by: 'sara' };
  await expect.poll(() => handed).toEqual([[0]]);
  const entries = [{ ...entry, id: 'p', data: { id: 'p', kind: 'other' } }];
  await store.append({ corporation: 'acme', expectedVersion: 0, entries });
  await expect.poll(() => handed).toEqual([[0], [1]]);
});

it.each([
  ['leaves another program behind that holds what it says', 'sleep 300 & cat > mail; echo $! > left'],
  ['is told its path alone', 'cat > mail; env > told; [ -z "$QUORATE_OPENID_CLIENT_SECRET" ]'],
])('a program that %s took the mail', async (_, script) => {
  vi.stubEnv('QUORATE_OPENID_CLIENT_SECRET', 'not for others');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { path, said } = program(script);
  await mailed([], { to: 'a@b', program: path });
  expect(said('mail')).toBe(messageOf([], 'a@b'));
  if (script.includes('left')) process.kill(Number(said('left')));
  else expect(said('told')).toContain(`PATH=${process.env['PATH'] ?? ''}`);
});
