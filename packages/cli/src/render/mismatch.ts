import type { AskResult } from '@quorate/engine';
import type { Output } from '../output.js';
import { wrap } from './wrap.js';

/** A question whose answer is not as expected: where it stands, and each part that differs. */
export function renderMismatch(file: string, result: AskResult, { style, width }: Output): string {
  const inCase = result.case === undefined ? '' : ` ${style.strong(result.case)}`;
  const encodes = result.encodes.length === 0 ? '' : style.faint(` (${result.encodes.join(', ')})`);
  const head = `${style.bad('✗')} ${file}:${result.line}${inCase}${encodes}`;
  const asked = `  ${result.question} as of ${result.asOf}${result.title === undefined ? '' : `: ${result.title}`}`;
  const parts = result.mismatches.flatMap((mismatch) => [
    `    ${style.strong(mismatch.where)}`,
    wrap(mismatch.expected, width, `      expected  ${style.good('')}`, '                '),
    wrap(mismatch.found, width, '      found     ', '                '),
    ...(mismatch.hint === undefined ? [] : [wrap(mismatch.hint, width, '      ', '      ')]),
  ]);
  return [head, asked, ...parts].join('\n');
}
