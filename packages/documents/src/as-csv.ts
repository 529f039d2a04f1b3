import { resultsIn } from './meeting-results.js';

const columns = [
  'matter',
  'act',
  'says',
  'outcome',
  'nominee',
  'class',
  'for',
  'against',
  'withheld',
  'abstain',
  'brokerNonVotes',
  'notVoted',
  'rejected',
  'elected',
  'oneYear',
  'twoYears',
  'threeYears',
] as const;

/** The lines of the results, one row each, figures without separators (RFC 4180); what is not entered is an empty cell. */
export function resultsAsCsv(answer: unknown): string {
  const { value } = resultsIn(answer);
  const rows = value.matters.flatMap((matter) =>
    matter.lines.map((line) => [
      matter.id,
      matter.act,
      matter.says,
      matter.outcome,
      line.candidate === undefined ? '' : line.says,
      line.class,
      line.for ?? '',
      line.against ?? '',
      line.withheld ?? '',
      line.abstain ?? '',
      line.brokerNonVotes ?? '',
      line.notVoted,
      line.rejected,
      line.candidate === undefined || matter.elected === undefined
        ? ''
        : matter.elected.includes(line.candidate)
          ? 'yes'
          : 'no',
      line.oneYear ?? '',
      line.twoYears ?? '',
      line.threeYears ?? '',
    ]),
  );
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell that a spreadsheet would read as a formula is quoted as text. */
function cell(text: string): string {
  // It takes signs of double width for the others, and passes over what is blank before them.
  const isFormula = /^[\t\r]/u.test(text) || /^[=+@-]/u.test(text.trimStart().normalize('NFKC'));
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
