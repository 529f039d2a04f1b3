import type { AnyEntry } from './entry-types.js';
import type { EntryInput } from './entry.js';
import { logOf, type Journal } from './journal.js';
import { idUses } from './known-things.js';
import { mixesAlphabets } from './looks.js';
import { impossible, type Problem } from './problem.js';

/**
 * Ids and names of entries that were put into a journal last, and their own, by which a reader would take one thing for another:
 * written in letters of several alphabets, or told from an id that is there by nothing but case, accents, another form of the
 * same letters, or letters of the same look; and ids that are longer than what can be asked for.
 */
export function mistakableIds(journal: Journal, entries: readonly Pick<EntryInput, 'id'>[]): readonly Problem[] {
  return entries.flatMap(({ id }, index) => {
    const entry = journal.entry(id);
    const at = { entry: id, index };
    if (entry === undefined) return [];
    const own = mistakenFor(id, 'id of an entry', () => logOf(journal).entries.alike(id));
    return [
      ...(own === undefined ? [] : [impossible(at, ['id'], own)]),
      ...alikeIn(journal, entry).map(({ path, message }) => impossible(at, ['data', ...path], message)),
      ...(entry.type === 'person' && mixesAlphabets(entry.data.name ?? '')
        ? [impossible(at, ['data', 'name'], mixed)]
        : []),
    ];
  });
}

function alikeIn(journal: Journal, entry: AnyEntry): readonly Pick<Problem, 'path' | 'message'>[] {
  const { alike, known } = logOf(journal);
  return idUses(entry).flatMap(({ id, note: { introduces }, path }) => {
    if (introduces === undefined) return [];
    const message = mistakenFor(id, introduces, () => alike.of(id).filter((each) => known.knows([introduces], each)));
    return message === undefined ? [] : [{ path, message }];
  });
}

/** Why something new should have another id, in words: what a reader would take it for, or that it is longer than what is asked for. */
export function mistakenFor(id: string, what: string, alike: () => readonly string[]): string | undefined {
  if (id.length > longestId)
    return `it has ${id.length} characters, and ${longestId} at the most are asked for; choose a shorter id`;
  if (mixesAlphabets(id)) return mixed;
  const [other] = alike();
  if (other === undefined) return undefined;
  return `this looks like the ${what} '${other}', which is there, and is written otherwise: name that one, or choose an id that nobody takes for it`;
}

const longestId = 200;

const mixed =
  'a word in it has letters of several alphabets (such as Latin, Cyrillic, Greek), of which some look the same; write each word in one';
