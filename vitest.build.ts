import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The processes and threads that tests start are of the build: it is brought up to date first. What does not compile is told, and tested. */
export default function build(): void {
  spawnSync(here('./node_modules/.bin/tsc'), ['-b'], { cwd: here('.'), stdio: 'inherit' });
}
