import type { Instrument } from '../instrument/index.js';
import { mistakableIds, type Appended, type EntryInput, type Journal } from '../journal/index.js';
import { mistakableSeries } from './classes.js';
import { statedProblems } from './fact.js';
import { misnamedEntries } from './misnamed-entries.js';

/**
 * A journal with further entries, or every reason why they are not taken: what does not go with the journal, what states
 * no fact that a rule asks for, every id that a reader would take for another, and every name by which no rule would find
 * anything.
 * @param instruments those by which questions are asked; without them no rule's names are looked for
 */
export function judgedOnto(
  journal: Journal,
  entries: readonly EntryInput[],
  instruments: readonly Instrument[] | undefined,
): Appended {
  const misstated = statedProblems(entries);
  if (misstated.length > 0) return { problems: misstated };
  return journal.append(entries, (longer) =>
    instruments === undefined
      ? [...mistakableIds(longer, entries), ...mistakableSeries({ journal: longer, entries }, [])]
      : misnamedEntries({ journal: longer, entries }, instruments),
  );
}
