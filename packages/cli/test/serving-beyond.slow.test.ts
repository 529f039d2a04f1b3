import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect } from 'node:tls';
import { hashPassword } from '@quorate/server';
import { newSigningKey, openStore } from '@quorate/store';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { selfSigned } from '../../server/test/network/certificate.js';
import { openIdOf } from '../src/serving/openid-options.js';
import { warningOf } from '../src/serving/certificate.js';
import { builtCommandLine, ran, repository } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-beyond-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);
const [certificate, key] = [inFolder('quorate.pem'), inFolder('quorate.key')];
const signing = inFolder('sign.pem');
writeFileSync(signing, newSigningKey(), { mode: 0o600 });
const tls = ['--tls-certificate', certificate, '--tls-key', key];

async function shown(host: string): Promise<string> {
  const identity = await selfSigned(host);
  writeFileSync(certificate, identity.certificate);
  writeFileSync(key, identity.key);
  return identity.certificate;
}

beforeAll(async () => shown('first'));

async function refusedBy(...options: readonly string[]): Promise<string> {
  const { code, err } = await ran('serve', '--port', '0', '--data', inFolder('empty.sqlite'), ...options);
  expect(code).toBe(2);
  return err;
}

describe('quorate serve beyond this machine', () => {
  it('is refused, with all that is missing, until somebody can sign in and TLS protects it', async () => {
    const bare = await refusedBy('--host', '0.0.0.0');
    expect(bare).toContain('0.0.0.0 can be reached from other machines');
    expect(bare).toContain('somebody must be able to sign in');
    expect(bare).toContain('--tls-certificate FILE');
    expect(bare).toContain('--behind-proxy ADDRESSES');
    const nobody = await refusedBy('--host', '::', ...tls);
    expect(nobody).toContain('somebody must be able to sign in');
    expect(nobody).not.toContain('--tls-certificate FILE');
    const proxy = ['--behind-proxy', '10.0.0.1'];
    expect(await refusedBy('--host', '10.0.0.7', ...proxy, '--public-url', 'http://q.example')).toContain(
      'as they are',
    );
    expect(await refusedBy('--host', '10.0.0.7', ...proxy, '--public-url', 'https://q.example')).not.toContain('TLS');
  });

  it.each([
    [['--tls-certificate', certificate], 'go together'],
    [['--tls-certificate', inFolder('none.pem'), '--tls-key', key], 'cannot be read (ENOENT)'],
    [['--tls-certificate', key, '--tls-key', key], 'cannot be used with the key'],
    [['--mail-checkpoints', 'books@example.com'], '--sign-key'],
    [['--mail-checkpoints', 'a@b', '--sign-key', signing, '--sendmail', inFolder('none')], 'cannot be run'],
    [['--mail-checkpoints', 'a@b', '--sign-key', signing, '--sendmail', inFolder('.')], 'a file that may be run'],
    [['--mail-checkpoints', 'a@b', '--sign-key', signing, '--sendmail', 'node_modules/.bin/tsc'], 'the whole path'],
    [['--behind-proxy', '10.0.0.1'], '--behind-proxy needs --public-url'],
    [['--behind-proxy', 'proxy', '--public-url', 'https://q.example'], '10.0.0.0/8 was expected'],
    [['--public-url', 'https://q.example/path'], 'a URL without a path was expected'],
    [['--public-url', 'ftp://q.example'], 'a URL without a path was expected'],
    [[...tls, '--public-url', 'http://q.example'], 'begins with https'],
    [['--openid-issuer', 'https://login.example'], '--openid-client-id'],
    [['--openid-issuer', 'http://login.example', '--openid-client-id', 'q'], 'by https'],
    [['--openid-issuer', 'https://l.example', '--openid-client-id', 'q', '--host', '0.0.0.0', ...tls], '--public-url'],
    [['--drain-seconds', 'x'], 'A number of seconds was expected'],
  ])('%j is refused in words', async (options, words) => {
    expect(await refusedBy(...options)).toContain(words);
  });

  it('speaks TLS, shows a new certificate after SIGHUP, says that it is not ready, and stops', async () => {
    const data = inFolder('data.sqlite');
    const store = await openStore({ file: data });
    const passwordHash = await hashPassword('a quorum of words');
    await store.accounts.open({ name: 'anna', isOwner: true, passwordHash });
    await store.close();
    const where = ['--host', '0.0.0.0', '--port', '0', '--drain-seconds', '30', '--data', data];
    const words = [builtCommandLine, 'serve', ...where, ...tls];
    const server = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const said = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const warned = createInterface({ input: server.stderr })[Symbol.asyncIterator]();
    const port = Number(await found(said, /https:\/\/0\.0\.0\.0:(\d+)/u));
    expect(await nameShown(port)).toBe('first');
    expect(await statusOf(port, '/v1/sign-in', { name: 'anna', password: 'a quorum of words' })).toBe(200);
    await shown('second');
    server.kill('SIGHUP');
    await found(warned, /(The certificate was read anew)/u);
    expect(await nameShown(port)).toBe('second');
    writeFileSync(certificate, 'no certificate');
    server.kill('SIGHUP');
    await found(warned, /(The certificate stays as it was)/u);
    expect(await nameShown(port)).toBe('second');
    expect(await statusOf(port, '/ready')).toBe(200);
    server.kill('SIGTERM');
    while ((await statusOf(port, '/ready')) !== 503) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await statusOf(port, '/health')).toBe(200);
    // Told once more, it waits no longer.
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe('a provider of sign-in', () => {
  const environment = { QUORATE_OPENID_ISSUER: 'https://login.example/', QUORATE_OPENID_CLIENT_ID: 'quorate' };

  it('is named by options or by the environment, its secret by a file or the environment alone', () => {
    expect(openIdOf({}, {})).toBeUndefined();
    const plain = {
      issuer: 'https://login.example/',
      clientId: 'quorate',
      displayName: 'login.example',
      claim: 'email',
    };
    expect(openIdOf({}, environment)).toEqual(plain);
    expect(openIdOf({}, { ...environment, QUORATE_OPENID_CLIENT_SECRET: 's' })).toEqual({
      ...plain,
      clientSecret: 's',
    });
    const file = inFolder('secret');
    writeFileSync(file, 'from a file\n');
    chmodSync(file, 0o600);
    const flags = { openidClientSecretFile: file, openidName: 'The Bank', openidClaim: 'employee' };
    expect(openIdOf(flags, { ...environment, QUORATE_OPENID_NAME: 'Other' })).toEqual({
      ...plain,
      clientSecret: 'from a file',
      displayName: 'The Bank',
      claim: 'employee',
    });
    expect(() => openIdOf({ openidClientSecretFile: inFolder('none') }, environment)).toThrow('cannot be read');
  });
});

describe('a certificate', () => {
  it('is warned of when its time is over, or nearly', async () => {
    const identity = await selfSigned('q', { days: 30 });
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(warningOf(identity, after(0))).toBeUndefined();
    expect(warningOf(identity, after(20))).toContain('ends in 9 days');
    expect(warningOf(identity, after(40))).toContain('is over');
  });
});

async function nameShown(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, rejectUnauthorized: false }, () => {
      const { subject } = socket.getPeerCertificate();
      resolve(String(subject.CN));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

async function statusOf(port: number, path: string, body?: unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const how = { port, path, headers, method: body === undefined ? 'GET' : 'POST', rejectUnauthorized: false };
    const sent = request(how, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function found(lines: AsyncIterator<string>, part: RegExp): Promise<string> {
  for (;;) {
    const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
    if (done === true) throw new Error(`no line has ${String(part)}`);
    const seen = part.exec(value)?.[1];
    if (seen !== undefined) return seen;
  }
}
