import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const folder = mkdtempSync(join(tmpdir(), 'quorate-files-'));
// Test files of one run share it.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let made = 0;

/** A file of rows, each with its own columns in the order of the first. */
export function csv(rows: readonly object[], columns = Object.keys(rows[0] ?? {})): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [
    columns,
    ...rows.map((row) => columns.map((name) => String((row as Readonly<Record<string, string | number>>)[name] ?? ''))),
  ];
  return text(lines.map((line) => `${line.map(cell).join(',')}\n`).join(''));
}

/** A file with this text. */
export function text(content: string, ending = 'csv'): string {
  made += 1;
  const path = join(folder, `${made}.${ending}`);
  writeFileSync(path, content);
  return path;
}

export interface Card {
  readonly card: string;
  readonly holder: string;
  readonly class: string;
  readonly matter: string;
  readonly choice: string;
  readonly shares: string | number;
  readonly received?: string;
  readonly meeting?: string;
}

export const position = (holder: string, shares: string | number, more: object = {}) => ({
  holder,
  class: 'common',
  shares,
  ...more,
});

export const card = (
  id: string,
  holder: string,
  choice: string,
  shares: string | number,
  more: Partial<Card> = {},
): Card => ({
  card: id,
  holder,
  class: 'common',
  matter: 'pay',
  choice,
  shares,
  received: '2004-05-14T10:00',
  ...more,
});
