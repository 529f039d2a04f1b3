/** A document before it is written in one form or another: what stands in it, in order. */
export interface Document {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'heading'; readonly says: string }
  | { readonly kind: 'paragraph'; readonly says: string }
  | Table
  /** Lines on which people sign, each with the name under it. */
  | { readonly kind: 'signatures'; readonly names: readonly string[] };

/** A table. The first column names the row; the others are figures where every row has a number there. */
export interface Table {
  readonly kind: 'table';
  readonly says: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Which columns of a table are figures, and stand to the right: those of which every cell is one. */
export function areFigures({ columns, rows }: Pick<Table, 'columns' | 'rows'>): readonly boolean[] {
  return columns.map((_, column) => column > 0 && rows.every((row) => /^[\d,. %/]*$/.test(row[column] ?? '')));
}

/** A document that may not be written from this answer, with every reason. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
