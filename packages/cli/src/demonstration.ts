import { fileURLToPath } from 'node:url';
import { run } from './commands/run.js';
import { terminalOutput } from './output.js';

/** Shows what Quorate does: asks the questions of a case that comes with it, and prints the answers. */
export async function demonstration(): Promise<void> {
  const cases = new URL('cases/demonstration', import.meta.resolve('@quorate/peoples-bankcorp/package.json'));
  process.exitCode = run([fileURLToPath(cases)], { answers: true }, terminalOutput(false));
  await Promise.resolve();
}
