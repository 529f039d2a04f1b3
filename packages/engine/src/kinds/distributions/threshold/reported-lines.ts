import { z } from 'zod';
import { openFact, QuestionError } from '../../../evaluation/index.js';
import { amount, minusAmount, sumOfAmounts, type Amount, type Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { dayParameter } from '../../../terms/index.js';
import type { Quarter } from './quarters.js';

const lineNames = z.array(z.string()).describe('lines of the report, by their numbers');

/** The lines of a report from which the net charge-offs of a quarter are taken. */
export const linesParameter = z.strictObject({
  charged: lineNames.min(1).describe('the lines that are added up'),
  recovered: lineNames.describe('the lines that are taken off'),
  running: z
    .boolean()
    .describe('whether the lines run from the start of the calendar year, and not from that of the quarter'),
  through: dayParameter.optional().describe('the last day of the last quarter on which such reports were made'),
});
export type ReportedLines = z.output<typeof linesParameter>;

/** Asked for a line that nobody entered. */
export const callReportLine = openFact('call-report-line', 'institution', 'last day of the quarter', 'line').money(
  'What does line {2} of the report of {0} on the quarter that ended on {1} say, as the report has it?',
  { least: 'unbounded' },
);

/** The net charge-offs of an institution in a quarter; what the year had before is taken off lines that run from its start. */
export function netOfQuarter(
  c: Context,
  lines: ReportedLines,
  institution: string,
  { last, before }: Quarter,
  source: { readonly cite: string; readonly currency: string },
): Amount<'money'> {
  const ofQuarter = (line: string): Amount<'money'> => {
    const figure = figureOf(c, { institution, quarter: last, line }, source);
    if (!lines.running || before === undefined) return figure;
    return minusAmount<'money'>(figure, figureOf(c, { institution, quarter: before, line }, source));
  };
  return minusAmount<'money'>(
    sumOfAmounts('money', lines.charged, ofQuarter),
    sumOfAmounts('money', lines.recovered, ofQuarter),
  );
}

interface Figure {
  readonly institution: string;
  readonly quarter: Day;
  readonly line: string;
}

/** @throws {QuestionError} where the report is in another currency than the instrument. */
function figureOf(
  c: Context,
  { institution, quarter, line }: Figure,
  { cite, currency }: { readonly cite: string; readonly currency: string },
): Amount<'money'> {
  const report = c.books
    .entriesOf('call-report')
    .find(({ data }) => data.institution === institution && data.quarter === quarter);
  const entered = report?.data.lines[line];
  if (report === undefined || entered === undefined) {
    return c.quantity('money', callReportLine, { about: [institution, quarter, line], cites: [cite] });
  }
  if (entered.currency !== currency) {
    throw new QuestionError(
      `Line ${line} of "${report.id}" is in ${entered.currency}, and ${cite} reckons in ${currency}. Enter the report again in ${currency}, naming that entry in supersedes.`,
    );
  }
  c.restsOn([report.id]);
  return amount(entered.amount);
}
