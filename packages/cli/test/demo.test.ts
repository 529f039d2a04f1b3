import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demonstrations } from '@quorate/demonstration';
import { openStore } from '@quorate/store';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { withDemonstration } from '../src/kept/with-demonstration.js';
import { ran, repository, spawned } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('quorate demo', () => {
  const data = join(folder, 'demo.sqlite');

  it('keeps three corporations, and prints command lines that answer', async () => {
    const { code, out } = await ran('demo', '--data', data);
    expect(code).toBe(0);
    expect(out).toMatch(/^Made, with invented histories: peoples-demonstration \(\d+ entries, \d+ papers\)/u);
    const lines = [...out.matchAll(/^ {2}npx quorate (ask .*)$/gmu)].map(([, words]) => words ?? '');
    expect(lines).toHaveLength(9);
    for (const line of lines) {
      const words = [...line.matchAll(/'([^']*)'|(\S+)/gu)].map(([, inQuotes, bare]) => inQuotes ?? bare ?? '');
      const asked = await ran(...words);
      expect(asked.out).toMatch(/^ANSWERED/u);
    }
  });

  it('is refused where they are kept', async () => {
    const { code, err } = await ran('demo', '--data', data);
    expect(err).toContain('kept here already, and nothing was entered');
    expect(code).toBe(2);
  });

  it('describes itself to programs', async () => {
    const { out } = await ran('demo', '--json', '--data', join(folder, 'json.sqlite'));
    const described = JSON.parse(out) as readonly { readonly id: string; readonly asks: readonly unknown[] }[];
    expect(described.map(({ id, asks }) => [id, asks.length])).toEqual(demonstrations.map(({ id }) => [id, 3]));
  });
});

describe('npm start', () => {
  it('opens the service with the demonstration in it, and answers there', async () => {
    const data = join(folder, 'start.sqlite');
    const words = ['--import', 'tsx', 'packages/cli/src/main.ts', 'start', '--port', '0', '--data', data];
    const { CI: _, ...environment } = process.env;
    const server = spawn(process.execPath, words, {
      cwd: repository,
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    expect(await nextWith(lines, /Made, with invented histories/u)).toBeDefined();
    const url = await nextWith(lines, /http:\/\/[^ ]+(?=\.)/u);
    const link = await nextWith(lines, /ql_[\w-]{43}/u);
    const json = { 'content-type': 'application/json' };
    const signed = await fetch(`${url}/v1/sign-in/link`, { method: 'POST', headers: json, body: `{"link":"${link}"}` });
    const session = { ...json, cookie: signed.headers.get('set-cookie')?.split(';')[0] ?? '', origin: url };
    for (const { id, asks } of demonstrations) {
      for (const { question, asOf, input } of asks) {
        const address = `${url}/v1/corporations/${id}/questions/${question}`;
        const body = JSON.stringify({ asOf, input });
        const answer = await fetch(address, { method: 'POST', headers: session, body });
        expect(await answer.json()).toMatchObject({ outcome: 'answered' });
      }
    }
    server.kill('SIGTERM');
    expect(await nextWith(lines, /Stopped.*/u)).toContain('on disk');
    expect((await ran('demo', '--data', data)).err).toContain('kept here already');
  });

  it('makes no demonstration beside a corporation of somebody’s own, unless it is asked to', async () => {
    const store = await openStore({ file: join(folder, 'own.sqlite') });
    onTestFinished(async () => store.close());
    await store.keep({ id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
    expect(await withDemonstration(store, undefined)).toEqual([]);
    expect(await withDemonstration(store, 'first')).toEqual([]);
    const made = await withDemonstration(store, 'missing');
    expect(made.map(({ demonstration }) => demonstration)).toEqual(demonstrations);
    expect(await withDemonstration(store, 'missing')).toEqual([]);
  });

  it('tells the guided demonstration where CI is set, and ends', () => {
    const { code, out } = spawned(['start'], { CI: 'true' });
    expect(out).toContain('1 of 6');
    expect(out).toContain('npm start -- --serve opens it');
    expect(code).toBe(0);
  });
});

/** The part of the next line that is so; lines that have none are passed over. */
async function nextWith(lines: AsyncIterator<string>, part: RegExp): Promise<string> {
  for (;;) {
    const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
    if (done === true) throw new Error(`no line has ${String(part)}`);
    const found = part.exec(value)?.[0];
    if (found !== undefined) return found;
  }
}
