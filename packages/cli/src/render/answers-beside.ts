import { type Answer, namedDifferences, valueOf } from '@quorate/engine';
import type { Output } from '../output.js';
import { answerParts, type Layer } from './answer.js';
import { beside, columnOf } from './columns.js';
import { heading } from './section.js';
import { renderStamp } from './stamp.js';
import { wrap } from './wrap.js';

/** A charter that was asked: its answer, or why it could not be. */
export interface Asked {
  readonly id: string;
  readonly name: string;
  readonly answer?: Answer;
  readonly refusal?: string;
}

/** Two answers to one question, part beside part, and in what they differ. */
export function renderAnswersBeside(
  question: string,
  asOf: string,
  layer: Layer,
  [first, second]: readonly [Asked, Asked],
  output: Output,
): string {
  const { style } = output;
  const column = columnOf(output);
  const titles = beside(
    wrap(style.strong(first.name), column.width),
    wrap(style.strong(second.name), column.width),
    output,
  );
  const [one, other] = [partsOf(first, layer, column), partsOf(second, layer, column)];
  const count = Math.max(one.length, other.length);
  const parts = Array.from({ length: count }, (_each, index) => [one[index] ?? '', other[index] ?? ''] as const)
    .filter(([left, right]) => left !== '' || right !== '')
    .map(([left, right]) => beside(left, right, output));
  const stamps = beside(stampOf(first, column), stampOf(second, column), output);
  return [
    style.faint(`${question} as of ${asOf}, asked of both on the same books`),
    titles,
    ...parts.slice(0, 1),
    ...renderDifferences(first, second, output),
    ...parts.slice(1),
    stamps,
  ].join('\n\n');
}

function partsOf({ answer, refusal = '' }: Asked, layer: Layer, column: Output): readonly string[] {
  if (answer !== undefined) return answerParts(answer, { layer }, column);
  return [column.style.bad('CANNOT BE ASKED'), wrap(refusal, column.width)];
}

function stampOf({ answer }: Asked, { style, width }: Output): string {
  return answer === undefined ? '' : style.faint(wrap(renderStamp(answer.stamp), width));
}

function renderDifferences(first: Asked, second: Asked, output: Output): readonly string[] {
  const { style, wide } = output;
  if (first.answer === undefined || second.answer === undefined) return [];
  const found = [
    ...(first.answer.outcome === second.answer.outcome
      ? []
      : [{ what: 'the answer', first: outcomeOf(first.answer), second: outcomeOf(second.answer) }]),
    ...namedDifferences(valueOf(first.answer), valueOf(second.answer)),
  ];
  if (found.length === 0) return [style.good('The two answers are alike.')];
  const lines = found.map(({ what, first: one, second: other }) =>
    wrap(`${style.open(what)}: ${one} / ${other}`, wide, '  - ', '    '),
  );
  return [
    `${heading('In what they differ', style)} ${style.faint(`(${first.name} / ${second.name})`)}\n${lines.join('\n')}`,
  ];
}

function outcomeOf({ outcome }: Answer): string {
  return outcome === 'answered' ? 'answered' : 'needs facts';
}
