import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { newSigningKey } from '@quorate/store';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { ran } from './command-line.js';
import { served } from './served.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-witness-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a service signs by policy; its witness keeps what it signed, and complains where a journal was rewritten', async () => {
  const data = join(folder, 'data.sqlite');
  const key = join(folder, 'sign.pem');
  const keep = join(folder, 'witnessed.ndjson');
  writeFileSync(key, newSigningKey(), { mode: 0o600 });
  const sendmail = join(folder, 'sendmail');
  writeFileSync(sendmail, `#!/bin/sh\ncat > "${folder}/mail"\n`);
  chmodSync(sendmail, 0o700);
  await ran('journal', 'keep', 'acme', '--charter', 'peoples-bankcorp', '--data', data);
  const words = ['serve', '--port', '0', '--drain-seconds', '0', '--data', data, '--sign-key', key];
  words.push('--mail-checkpoints', 'books@example.com', '--sendmail', sendmail);
  const first = await served(words);
  const link = await first.next(/ql_[\w-]{43}/u);
  const shown = await ran('sign-in', link, '--show', '--server', first.url);
  const environment = process.env['QUORATE_KEY'];
  process.env['QUORATE_KEY'] = shown.out.trim();
  try {
    const watch = async (url: string, ...more: readonly string[]) => ran('witness', url, '--keep', keep, ...more);
    expect((await watch(first.url)).out).toContain('1 new checkpoint is kept');
    expect(readFileSync(keep, 'utf8')).toContain('"corporation":"acme"');
    expect((await watch(first.url)).out).toContain('1 journal is as signed; 0 new checkpoints are kept');
    await first.stop();
    // What is mailed serves as what was given away.
    const [, mailed = ''] = /ndjson"\n\n([\w+/=\n]*)\n--/u.exec(readFileSync(join(folder, 'mail'), 'utf8')) ?? [];
    const saved = join(folder, 'checkpoints.ndjson');
    writeFileSync(saved, Buffer.from(mailed, 'base64'));
    const vouched = await ran('journal', 'verify', '--data', data, '--checkpoint', saved, '--trusted-key', key);
    expect([vouched.code, vouched.out]).toEqual([
      0,
      expect.stringContaining('no entries yet, as signed, by the trusted key'),
    ]);
    const again = new DatabaseSync(data);
    again.prepare("update corporations set charter = 'nss-bancorp'").run();
    again.close();
    const second = await served(words);
    const complained = await watch(second.url, '--trusted-key', key);
    expect(complained.code).toBe(1);
    expect(complained.out).toContain('a row of corporations: it was changed after it was recorded');
    await second.stop();
  } finally {
    if (environment === undefined) delete process.env['QUORATE_KEY'];
    else process.env['QUORATE_KEY'] = environment;
  }
});

it('a witness that came before anything was signed goes on, and complains of a service on an older backup', async () => {
  const [data, older, key, keep] = ['new.sqlite', 'older.sqlite', 'new.pem', 'new.ndjson'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  writeFileSync(key, newSigningKey(), { mode: 0o600 });
  await ran('journal', 'keep', 'acme', '--charter', 'peoples-bankcorp', '--data', data);
  const serving = async (file: string, ...more: readonly string[]) =>
    served(['serve', '--port', '0', '--drain-seconds', '0', '--data', file, ...more]);
  const signing = ['--sign-key', key, '--sign-every', '1'];
  const unsigned = await serving(data);
  const { out } = await ran('sign-in', await unsigned.next(/ql_[\w-]{43}/u), '--show', '--server', unsigned.url);
  vi.stubEnv('QUORATE_KEY', out.trim());
  onTestFinished(() => void vi.unstubAllEnvs());
  const watch = async (url: string) => ran('witness', url, '--keep', keep);
  for (const _ of ['once', 'again']) expect(await watch(unsigned.url)).toMatchObject({ code: 0, err: '' });
  const backup = join(folder, 'older.ndjson');
  await ran('backup', backup, '--data', data);
  const person = { id: 'p', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'p', kind: 'other' } };
  const entered = await fetch(`${unsigned.url}/v1/corporations/acme/entries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${out.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ expectedVersion: 0, entries: [person] }),
  });
  expect(entered.status).toBe(201);
  await unsigned.stop();
  const signed = await serving(data, ...signing);
  expect((await watch(signed.url)).out).toContain('1 new checkpoint is kept');
  await signed.stop();
  await ran('restore', backup, '--data', older);
  const restored = await serving(older, ...signing);
  const complained = await watch(restored.url);
  await restored.stop();
  expect([complained.code, complained.out]).toEqual([1, expect.stringContaining('not as it was: acme: ')]);
});
