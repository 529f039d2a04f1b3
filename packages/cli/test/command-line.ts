import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommandLine } from '../src/command-line.js';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** What a command wrote, and the code it ended with. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What runs the command line as a process of its own: the build, which is brought up to date before any test. */
export const builtCommandLine = 'packages/cli/bin/quorate.js';

/** Runs the command line as a process of its own. */
export function spawned(words: readonly string[], environment: Readonly<Record<string, string>> = {}, input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtCommandLine, ...words], {
    cwd: repository,
    encoding: 'utf8',
    input,
    env: { ...process.env, ...environment },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the command line within this process, which is quicker. */
export async function ran(...words: readonly string[]): Promise<Ran> {
  const written = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += String(text);
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.err += String(text);
    return true;
  });
  try {
    const code = await runCommandLine(words);
    return { code, ...written };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
