/**
 * Rows as CSV (RFC 4180), each ended. A text that a spreadsheet would run as a formula is sent as text; numbers stay what they are exactly,
 * those below nought too, whatever stands between their digits. What a spreadsheet elsewhere takes for the end of a cell (`;`, a tab) stands in quotation
 * marks; as that one takes them for text within what it takes for a cell, a formula that comes after such an end is sent as text too.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[;\t\r\n])/u);
  const safe = [asText(first, text), ...others.map((part) => asText(part, part.replace(/^[\s"]+/u, '')))].join('');
  return /[",;\t\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function asText(part: string, taken: string): string {
  return isFormula(taken) ? `'${part}` : part;
}

/** A spreadsheet takes signs of double width for the others, and passes over what is blank before them. */
function isFormula(text: string): boolean {
  if (/^-\d[\d.,/\u202f\u00a0]*$/u.test(text)) return false;
  return /^[\t\r]/u.test(text) || /^[=+@-]/u.test(text.trimStart().normalize('NFKC'));
}
