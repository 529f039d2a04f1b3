import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeLines } from '../src/kept/lines-of-file.js';
import { tellOfService } from '../src/kept/service-file.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quorate-rights-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const running = {
  url: 'http://127.0.0.1:4270',
  pid: process.pid,
  started: '2026-01-02T03:04:05.000Z',
  secret: 'a secret',
};

describe.each([
  ['what is exported', 'all.ndjson', 'all.ndjson.unfinished', async (path: string) => writeLines(path, lines())],
  [
    'what tells of a service',
    'a.sqlite.service',
    `a.sqlite.service.${process.pid}`,
    async () => tellOfService(join(folder, 'a.sqlite'), running),
  ],
] as const)('%s', (_, name, unfinished, write) => {
  it('is for its owner alone, though somebody put a file there beforehand that all may read', async () => {
    writeFileSync(join(folder, unfinished), 'mine');
    chmodSync(join(folder, unfinished), 0o666);
    await write(join(folder, name));
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('goes nowhere else, where a link was put there', async () => {
    const elsewhere = join(folder, 'elsewhere');
    writeFileSync(elsewhere, 'as it was');
    symlinkSync(elsewhere, join(folder, unfinished));
    await write(join(folder, name));
    expect(readFileSync(elsewhere, 'utf8')).toBe('as it was');
    expect(readFileSync(join(folder, name), 'utf8')).not.toBe('as it was');
  });
});

async function* lines(): AsyncGenerator<string> {
  yield await Promise.resolve('a line');
}
