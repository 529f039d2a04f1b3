import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { answerData, CaseFileError, runCase, type AskResult, type CaseProblem } from '@quorate/engine';
import { exits } from '../bad-input.js';
import { caseFilesAt } from '../cases/case-paths.js';
import { chartersFrom } from '../charters.js';
import type { Output } from '../output.js';
import { renderAnswer, type Layer } from '../render/answer.js';
import { renderMismatch } from '../render/mismatch.js';
import { renderProblems } from '../render/problems.js';
import { startProgress } from '../progress.js';

export interface RunOptions {
  /** Prints every answer, not only what differs. */
  readonly answers?: boolean;
  readonly pairs?: boolean;
  /** How much of the reasons is told. */
  readonly layer: Layer;
}

interface FileRun {
  readonly file: string;
  readonly title?: string;
  readonly results: readonly AskResult[];
  readonly problems?: readonly CaseProblem[];
}

/** Runs case files; the last line says how many questions came out as expected and how many did not. */
export function run(paths: readonly string[], options: RunOptions, output: Output): number {
  const files = caseFilesAt(paths);
  const progress = startProgress(files.length);
  const runs = files.map((file) => {
    const fileRun = runFile(file, options, output.json);
    progress.advance();
    return fileRun;
  });
  progress.stop();
  if (output.json) output.write(JSON.stringify(reportOf(runs), undefined, 2));
  else {
    for (const each of runs) tell(each, options, output);
    output.write(totals(runs));
  }
  return exitOf(runs);
}

/** @param isTold whether every answer is told, and so has to be whole */
function runFile(file: string, { answers = false, pairs = false }: RunOptions, isTold: boolean): FileRun {
  try {
    const { title, results } = runCase(readFileSync(file, 'utf8'), {
      charters: chartersFrom(dirname(file)),
      pairs,
      whole: answers || isTold,
    });
    return { file, title, results };
  } catch (error) {
    if (error instanceof CaseFileError) return { file, results: [], problems: error.problems };
    throw error;
  }
}

function tell(each: FileRun, options: RunOptions, output: Output): void {
  const { style } = output;
  if (each.problems !== undefined) {
    output.write(renderProblems(each.file, each.problems, output));
    return;
  }
  const failed = each.results.filter(isFailed);
  const mark = failed.length > 0 ? style.bad('✗') : style.good('✓');
  output.write(`${mark} ${each.file}  ${style.faint(each.title ?? '')}`);
  for (const result of each.results) {
    if (isFailed(result)) output.write(renderMismatch(each.file, result, output));
    if (result.answer === undefined || (result.expect !== undefined && options.answers !== true)) continue;
    output.write(`${renderAnswer(result.answer, { layer: options.layer }, output)}\n`);
  }
}

/** The last line, for people and for scripts. */
export function totals(runs: readonly FileRun[]): string {
  const results = runs.flatMap((each) => each.results);
  const failed = results.filter(isFailed).length;
  const unread = runs.filter((each) => each.problems !== undefined).length;
  const files = unread === 0 ? '' : `${unread} ${unread === 1 ? 'file' : 'files'} that cannot be run, `;
  return `${files}${results.filter(isPassed).length} passed, ${failed} failed`;
}

function isFailed(result: AskResult): boolean {
  return result.mismatches.length > 0;
}

/** A question of which nothing is expected is answered, and neither passes nor fails. */
function isPassed(result: AskResult): boolean {
  return result.expect !== undefined && !isFailed(result);
}

function exitOf(runs: readonly FileRun[]): number {
  if (runs.some((each) => each.problems !== undefined)) return exits.badInput;
  return runs.some((each) => each.results.some(isFailed)) ? exits.mismatch : exits.well;
}

function reportOf(runs: readonly FileRun[]): unknown {
  const results = runs.flatMap((each) => each.results);
  const { length: failed } = results.filter(isFailed);
  const files = runs.map((each) => ({ ...each, results: each.results.map((result) => resultOf(result)) }));
  return { passed: results.filter(isPassed).length, failed, files };
}

function resultOf({ answer, ...result }: AskResult): unknown {
  return answer === undefined ? result : { ...result, answer: answerData(answer) };
}
