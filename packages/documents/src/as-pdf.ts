import { createRequire } from 'node:module';
import type Pdf from 'pdfkit';
import { areFigures, type Block, type Document, type Table } from './document.js';

const margin = 64;
const [regular, bold] = ['Times-Roman', 'Times-Bold'];

/**
 * A document as a tagged PDF (headings, paragraphs and tables can be read aloud in their order), with fonts that every reader has.
 * It holds no date of its making: the same document gives the same bytes.
 */
export function asPdf({ title, blocks }: Document): Uint8Array {
  const { PDFDocument } = load('pdfkit') as { readonly PDFDocument: typeof Pdf };
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(0) },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.font(bold).fontSize(16).text(inFont(title));
      pdf.moveDown();
    }),
  );
  for (const block of blocks) write(pdf, root, block);
  root.end();
  numberPages(pdf);
  pdf.end();
  const parts: Buffer[] = [];
  for (let part = pdf.read() as Buffer | null; part !== null; part = pdf.read() as Buffer | null) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

type Writer = InstanceType<typeof Pdf>;

/** Loaded with the first PDF: a third of a second, which nobody else is to wait for. */
const load = createRequire(import.meta.url);
type Structure = ReturnType<Writer['struct']>;

function write(pdf: Writer, root: Structure, block: Block): void {
  switch (block.kind) {
    case 'heading':
      keepTogether(pdf, 72);
      root.add(
        pdf.struct('H2', {}, () => {
          pdf.moveDown(0.5).font(bold).fontSize(12).text(inFont(block.says), margin).moveDown(0.4);
        }),
      );
      return;
    case 'paragraph':
      root.add(
        pdf.struct('P', {}, () => {
          pdf.font(regular).fontSize(11).text(inFont(block.says), margin, undefined, { lineGap: 2 }).moveDown(0.5);
        }),
      );
      return;
    case 'table':
      writeTable(pdf, root, block);
      return;
    case 'signatures':
      for (const name of block.names) {
        keepTogether(pdf, 72);
        root.add(
          pdf.struct('P', {}, () => {
            pdf
              .moveDown(2)
              .font(regular)
              .fontSize(11)
              .text('______________________________', margin)
              .text(inFont(name));
          }),
        );
      }
  }
}

function writeTable(pdf: Writer, root: Structure, { columns, rows }: Table): void {
  const width = pdf.page.width - 2 * margin;
  const widths = widthsOf(pdf, [columns, ...rows], width);
  const isFigure = areFigures({ columns, rows });
  const table = pdf.struct('Table');
  root.add(table);
  const heightOf = (row: readonly string[]): number =>
    7 + Math.max(...row.map((cell, column) => pdf.heightOfString(inFont(cell), { width: widths[column]! - 6 })));
  for (const [index, row] of [columns, ...rows].entries()) {
    pdf.font(index === 0 ? bold : regular).fontSize(9.5);
    const height = heightOf(row);
    // The names of the columns stand on the page of the first row.
    keepTogether(pdf, index === 0 ? height + heightOf(rows[0] ?? []) : height);
    const top = pdf.y;
    const line = pdf.struct('TR');
    table.add(line);
    let left = margin;
    for (const [column, cell] of row.entries()) {
      const at = left;
      line.add(
        pdf.struct(index === 0 || column === 0 ? 'TH' : 'TD', {}, () => {
          const align = isFigure[column] === true ? 'right' : 'left';
          pdf.text(inFont(cell), at, top, { width: widths[column]! - 6, align });
        }),
      );
      left += widths[column]!;
    }
    line.end();
    pdf.y = top + height;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .lineWidth(0.4)
      .moveTo(margin, pdf.y - 4)
      .lineTo(margin + width, pdf.y - 4)
      .stroke('#888888');
    pdf.endMarkedContent();
    pdf.fillColor('black');
  }
  table.end();
  pdf.x = margin;
  pdf.moveDown(0.8);
}

/** Each column as wide as its longest cell asks for, up to its fair part; the first has what is left. */
function widthsOf(pdf: Writer, rows: readonly (readonly string[])[], width: number): readonly number[] {
  pdf.font(bold).fontSize(9.5);
  const wanted = rows[0]!.map(
    (_, column) => 8 + Math.max(...rows.map((row) => pdf.widthOfString(inFont(row[column] ?? '')))),
  );
  const most = (width * 0.75) / Math.max(1, wanted.length - 1);
  const others = wanted.slice(1).map((each) => Math.min(each, most));
  return [width - others.reduce((sum, each) => sum + each, 0), ...others];
}

function keepTogether(pdf: Writer, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}

/** The number of each page under it, outside of what is read aloud. */
function numberPages(pdf: Writer): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font(regular)
      .fontSize(9)
      .text(`${page + 1} of ${count}`, margin, pdf.page.height - margin / 2, {
        width: pdf.page.width - 2 * margin,
        align: 'center',
        lineBreak: false,
      });
    pdf.endMarkedContent();
  }
}

/** The fonts have the letters of western Europe: of others, what they are without their marks, else a question mark. */
function inFont(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2026]/g, (letter) => {
      const plain = letter.normalize('NFD').replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '');
      return plain === '' ? '?' : plain;
    });
}
