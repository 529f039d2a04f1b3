import type { Begun } from '../parts/Entering.js';

/** Something that the search box can lead to. */
export interface Findable {
  readonly group: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly path: string;
  /** What is asked there at once. */
  readonly asked?: Readonly<Record<string, string>>;
  /** The entry that is begun there. */
  readonly begun?: Begun;
  /** Other words by which it is found. */
  readonly words?: string | undefined;
}

/**
 * What is found by these words, the best first: every word must begin a word of it; a title counts before a note, and one
 * that has the words as they were typed, one after the other, before all.
 */
export function found(all: readonly Findable[], typed: string, most = 12): readonly Findable[] {
  const words = wordsOf(typed);
  if (words.length === 0) return all.slice(0, most);
  const phrase = allWordsOf(typed).join(' ');
  return all
    .map((each) => ({ each, score: scoreOf(each, words) }))
    .filter(({ score }) => score > 0)
    .map(({ each, score }) => ({ each, score: has(each.title, phrase) ? score + phraseScore : score }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ each }) => each);
}

/** Words that tell nothing apart. */
const common = new Set([
  'a',
  'an',
  'the',
  'of',
  'is',
  'are',
  'can',
  'may',
  'who',
  'what',
  'we',
  'this',
  'to',
  'on',
  'in',
]);

/** More than any words apart come to. */
const phraseScore = 1_000;

function has(title: string, phrase: string): boolean {
  return ` ${allWordsOf(title).join(' ')}`.includes(` ${phrase}`);
}

function allWordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordsOf(text: string): readonly string[] {
  const all = allWordsOf(text);
  const telling = all.filter((word) => !common.has(word));
  return telling.length === 0 ? all : telling;
}

/** Nought where a word is not there at all; questions in words need only half of theirs. */
function scoreOf({ title, note = '', words: others = '', group }: Findable, words: readonly string[]): number {
  const [inTitle, inOthers] = [wordsOf(title), wordsOf(`${note} ${others} ${group}`)];
  const scores = words.map((word) =>
    inTitle.includes(word) ? 4 : begins(inTitle, word) ? 3 : begins(inOthers, word) ? 1 : 0,
  );
  const hits = scores.filter((score) => score > 0).length;
  const isEnough = words.length > 2 ? hits * 2 >= words.length : hits === words.length;
  return isEnough ? scores.reduce<number>((sum, score) => sum + score, 0) : 0;
}

function begins(words: readonly string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning) || beginning.startsWith(`${word}s`));
}
