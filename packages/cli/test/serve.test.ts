import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '@quorate/store';
import { ran, spawned } from './command-line.js';
import { served } from './served.js';

/** What stands where a service writes of itself, and can neither be written over nor taken away. */
function inTheWay(data: string): void {
  rmSync(`${data}.service`, { force: true });
  mkdirSync(`${data}.service`);
  writeFileSync(join(`${data}.service`, 'x'), '');
}

function fresh(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data.sqlite');
}

describe('quorate serve', () => {
  it('takes a port that there can be', async () => {
    expect((await ran('serve', '--port', 'x')).err).toContain('A port number was expected');
  });

  it('ends, and says why, where it cannot write that it serves', () => {
    const data = fresh();
    inTheWay(data);
    const { code, err } = spawned(['serve', '--port', '0', '--data', data]);
    expect([code, err]).toEqual([2, expect.stringContaining('The system refused it: ')]);
  });

  it('ends, and gives its store up, where what it wrote beside that cannot be taken away', async () => {
    const data = fresh();
    const service = await served(['serve', '--port', '0', '--data', data]);
    onTestFinished(() => void service.process.kill('SIGKILL'));
    inTheWay(data);
    expect(await service.stop()).toBe(0);
    await (await openStore({ file: data })).close();
  });
});
