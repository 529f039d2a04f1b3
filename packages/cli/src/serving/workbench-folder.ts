import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the build puts the workbench. */
export function workbenchFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@quorate/workbench/package.json')), 'dist', 'site');
}
