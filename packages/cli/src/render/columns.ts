import type { Output } from '../output.js';
import { padded } from './wrap.js';

const between = ' │ ';

/** An output as narrow as one of two columns. */
export function columnOf(output: Output): Output {
  const width = Math.floor((output.wide - between.length) / 2);
  return { ...output, width, wide: width };
}

/** Two texts beside one another, line by line; each was wrapped for a column of the output before. */
export function beside(left: string, right: string, output: Output): string {
  const { width } = columnOf(output);
  const [one, other] = [linesOf(left), linesOf(right)];
  const count = Math.max(one.length, other.length);
  const rule = output.style.faint(between.trimEnd());
  return Array.from({ length: count }, (_each, index) => {
    const second = other[index] ?? '';
    return `${padded(one[index] ?? '', width)}${rule}${second === '' ? '' : ` ${second}`}`;
  }).join('\n');
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}
