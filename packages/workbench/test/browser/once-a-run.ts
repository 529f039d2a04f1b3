import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A store with the demonstration in it, to be copied. */
    demonstration: string;
  }
}

/** What takes long and comes out the same for every file is made once a run. */
export default function onceARun({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-demonstration-'));
  const demonstration = join(folder, 'quorate.sqlite');
  const quorate = fileURLToPath(new URL('../../../cli/bin/quorate.js', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [quorate, 'demo', '--data', demonstration], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the demonstration could not be made: ${stderr}`);
  provide('demonstration', demonstration);
  return () => rmSync(folder, { recursive: true });
}
