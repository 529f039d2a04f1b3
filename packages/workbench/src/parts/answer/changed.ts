import { keyInWords } from '../../words/phrases.js';
import { differencesOf } from './differences.js';
import { settledIn, type Answer } from './plain.js';
import { lackOf, sentenceOf } from './sentences.js';
import { texts } from './texts.js';

/** How many figures are told one by one. */
const mostTold = 6;

/** In what an answer differs from what it was, in words: what it says first, then its figures. Nothing where it is the same. */
export function changedIn(was: Answer, is: Answer): readonly string[] {
  const said = [
    [sentenceOf(was), sentenceOf(is)],
    [lackOf(was), lackOf(is)],
  ] as const;
  const sentences = said.flatMap(([before, now]) => (before === now ? [] : [texts.wasAndIs(before, now)]));
  const figures = differencesOf([settledIn(was), settledIn(is)]);
  const told = figures
    .slice(0, mostTold)
    .map(({ at, field, values: [before, now] }) =>
      texts.figureWasAndIs([at, keyInWords(field)].filter((part) => part !== '').join(': '), before, now),
    );
  const more = figures.length - told.length;
  return [...sentences, ...told, ...(more > 0 ? [texts.moreFigures(more)] : [])];
}
