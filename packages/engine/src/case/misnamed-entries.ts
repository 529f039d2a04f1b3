import type { Instrument } from '../instrument/index.js';
import type { Problem } from '../journal/index.js';
import { unknownClasses } from './classes.js';
import { misnamed } from './entered-names.js';
import type { Entering } from './entering.js';
import { knownWords, statedAboutNobody } from './words.js';

/**
 * Every name in entries by which no rule of the instruments would find anything, each with the nearest that there is. It is
 * looked for alike whatever way entries come.
 * @param words what may be spoken of beside what the journal and the instruments name; those alone where it is left out
 */
export function misnamedEntries(
  entering: Entering,
  instruments: readonly Instrument[],
  words: () => ReadonlySet<string> = wordsOf(entering, instruments),
): readonly Problem[] {
  return [
    ...unknownClasses(entering, instruments),
    ...misnamed(entering, instruments),
    ...statedAboutNobody(entering, words),
  ];
}

function wordsOf({ journal }: Entering, instruments: readonly Instrument[]): () => ReadonlySet<string> {
  let words: ReadonlySet<string> | undefined;
  return () => (words ??= knownWords(journal, instruments));
}
