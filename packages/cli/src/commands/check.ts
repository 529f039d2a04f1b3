import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CaseFileError,
  holdsCharter,
  charterWarnings,
  checkedCharter,
  instrumentChoices,
  instrumentsOf,
  readCase,
  workedOut,
  type CaseProblem,
} from '@quorate/engine';
import { exits } from '../bad-input.js';
import { caseFilesAt } from '../cases/case-paths.js';
import { chartersFrom } from '../charters.js';
import type { Output } from '../output.js';
import { renderWorkedOut } from '../render/worked-out.js';
import { wrap } from '../render/wrap.js';

/** One check of a file, by its name; what it found wrong, where it did. */
export interface Check {
  readonly name: string;
  readonly found: string;
  readonly problems: readonly { readonly place: string; readonly message: string }[];
  /** What is no mistake, and worth a look. */
  readonly warnings?: readonly { readonly place: string; readonly message: string }[];
}

/** Checks case files and charter files without asking anything; 2 where something is wrong. */
export function check(paths: readonly string[], output: Output): number {
  const checked = caseFilesAt(paths).map((file) => ({ file, checks: checksOf(file) }));
  if (output.json) output.write(JSON.stringify(checked, undefined, 2));
  else for (const { file, checks } of checked) output.write(renderChecks(file, checks, output));
  return checked.some(({ checks }) => checks.some(isWrong)) ? exits.badInput : exits.well;
}

function checksOf(file: string): readonly Check[] {
  const text = readFileSync(file, 'utf8');
  try {
    return holdsCharter(text) ? charterChecks(text, file) : caseChecks(text, file);
  } catch (error) {
    if (!(error instanceof CaseFileError)) throw error;
    const problems = error.problems.map((each) => placedIn(file, each));
    return [{ name: 'reads', found: 'nothing of it can be used', problems }];
  }
}

function caseChecks(text: string, file: string): readonly Check[] {
  const { cases, title, unread } = readCase(text, { charters: chartersFrom(dirname(file)) });
  const entries = cases.reduce((sum, each) => sum + each.journal.length, 0);
  const asks = cases.flatMap((each) => each.asks);
  return [
    passed('reads', `"${title}", ${counted(cases.length, 'case')}`),
    passed('names', 'every person, entry type, field, reading, notion and fact is known'),
    passed('journal', `${counted(entries, 'entry', 'entries')} that can have happened`),
    passed(
      'questions',
      `${counted(asks.length, 'question')} that can be put, ${asks.filter((ask) => ask.expect !== undefined).length} with an expected answer`,
    ),
    ...warned(
      'used',
      'all but these can be used by some rule',
      unread.map((each) => placedIn(file, each)),
    ),
  ];
}

function charterChecks(text: string, file: string): readonly Check[] {
  const set = checkedCharter(text, file, { aliases: true });
  const warnings = charterWarnings(text, file, { aliases: true }).map((each) => placedIn(file, each));
  return [
    ...instrumentsOf(set, instrumentChoices).flatMap((instrument) => {
      const { id, articles, readings, notes } = instrument;
      const provisions = articles.reduce((sum, article) => sum + article.provisions.length, 0);
      return [
        passed(
          `${id}: provisions`,
          `${counted(provisions, 'provision')} in ${counted(articles.length, 'article')}, each of a known kind with its parameters; ${renderWorkedOut(workedOut(instrument))}`,
        ),
        passed(
          `${id}: readings`,
          `${counted(readings.length, 'reading')}, each with a default among its options; ${counted(notes.length, 'note')} of construction`,
        ),
      ];
    }),
    passed('references', 'every section, class, series, notion, question and reading that is named is there'),
    ...warned('warnings', 'it can be used; look at these', warnings),
  ];
}

function placedIn(file: string, { line, column, message }: CaseProblem) {
  return { place: `${file}:${line}:${column}`, message };
}

function passed(name: string, found: string): Check {
  return { name, found, problems: [] };
}

function warned(name: string, found: string, warnings: NonNullable<Check['warnings']>): readonly Check[] {
  return warnings.length === 0 ? [] : [{ ...passed(name, found), warnings }];
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function isWrong(each: Check): boolean {
  return each.problems.length > 0;
}

function renderChecks(file: string, checks: readonly Check[], { style, width }: Output): string {
  const lines = checks.flatMap((each) => [
    wrap(
      `${each.name}: ${each.found}`,
      width,
      isWrong(each) ? `  ${style.bad('✗')} ` : `  ${style.good('✓')} `,
      '    ',
    ),
    ...[...each.problems, ...(each.warnings ?? [])].map(({ place, message }) =>
      wrap(`${style.strong(place)} ${message}`, width, '    ', '      '),
    ),
  ]);
  return [file, ...lines].join('\n');
}
