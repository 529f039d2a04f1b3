import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ran, repository } from './command-line.js';

describe('quorate serve', () => {
  it('answers over HTTP what the command line answers, and stops when it is told to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-serve-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const data = join(folder, 'data.sqlite');
    await ran('journal', 'keep', 'acme', '--charter', 'peoples-bankcorp', '--data', data);
    const asked = await ran(
      'ask',
      'instrument.profile',
      '--kept',
      'acme',
      '--as-of',
      '2000-01-01',
      '--json',
      '--data',
      data,
    );
    const words = ['--import', 'tsx', 'packages/cli/src/main.ts', 'serve', '--port', '0', '--data', data];
    const server = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'] });
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const { value: first } = await lines.next();
    const url = /http:\/\/[^ ]+(?=\.)/u.exec(first ?? '')?.[0] ?? '';
    const link = await nextMatching(lines, /ql_[\w-]{43}/u);
    const json = { 'content-type': 'application/json' };
    const signedIn = await fetch(`${url}/v1/sign-in/link`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ link }),
    });
    const session = { ...json, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '', origin: url };
    const response = await fetch(`${url}/v1/corporations/acme/questions/instrument.profile`, {
      method: 'POST',
      headers: session,
      body: JSON.stringify({ asOf: '2000-01-01' }),
    });
    // The service says besides which of the entries behind an answer no paper shows.
    const { asserted, ...answer } = (await response.json()) as Readonly<Record<string, unknown>>;
    expect(answer).toEqual(JSON.parse(asked.out));
    expect(asserted).toEqual([]);
    const refused = await ran('journal', 'list', '--data', data);
    expect(refused.err).toContain('Another process has');
    server.kill('SIGTERM');
    expect(await nextMatching(lines, /Stopped.*/u)).toContain('on disk');
  });

  it('listens to this machine alone', async () => {
    expect((await ran('serve', '--host', '0.0.0.0')).err).toContain('can be reached from other machines');
    expect((await ran('serve', '--port', 'x')).err).toContain('A port number was expected');
  });
});

/** The next line's part that is so; lines that have none are passed over. */
async function nextMatching(lines: AsyncIterator<string>, part: RegExp): Promise<string> {
  for (;;) {
    const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
    if (done === true) throw new Error(`no line has ${String(part)}`);
    const found = part.exec(value)?.[0];
    if (found !== undefined) return found;
  }
}
