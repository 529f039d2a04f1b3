import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QuorateClient } from '@quorate/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedKey } from '../src/access/saved-keys.js';
import { ran, spawned, type Ran } from './command-line.js';
import { served, type ServedProcess } from './served.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-through-'));
const data = join(folder, 'data.sqlite');
const beside = `${data}.service`;
const before = { config: process.env['XDG_CONFIG_HOME'], key: process.env['QUORATE_KEY'] };

const facts = join(folder, 'facts.yaml');
writeFileSync(
  facts,
  `title: facts
charter: peoples-bankcorp
persons: [anna]
coverage: { all: 1998-12-15..2001-12-31 }
journal:
  - { on: 1998-12-30, milestone: { name: conversion } }
  - { on: 1999-02-01, shares-issued: { class: common, to: dispersed, shares: 800000 } }
  - { on: 1999-02-01, shares-issued: { class: common, to: anna, shares: 100000 } }
`,
);

const on = async (...words: readonly string[]): Promise<Ran> => ran(...words, '--data', data);
const question = ['ask', 'voting.entitlement', '--kept', 'acme', '--as-of', '2000-01-01'] as const;
const shown = ['journal', 'show', 'acme', '--types', 'shares-issued', '--types', 'coverage', '--json'] as const;

let service: ServedProcess;
let link = '';
/** What the store itself gave, before a service had it. */
let direct: { readonly [command: string]: Ran } = {};

beforeAll(async () => {
  process.env['XDG_CONFIG_HOME'] = join(folder, 'config');
  delete process.env['QUORATE_KEY'];
  await on('journal', 'keep', 'acme', '--charter', 'peoples-bankcorp', '--name', 'Acme, Inc.');
  await on('journal', 'enter', 'acme', facts);
  direct = {
    list: await on('journal', 'list'),
    listed: listed(await on('journal', 'list', '--json')),
    show: await on('journal', 'show', 'acme', '--limit', '2'),
    shown: await on(...shown),
    verify: await on('journal', 'verify'),
    ask: await on(...question),
    proof: await on(...question, '--layer', 'proof'),
    asked: await on(...question, '--json'),
  };
  service = await served(['serve', '--port', '0', '--drain-seconds', '0', '--data', data]);
  link = await service.next(/ql_[\w-]{43}/u);
});

afterAll(async () => {
  service.process.kill('SIGKILL');
  if (before.config === undefined) delete process.env['XDG_CONFIG_HOME'];
  else process.env['XDG_CONFIG_HOME'] = before.config;
  if (before.key !== undefined) process.env['QUORATE_KEY'] = before.key;
  rmSync(folder, { recursive: true });
});

