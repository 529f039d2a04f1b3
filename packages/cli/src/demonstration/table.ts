import type { Output } from '../output.js';
import { columnsOf } from '../output.js';

/** A column of a table: its heading, and whether it holds numbers, which stand to the right. */
export interface Column {
  readonly title: string;
  readonly number?: boolean;
}

/** A table as lines; a faint rule under the headings. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], output: Output): string {
  const widths = columns.map((column, index) =>
    Math.max(columnsOf(column.title), ...rows.map((row) => columnsOf(row[index] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => {
        const space = ' '.repeat(Math.max(0, (widths[index] ?? 0) - columnsOf(cell)));
        return columns[index]?.number === true ? space + cell : cell + space;
      })
      .join('   ')
      .trimEnd();
  const head = line(columns.map((column) => output.style.strong(column.title)));
  const rule = output.style.faint(widths.map((width) => '─'.repeat(width)).join('   '));
  return [head, rule, ...rows.map(line)].map((each) => `  ${each}`).join('\n');
}
