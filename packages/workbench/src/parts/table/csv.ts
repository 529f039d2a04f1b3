/**
 * Rows as CSV (RFC 4180), its numbers as they are exactly. A text that a spreadsheet would run as a formula is sent as text.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  // A spreadsheet takes signs of double width for the others.
  const first = text.trimStart().normalize('NFKC');
  const isFormula = /^[\t\r]/u.test(text) || (/^[=+@-]/u.test(first) && !/^-[\d.,/\u202f\u00a0]+$/u.test(text));
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