describe('where a service has the store', () => {
  it('is told beside the store, to its owner alone', () => {
    expect(JSON.parse(readFileSync(beside, 'utf8'))).toMatchObject({ url: service.url, pid: service.process.pid });
    expect(statSync(beside).mode & 0o777).toBe(0o600);
  });

  it('commands say what to do while there is no key', async () => {
    const { code, err } = await on('journal', 'list');
    expect(err).toContain(`Sign in with "quorate sign-in --server ${service.url}", or put a key in QUORATE_KEY`);
    expect(code).toBe(2);
    expect((await on('sign-out')).err).toContain('No key is saved');
    process.env['QUORATE_KEY'] = `qk_${'x'.repeat(43)}`;
    expect((await on('journal', 'list')).err).toContain('knows nobody by this key');
    delete process.env['QUORATE_KEY'];
  });

  it('signs in once by the link, and saves a key for its owner alone', async () => {
    const { out, code } = await on('sign-in', link);
    expect(out).toMatch(/^Signed in to http:\/\/127\.0\.0\.1:\d+ as "owner"/u);
    expect(code).toBe(0);
    const file = join(folder, 'config', 'quorate', 'keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(out).not.toContain(Object.values(JSON.parse(readFileSync(file, 'utf8')) as { key: string }[])[0]?.key);
    expect(await on('sign-in', link)).toMatchObject({ code: 2, err: expect.stringContaining('sign anybody in') });
  });

  it('makes a link anew on its own machine, for an owner and for who never signed in, and for nobody else', async () => {
    const made = await on('sign-in', '--new-link');
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining(` --data ${data} --show`) as string });
    const [again = ''] = /ql_[\w-]{43}/u.exec(made.out) ?? [];
    const [newer = ''] = /ql_[\w-]{43}/u.exec((await on('sign-in', '--new-link', 'owner')).out) ?? [];
    expect((await on('sign-in', again)).err).toContain('sign anybody in');
    expect((await on('sign-in', newer)).out).toContain('as "owner"');
    const client = new QuorateClient({ url: service.url, key: savedKey(service.url)?.key ?? '' });
    await client.accounts.open({ name: 'sara' });
    const forSara = await on('sign-in', '--new-link', 'sara');
    const [link = ''] = /ql_[\w-]{43}/u.exec(forSara.out) ?? [];
    await new QuorateClient({ url: service.url }).signIn.withLink(link);
    expect((await on('sign-in', '--new-link', 'sara')).err).toContain('no link is made for somebody else');
    expect((await on('sign-in', '--new-link', 'tom')).err).toContain('There is no account');
    const away = await ran('sign-in', '--new-link', '--server', service.url);
    expect(away).toMatchObject({
      code: 2,
      err: expect.stringContaining('on the machine of the service alone') as string,
    });
    const nowhere = await ran('sign-in', '--new-link', '--data', join(folder, 'nobody.sqlite'));
    expect(nowhere.err).toContain('Nobody has an account here yet');
  });

  it('signs in by name and password, as piped in; the key before is revoked', async () => {
    const first = savedKey(service.url)?.key ?? '';
    await new QuorateClient({ url: service.url, key: first }).me.setPassword({ new: 'a quorum of words' });
    expect(spawned(['sign-in', '--data', data], {}, 'owner\na quorum of words\n').out).toContain('as "owner"');
    expect(savedKey(service.url)?.key).not.toBe(first);
    process.env['QUORATE_KEY'] = first;
    expect((await on('journal', 'list')).err).toContain('knows nobody by this key');
    delete process.env['QUORATE_KEY'];
  });

  it('gives what the store itself gives', async () => {
    expect({
      list: await on('journal', 'list'),
      listed: listed(await on('journal', 'list', '--json')),
      show: await on('journal', 'show', 'acme', '--limit', '2'),
      shown: await on(...shown),
      ask: await on(...question),
      proof: await on(...question, '--layer', 'proof'),
      asked: await on(...question, '--json'),
    }).toEqual({ ...direct, verify: undefined });
    const verified = await on('journal', 'verify');
    expect(verified).toMatchObject({ code: 0, out: direct['verify']?.out });
    expect([direct['verify']?.err, verified.err]).toEqual([
      expect.not.stringContaining('not looked at'),
      expect.stringContaining('not looked at through a service'),
    ]);
    const { damages } = JSON.parse((await on('journal', 'verify', '--json')).out) as { damages: unknown };
    expect(damages).toBe('not looked at through a service');
    const unknown = await on('ask', 'capital.sumary', '--kept', 'acme', '--as-of', '2000-01-01');
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('did you mean "capital.summary"?') });
    expect(direct['ask']?.out).toContain('No paper shows');
    expect(JSON.parse(direct['asked']?.out ?? '{}')).toMatchObject({
      asserted: expect.arrayContaining([expect.stringMatching(/^shares-issued-/u)]),
    });
  });

  it('keeps, enters, signs, exports and takes in', async () => {
    expect((await on('journal', 'keep', 'bravo', '--charter', 'peoples-bankcorp')).out).toContain('is kept as "bravo"');
    expect((await on('journal', 'keep', 'bravo', '--charter', 'peoples-bankcorp')).err).toContain(
      'is kept here already',
    );
    expect((await on('journal', 'enter', 'bravo', facts)).out).toMatch(/^Entered\. The journal of "bravo" has \d+/u);
    expect((await on('journal', 'show', 'bravo', '--limit', '1')).out).toContain('by owner');
    const later = join(folder, 'later.yaml');
    const sale = 'shares-transferred: { class: common, from: anna, to: dispersed, shares: 4000, how: purchase }';
    writeFileSync(later, `title: what Anna sold\njournal:\n  - { on: 1999-03-01, ${sale} }\n`);
    expect((await on('journal', 'enter', 'bravo', later)).out).toMatch(/^Entered\./u);
    expect((await on('journal', 'enter', 'bravo', later)).out).toContain('Nothing to enter');
    expect((await on('journal', 'show', 'acne')).err).toContain('No such corporation is kept here');
    const key = join(folder, 'key.pem');
    const signed = await on('journal', 'sign', 'bravo', '--key', key, '--new-key', '--json');
    expect(JSON.parse(signed.out)).toMatchObject({ corporation: 'bravo' });
    expect((await on('journal', 'verify', 'bravo')).out).toContain('its one signed checkpoint holds');
    const file = join(folder, 'bravo.ndjson.gz');
    expect((await on('journal', 'export', 'bravo', file)).out).toContain('entries of "bravo" were written');
    expect((await on('journal', 'import', file)).err).toContain('is kept here already');
    const elsewhere = join(folder, 'elsewhere.sqlite');
    expect((await ran('journal', 'import', file, '--data', elsewhere)).out).toContain('verified and taken in');
  });

  it('backs up everything on its own machine, and restores nothing', async () => {
    const file = join(folder, 'all.ndjson');
    expect((await on('backup', file)).out).toMatch(/^\d+ lines were written/u);
    const away = await ran('backup', join(folder, 'away.ndjson'), '--server', service.url);
    expect(away.err).toContain('on its own machine alone');
    expect(existsSync(join(folder, 'away.ndjson.unfinished'))).toBe(false);
    expect((await on('restore', file)).err).toContain('A backup is not restored by a service that runs');
    expect((await on('demo')).err).toContain('The demonstration is not made by a service that runs');
    const restored = join(folder, 'restored.sqlite');
    expect((await ran('restore', file, '--data', restored)).out).toContain('2 journals were verified and restored');
  });

  it('is found by its address as well', async () => {
    expect(await ran('journal', 'list', '--server', service.url)).toMatchObject({ code: 0 });
    process.env['QUORATE_URL'] = service.url;
    expect(await ran('journal', 'list')).toMatchObject({ code: 0 });
    delete process.env['QUORATE_URL'];
    expect((await on('journal', 'list', '--server', service.url)).err).toContain('Give --server or --data, not both');
    expect((await ran('journal', 'list', '--server', 'acme')).err).toContain('The address of a service was expected');
    const { err } = await ran('journal', 'list', '--server', 'http://127.0.0.1:1');
    expect(err).toContain('there is no key for it. Sign in with "quorate sign-in --server http://127.0.0.1:1"');
  });

  it('signs out: the key is revoked and deleted', async () => {
    const file = join(folder, 'config', 'quorate', 'keys.json');
    const [saved] = Object.values(JSON.parse(readFileSync(file, 'utf8')) as { readonly key: string }[]);
    expect((await on('sign-out')).out).toContain('is revoked and deleted');
    process.env['QUORATE_KEY'] = saved?.key ?? '';
    expect((await on('journal', 'list')).err).toContain('knows nobody by this key');
    delete process.env['QUORATE_KEY'];
    expect((await on('journal', 'list')).err).toContain('there is no key for it');
  });

  it('is no longer told of when it has stopped; one that was killed is passed over with a word', async () => {
    const told = readFileSync(beside, 'utf8');
    expect(await service.stop()).toBe(0);
    expect(existsSync(beside)).toBe(false);
    writeFileSync(beside, told);
    const { code, out, err } = await on('journal', 'list');
    expect(err).toContain('tells of a service that no longer answers; it is passed over');
    expect(out).toContain('acme  Acme, Inc.');
    expect(code).toBe(0);
  });
});

/** The role that the service gave its owner is recorded beside the journal, and nothing else is new. */
function listed({ out, ...ended }: Awaited<ReturnType<typeof ran>>) {
  return { ...ended, out: out.replace(/"records": \{[^}]*\}/gu, '') };
}
