import type { CaseProblem } from '@quorate/engine';
import type { Output } from '../output.js';
import { wrap } from './wrap.js';

/** The mistakes of a file that cannot be run, each with its line and column. */
export function renderProblems(file: string, problems: readonly CaseProblem[], { style, width }: Output): string {
  const head = `${style.bad('✗')} ${file} cannot be run; nothing of it was`;
  const lines = problems.map(({ line, column, message }) =>
    wrap(`${style.strong(`${file}:${line}:${column}`)} ${message}`, width, '  ', '    '),
  );
  return [head, ...lines].join('\n');
}
