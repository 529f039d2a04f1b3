import { loaded } from '../corporation.js';
import { enteredUnder } from '../entered-under.js';
import type { Instrument } from '../instrument/index.js';
import type { JournalRead } from './case-journal.js';
import type { PathProblem } from './problem.js';

/** Entries of which no rule of some instruments could make use, each with the reason. */
export function unreadIn(
  { journal, entries }: JournalRead,
  instruments: readonly Instrument[],
): readonly PathProblem[] {
  const under = enteredUnder(instruments.map(loaded));
  const stated = [...journal.entries()].filter((entry) => entry.type === 'stated');
  const replies = new Set(stated.map(({ data }) => data.value));
  return entries.flatMap((written) => {
    const entry = journal.entry(written.input.id);
    const why = entry === undefined ? undefined : under.unread(entry, replies);
    return why === undefined ? [] : [{ path: written.path, message: `entered, and used by nothing: ${why}` }];
  });
}
