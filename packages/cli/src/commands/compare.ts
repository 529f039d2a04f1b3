import { instrumentsOf, readCase, type CharterSet, type Instrument } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { chartersFrom } from '../charters.js';
import { charterNamed, loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { renderAnswer } from '../render/answer.js';
import { answerData } from '../render/data.js';

/** Compares the charters of two corporations, subject by subject. */
export function compareCharters(first: string, second: string, output: Output): number {
  // Loading tells what is wrong with either of them before they are compared.
  for (const name of [first, second]) loadedInstruments(name, ['charter']);
  const [one, other] = [lastVersion(charterNamed(first)), lastVersion(charterNamed(second))];
  const text = JSON.stringify({ title: 'a comparison', charter: first });
  const [inCase] = readCase(text, { charters: chartersFrom('.') }).cases;
  if (inCase === undefined) throw new BadInputError(`The charter "${first}" cannot be opened.`);
  const asOf = one.from > other.from ? one.from : other.from;
  const answer = inCase.open().ask({ question: 'instrument.compare', asOf, input: { first: one.id, second: other } });
  output.write(
    output.json
      ? JSON.stringify(answerData(answer), undefined, 2)
      : renderAnswer(answer, { layer: 'sentence' }, output),
  );
  return exits.well;
}

function lastVersion(set: CharterSet): Instrument {
  const last = instrumentsOf(set, ['charter'])
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);
  if (last === undefined) throw new BadInputError(`${set.name} has no charter loaded.`);
  return last;
}
