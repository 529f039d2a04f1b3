import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** What a whole suite leaves until its end, some three gigabytes, with room to spare. */
const needed = 8 * 2 ** 30;

/** The files of tests are kept in memory where there is room, so that no test waits for a disk: no test pulls the plug. */
export default function keepInMemory(): (() => void) | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < needed) return undefined;
  const folder = mkdtempSync(join(memory, 'quorate-tests-'));
  // PostgreSQL runs as nobody where the tests run as root, and has to find its own folder in it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
