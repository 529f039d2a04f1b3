import { hasWords, type Corporation, type Day } from '@quorate/engine';
import { outlineOf } from '../instruments/outline.js';
import { actsOf } from './act.js';
import { personsOf } from './persons.js';

/** What is looked for. */
export interface SearchWanted {
  readonly asOf: Day;
  readonly words: string;
  /** How many of each sort are told. */
  readonly limit: number;
}

/** Some of what was found, and how many there are. */
export interface Found<T> {
  readonly found: number;
  readonly first: readonly T[];
}

/** Persons and acts of the books, and provisions in force, that have all of these words. */
export function foundIn(corporation: Corporation, { asOf, words, limit }: SearchWanted) {
  const { books } = corporation.session;
  const isFound = hasWords(words);
  const provisions = outlineOf(corporation, asOf)
    .filter(({ isInForce }) => isInForce)
    .flatMap(({ articles }) =>
      articles.flatMap(({ title, provisions: within }) =>
        within
          .filter(({ repealedOn }) => repealedOn === undefined)
          .map(({ cite, summary }) => ({ cite, summary, heading: title })),
      ),
    );
  return {
    persons: some(
      personsOf(books)
        .filter(({ id, name }) => isFound(`${name}\n${id}`))
        .map(({ id, name }) => ({ id, name })),
      limit,
    ),
    acts: some(
      actsOf(books, asOf)
        .filter(({ id, act, named }) => isFound([id, act.replaceAll('-', ' '), ...Object.values(named)].join('\n')))
        .map(({ id, act, on, named }) => ({ id, act, on, named })),
      limit,
    ),
    provisions: some(
      provisions.filter(({ cite, summary, heading }) => isFound(`${cite}\n${heading}\n${summary}`)),
      limit,
    ),
  };
}

function some<T>(all: readonly T[], limit: number): Found<T> {
  return { found: all.length, first: all.slice(0, limit) };
}
