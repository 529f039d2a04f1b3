import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The processes and threads that tests start are of the build: it is brought up to date first. What does not compile is told, and tested. */
export default function build(): void {
  spawnSync('npm', ['run', '--silent', 'compile'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: 'inherit',
  });
}
