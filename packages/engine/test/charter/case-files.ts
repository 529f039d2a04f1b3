import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Charters, CharterSet } from '@quorate/engine';

/** A charter, and the folder that it stands in with its case files. */
export interface CharterInFolder {
  readonly set: CharterSet;
  readonly folder: string;
}

/** The texts of its case files. */
export function caseFilesIn(folder: string): readonly string[] {
  const cases = `${folder}cases/`;
  const files = existsSync(cases) ? readdirSync(cases, { recursive: true, encoding: 'utf8' }) : [];
  return files.filter((name) => name.endsWith('.yaml')).map((name) => readFileSync(`${cases}${name}`, 'utf8'));
}

/** One charter alone. */
export function only(set: CharterSet): Charters {
  return { find: (name) => (name === set.id ? set : undefined), names: () => [set.id] };
}
