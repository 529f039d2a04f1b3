import { wordsOfPlaces } from '../evaluation/index.js';
import { isDay, moment } from '../exact/index.js';
import { addWords, nearest, wordsIn, type Instrument } from '../instrument/index.js';
import { completeFamilies, idUses, reservedPersons, type Journal, type Problem } from '../journal/index.js';
import { actAskedAbout } from '../books/index.js';
import { naming, wrongIn, type Entering } from './entering.js';
import type { GivenAt } from './given.js';
import type { PathProblem } from './problem.js';
import type { WrittenAsk } from './shape.js';

/** Every word that a case and its instruments use, but for what is only stated or given about it. */
export function knownWords(
  journal: Journal,
  instruments: readonly Instrument[],
  asks: readonly WrittenAsk[] = [],
): ReadonlySet<string> {
  const words = new Set<string>([...reservedPersons, ...completeFamilies, ...wordsOfPlaces, actAskedAbout]);
  for (const entry of naming(journal)) {
    words.add(entry.id);
    if (!isSaying(entry.type)) addWords(entry.data, words);
    else for (const { id, note } of idUses(entry)) if (note.introduces !== undefined) words.add(id);
  }
  for (const instrument of instruments) for (const word of wordsIn(instrument)) words.add(word);
  for (const { journal: further = [], given: _given, expect: _expect, ...fields } of asks) {
    addWords(fields, words);
    for (const entry of further) {
      const says = Object.keys(entry).find(isSaying);
      if (says === undefined) addWords(entry, words);
      else addWords((entry as Readonly<Record<string, { readonly id?: string } | undefined>>)[says]?.id, words);
    }
  }
  return words;
}

/**
 * Entries that state something about somebody or something that stands nowhere else: neither in the journal, nor in the
 * instruments, nor in a question. No rule would ever ask for it; it is a slip of the pen.
 */
export function statedAboutNobody(entering: Entering, known: () => ReadonlySet<string>): readonly Problem[] {
  return wrongIn(entering, ({ type, data }) => {
    const field = saying.get(type);
    if (field === undefined) return [];
    const about = [(data as Readonly<Record<string, unknown>>)[field]].flat();
    const isEntry = (word: unknown) => typeof word === 'string' && entering.journal.entry(word) !== undefined;
    return unknownIn(
      about.filter((word) => !isEntry(word)),
      known(),
    ).map((wrong) => ({ path: [field], ...wrong }));
  });
}

/** What is given about somebody or something that stands nowhere else. */
export function givenAboutNobody(givens: readonly GivenAt[], known: ReadonlySet<string>): readonly PathProblem[] {
  return givens.flatMap(({ given, path }) =>
    unknownIn(given.about, known).map((wrong) => ({ path: [...path, 'about'], ...wrong })),
  );
}

function unknownIn(about: readonly unknown[], known: ReadonlySet<string>): readonly Omit<PathProblem, 'path'>[] {
  return about
    .filter((word) => typeof word === 'string')
    .filter((word) => !areKnown(word, known) && !isTime(word) && !isNumberOfPeriod(word) && !isAskedOfText(word))
    .map((word) => {
      const near = nearest(word, known);
      const hint =
        near === undefined ? 'nothing in the case or its instruments is called so' : `did you mean "${near}"?`;
      const message = `there is no "${word}" for this to be about; ${hint}`;
      return { message, ...(near === undefined ? undefined : { nearest: near }) };
    });
}

/** One word, or several sections in one place, as an inquiry lists them. */
function areKnown(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || word.split(', ').every((each) => known.has(each));
}

/** The types of entries that say something of what stands elsewhere, with the field that says of what. */
const saying: ReadonlyMap<string, string> = new Map([
  ['stated', 'about'],
  ['nothing-further', 'about'],
  ['determination', 'about'],
  ['approval', 'for'],
]);

function isSaying(type: string): boolean {
  return saying.has(type);
}

/** Periods and the like are named by their numbers, which stand nowhere. */
function isNumberOfPeriod(word: string): boolean {
  return /^\d{1,3}$/.test(word);
}

/** A notion with what it is about, or a question with its fields, as a text in words only is asked what it changes of it. */
function isAskedOfText(word: string): boolean {
  return /^[a-z][a-z.-]*(\(.+\)| \{.+\})$/.test(word);
}

function isTime(word: string): boolean {
  if (isDay(word)) return true;
  try {
    moment(word);
    return true;
  } catch {
    return false;
  }
}
