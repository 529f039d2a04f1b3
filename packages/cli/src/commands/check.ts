import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CaseFileError,
  holdsCharter,
  InstrumentError,
  instrumentChoices,
  instrumentsOf,
  loaded,
  readCase,
  readCharterFile,
} from '@quorate/engine';
import { exits } from '../bad-input.js';
import { caseFilesAt } from '../cases/case-paths.js';
import { chartersFrom } from '../charters.js';
import type { Output } from '../output.js';
import { wrap } from '../render/wrap.js';

/** One check of a file, by its name; what it found wrong, where it did. */
export interface Check {
  readonly name: string;
  readonly found: string;
  readonly problems: readonly { readonly place: string; readonly message: string }[];
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
    const problems = error.problems.map(({ line, column, message }) => ({
      place: `${file}:${line}:${column}`,
      message,
    }));
    return [{ name: 'reads', found: 'nothing of it can be used', problems }];
  }
}

function caseChecks(text: string, file: string): readonly Check[] {
  const { cases, title } = readCase(text, { charters: chartersFrom(dirname(file)) });
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
  ];
}

function charterChecks(text: string, file: string): readonly Check[] {
  const set = readCharterFile(text, file);
  return instrumentsOf(set, instrumentChoices).flatMap((instrument) => {
    try {
      const { placed } = loaded(instrument);
      const { id, articles, readings, notes } = instrument;
      return [
        passed(
          `${id}: provisions`,
          `${counted(placed.length, 'provision')} in ${counted(articles.length, 'article')}, each of a known kind with its parameters`,
        ),
        passed(`${id}: references`, 'every section and reading that is named is there'),
        passed(
          `${id}: readings`,
          `${counted(readings.length, 'reading')}, each with a default among its options; ${counted(notes.length, 'note')} of construction`,
        ),
      ];
    } catch (error) {
      if (!(error instanceof InstrumentError)) throw error;
      return [
        {
          name: 'instrument',
          found: 'it cannot be used',
          problems: error.problems.map(({ place, problem }) => ({ place, message: problem })),
        },
      ];
    }
  });
}

function passed(name: string, found: string): Check {
  return { name, found, problems: [] };
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
    ...each.problems.map(({ place, message }) => wrap(`${style.strong(place)} ${message}`, width, '    ', '      ')),
  ]);
  return [file, ...lines].join('\n');
}
