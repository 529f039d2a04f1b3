import type { Instrument } from '../instrument/index.js';
import { mistakableIds, type Problem } from '../journal/index.js';
import { mistakableSeries, unknownClasses } from './classes.js';
import { misnamed } from './entered-names.js';
import type { Entering } from './entering.js';
import { knownWords, statedAboutNobody } from './words.js';

/**
 * Every name in entries by which no rule of the instruments would find anything, each with the nearest that there is, and every
 * id that a reader would take for another. It is looked for alike whatever way entries come.
 * @param words what may be spoken of beside what the journal and the instruments name; those alone where it is left out
 */
export function misnamedEntries(
  entering: Entering,
  instruments: readonly Instrument[],
  words: () => ReadonlySet<string> = wordsOf(entering, instruments),
): readonly Problem[] {
  return [
    ...mistakableIds(entering.journal, entering.entries),
    ...mistakableSeries(entering, instruments),
    ...unknownClasses(entering, instruments),
    ...misnamed(entering, instruments),
    ...statedAboutNobody(entering, words),
  ];
}

function wordsOf({ journal }: Entering, instruments: readonly Instrument[]): () => ReadonlySet<string> {
  let words: ReadonlySet<string> | undefined;
  return () => (words ??= knownWords(journal, instruments));
}
