import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openStore } from '@quorate/store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtCommandLine, ran, repository } from './command-line.js';

const writers = 8;

describe('a server that is told to stop', () => {
  it('answers the requests that it has, and loses nothing that it acknowledged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-stopping-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const data = join(folder, 'data.sqlite');
    const ids = Array.from({ length: writers }, (_, each) => `acme-${each}`);
    for (const id of ids) await ran('journal', 'keep', id, '--charter', 'peoples-bankcorp', '--data', data);
    const words = [builtCommandLine, 'serve', '--port', '0', '--data', data];
    const server = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = new Promise<number | null>((resolve) => {
      server.once('exit', resolve);
    });
    const { url, link } = await startedBy(server.stdout);
    const headers = await signedIn(url, link);
    const acknowledged = new Map(ids.map((id) => [id, 0]));
    const broken: unknown[] = [];
    const writing = ids.map(async (id) => {
      for (let version = 0; version < 100_000; version += 1) {
        const entry = { id: `p-${version}`, type: 'person', on: '1999-01-04', basis: 'books' };
        const body = { expectedVersion: version, entries: [{ ...entry, data: { id: `p-${version}`, kind: 'other' } }] };
        try {
          const answer = await fetch(`${url}/v1/corporations/${id}/entries`, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          if (answer.status !== 201) throw new Error(`answered with ${answer.status}: ${await answer.text()}`);
          await answer.text();
          acknowledged.set(id, version + 1);
        } catch (error) {
          broken.push(error);
          return;
        }
      }
    });
    while (broken.length === 0 && [...acknowledged.values()].some((count) => count < 5))
      await new Promise((resolve) => setTimeout(resolve, 10));
    server.kill('SIGTERM');
    await Promise.all(writing);
    expect(await ended).toBe(0);
    // Each writer was answered until it was told that nobody listens any more; none was answered with an error.
    for (const error of broken) expect(String(error)).toContain('fetch failed');
    const store = await openStore({ file: data });
    onTestFinished(async () => store.close());
    for (const [id, count] of acknowledged) {
      // What was answered is there, and nothing was entered that nobody was told of.
      expect((await store.corporation(id)).version).toBe(count);
      expect((await store.verify(id)).broken).toBeUndefined();
    }
  });
});

async function startedBy(output: NodeJS.ReadableStream): Promise<{ readonly url: string; readonly link: string }> {
  let url: string | undefined;
  for await (const line of createInterface({ input: output })) {
    url ??= /listens to (http:\/\/[\w.]+:\d+)/u.exec(line)?.[1];
    const link = /ql_[\w-]{43}/u.exec(line)?.[0];
    if (url !== undefined && link !== undefined) return { url, link };
  }
  throw new Error('the server did not start');
}

async function signedIn(url: string, link: string): Promise<Readonly<Record<string, string>>> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ link });
  const answer = await fetch(`${url}/v1/sign-in/link`, { method: 'POST', headers: json, body });
  return { ...json, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', origin: url };
}
