import type { AnyEntry } from './entry-types.js';
import type { EntryInput } from './entry.js';
import { logOf, type Journal } from './journal.js';
import { idUses } from './known-things.js';
import { mixesAlphabets } from './looks.js';
import { impossible, type Problem } from './problem.js';

/**
 * Ids and names of entries that were put into a journal last, by which a reader would take one thing for another: written in
 * letters of several alphabets, or told from an id that is there by nothing but case, another form of the same letters, or
 * letters of the same look.
 */
export function mistakableIds(journal: Journal, entries: readonly Pick<EntryInput, 'id'>[]): readonly Problem[] {
  return entries.flatMap(({ id }, index) => {
    const entry = journal.entry(id);
    const at = { entry: id, index };
    if (entry === undefined) return [];
    return [
      ...(mixesAlphabets(id) ? [impossible(at, ['id'], mixed)] : []),
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
    if (mixesAlphabets(id)) return [{ path, message: mixed }];
    const other = alike.of(id).find((each) => known.knows([introduces], each));
    if (other === undefined) return [];
    const message = `this looks like the ${introduces} '${other}', which is there, and is written otherwise: name that one, or choose an id that nobody takes for it`;
    return [{ path, message }];
  });
}

const mixed =
  'a word in it has letters of several alphabets (Latin, Cyrillic, Greek), of which some look the same; write each word in one';
