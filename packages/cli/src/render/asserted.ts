import type { Output } from '../output.js';
import { heading } from './section.js';
import { wrap } from './wrap.js';

/** Which of the entries behind an answer no paper shows: all of them in a proof, else the first. */
export function renderAsserted(asserted: readonly string[], all: boolean, output: Output): string {
  if (asserted.length === 0) return '';
  const shown = all ? asserted : asserted.slice(0, mostShown);
  const more = asserted.length - shown.length;
  const rest = more === 0 ? '' : `, and ${more} more (told with --layer proof)`;
  return `${heading('No paper shows', output.style)}\n${wrap(`${shown.join(', ')}${rest}`, output.width, '  ', '  ')}`;
}

const mostShown = 8;
