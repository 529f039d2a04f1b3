import { areFigures, type Block, type Document, type Table } from './document.js';

/** A document as plain text, in columns. */
export function asText({ title, blocks }: Document): string {
  return `${[title, ...blocks.map(blockText)].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.says;
    case 'table':
      return tableText(block);
    case 'signatures':
      return block.names.map((name) => `\n______________________________\n${name}`).join('\n');
  }
}

function tableText({ columns, rows }: Table): string {
  const all = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const isNumeric = areFigures({ columns, rows });
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          isNumeric[column] === true ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
