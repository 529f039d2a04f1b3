import { columnsOf } from '../output.js';

/** Wraps words to a width. Lines after the first are indented; a word that is too long stands alone. */
export function wrap(text: string, width: number, first = '', rest = first): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length === 0 ? first : rest;
    let empty = true;
    for (const word of paragraph.split(' ')) {
      if (!empty && columnsOf(line) + 1 + columnsOf(word) > width) {
        lines.push(line);
        line = rest;
        empty = true;
      }
      line += empty ? word : ` ${word}`;
      empty = false;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** A text filled up with spaces to a width. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}
