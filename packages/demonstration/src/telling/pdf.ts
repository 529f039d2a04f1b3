/**
 * A PDF of plain lines, as many pages as they need: one font that every reader has, nothing compressed, no date, so that the
 * same lines give the same bytes.
 */
export function pdfOf(lines: readonly string[]): Uint8Array {
  const pages = pagesOf(lines.flatMap(wrapped));
  const firstPage = 4;
  const kids = pages.map((_, page) => `${firstPage + 2 * page} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, place) => [pageObject(firstPage + 2 * place + 1), streamObject(page)]),
  ];
  return new Uint8Array(Buffer.from(fileOf(objects), 'latin1'));
}

const linesOnPage = 48;
const columns = 88;

function pagesOf(lines: readonly string[]): readonly (readonly string[])[] {
  const count = Math.max(1, Math.ceil(lines.length / linesOnPage));
  return Array.from({ length: count }, (_, page) => lines.slice(page * linesOnPage, (page + 1) * linesOnPage));
}

function wrapped(line: string): readonly string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row !== '' && row.length + word.length + 1 > columns) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}

function pageObject(content: number): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`;
}

function streamObject(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 11 Tf 14 TL 72 720 Td\n${shown}\nET`;
  return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
}

function escaped(line: string): string {
  return line.replaceAll(/[\\()]/gu, String.raw`\$&`);
}

/** The objects one after another, then the table of where each begins. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
