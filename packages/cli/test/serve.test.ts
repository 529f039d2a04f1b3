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
    const server = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const { value: first } = await lines.next();
    const url = /http:\/\/[^ ]+(?=\.)/u.exec(first ?? '')?.[0] ?? '';
    const response = await fetch(`${url}/v1/corporations/acme/questions/instrument.profile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ asOf: '2000-01-01' }),
    });
    expect(await response.json()).toEqual(JSON.parse(asked.out));
    const refused = await ran('journal', 'list', '--data', data);
    expect(refused.err).toContain('Another process has');
    server.kill('SIGTERM');
    expect((await lines.next()).value).toContain('Stopped');
  });

  it('listens to this machine alone', async () => {
    expect((await ran('serve', '--host', '0.0.0.0')).err).toContain('can be reached from other machines');
    expect((await ran('serve', '--port', 'x')).err).toContain('A port number was expected');
  });
});
