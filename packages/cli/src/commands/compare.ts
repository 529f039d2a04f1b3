import { answerData, instrumentsOf, valueOf, type CharterSet, type Instrument } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { emptyCase } from '../cases/empty-case.js';
import { charterNamed, loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { renderComparison, type Comparison } from '../render/comparison.js';
import { renderStamp } from '../render/stamp.js';
import { wrap } from '../render/wrap.js';

/** What of a comparison is shown. */
export interface CompareOptions {
  /** Only these headings. */
  readonly heading?: readonly string[];
  /** Only the profiles, field by field. */
  readonly short?: boolean;
}

/** Compares the charters of two corporations, heading by heading. */
export function compareCharters(first: string, second: string, options: CompareOptions, output: Output): number {
  // Loading tells what is wrong with either of them before they are compared.
  for (const name of [first, second]) loadedInstruments(name, ['charter']);
  const [here, there] = [charterNamed(first), charterNamed(second)];
  const [one, other] = [lastVersion(here), lastVersion(there)];
  const { heading: headings, short = false } = options;
  const answer = emptyCase(first)
    .open()
    .ask({
      question: 'instrument.compare',
      asOf: one.from > other.from ? one.from : other.from,
      input: { first: one.id, second: other, ...(headings === undefined ? undefined : { headings }) },
    });
  if (output.json) {
    output.write(JSON.stringify(answerData(answer), undefined, 2));
    return exits.well;
  }
  const names = { first: here.name, second: there.name };
  const which = { short: short || headings === undefined, sections: !short };
  const stamp = wrap(`${answer.question}: ${renderStamp(answer.stamp)}`, output.width, '', '  ');
  const comparison = renderComparison(valueOf(answer) as unknown as Comparison, names, which, output);
  output.write(`${comparison}\n\n${output.style.faint(stamp)}`);
  return exits.well;
}

function lastVersion(set: CharterSet): Instrument {
  const last = instrumentsOf(set, ['charter'])
    .filter(({ kind }) => kind === 'charter')
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);
  if (last === undefined) throw new BadInputError(`${set.name} has no charter loaded.`);
  return last;
}
