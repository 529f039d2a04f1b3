import { extname } from 'node:path';
import { isPath } from '../charters.js';
import type { CharterFile } from '../kept/kept.js';
import { textOf } from './case-of-file.js';

/** A charter as the command line names it: one that comes with Quorate, or a file, which is kept along and needed no more. */
export function chosenCharter(name: string): string | CharterFile {
  if (!isPath(name)) return name;
  return { text: textOf(name), mediaType: extname(name) === '.json' ? 'application/json' : 'application/yaml' };
}
