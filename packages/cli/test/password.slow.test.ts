import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { selfSigned } from '../../server/test/network/certificate.js';
import { builtCommandLine, repository } from './command-line.js';
import { served } from './served.js';

it('a service is set up on one machine, and then opened to others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-password-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = ['--data', join(folder, 'data.sqlite')];
  const environment = { XDG_CONFIG_HOME: join(folder, 'config'), QUORATE_KEY: '' };
  const said = (words: readonly string[], input = '') => {
    const command = [builtCommandLine, ...words, ...data];
    const env = { ...process.env, ...environment };
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: repository,
      encoding: 'utf8',
      input,
      env,
    });
    return { status, stdout, stderr };
  };
  const { certificate, key } = await selfSigned();
  const files = [join(folder, 'quorate.pem'), join(folder, 'quorate.key')] as const;
  writeFileSync(files[0], certificate);
  writeFileSync(files[1], key);
  const beyond = ['serve', '--host', '0.0.0.0', '--port', '0', '--tls-certificate', files[0], '--tls-key', files[1]];
  expect(said(beyond)).toMatchObject({ status: 2, stderr: expect.stringContaining('quorate password') as string });
  const alone = await served(['serve', '--port', '0', '--drain-seconds', '0', ...data], environment);
  const link = await alone.next(/ql_[\w-]{43}/u);
  expect(said(['sign-in', link])).toMatchObject({ status: 0 });
  const secret = 'a quorum of words';
  expect(said(['password'], `\n${secret}\nanother\n`)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('not the same') as string,
  });
  expect(said(['password'], '\nshort\nshort\n').stderr).toContain('at least 12 characters');
  const set = said(['password'], `\n${secret}\n${secret}\n`);
  expect(set).toMatchObject({ status: 0, stdout: expect.stringContaining('"owner"') as string });
  expect(`${set.stdout}${set.stderr}`).not.toContain(secret);
  expect(said(['password'], `wrong\n${secret}!\n${secret}!\n`).stderr).toContain('not the password');
  expect(await alone.stop()).toBe(0);
  const opened = await served([...beyond, '--drain-seconds', '0', ...data], environment);
  expect(opened.url).toMatch(/^https:\/\/0\.0\.0\.0:/u);
  expect(await opened.stop()).toBe(0);
});
