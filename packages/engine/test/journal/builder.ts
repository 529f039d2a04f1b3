import {
  Journal,
  type DataInputOf,
  type EntryInput,
  type EntryTypeName,
  type Supersedes,
} from '../../src/journal/index.js';
import { day } from '../../src/exact/index.js';

/** Writes entries of one made-up corporation briefly: `write(type, on, data, more)`; ids count up. */
export function writer(prefix = 'e'): <T extends EntryTypeName>(
  type: T,
  on: string,
  data: DataInputOf<T>,
  more?: Partial<Pick<EntryInput, 'id' | 'time' | 'enteredAt' | 'basis' | 'version'>> & {
    readonly supersedes?: Supersedes;
  },
) => EntryInput {
  let count = 0;
  return (type, on, data, more) => {
    count += 1;
    return {
      id: `${prefix}-${count}`,
      corporation: 'made-up',
      type,
      on,
      enteredAt: `${on}T12:00:00Z`,
      by: 'secretary',
      basis: 'books',
      data,
      ...more,
    };
  };
}

/** A journal of these entries; throws with the problems where they are refused. */
export function journalOf(entries: readonly EntryInput[], formed?: string): Journal {
  return grown(Journal.empty('made-up', formed === undefined ? undefined : day(formed)), entries);
}

/** The journal with these entries as well. */
export function grown(journal: Journal, entries: readonly EntryInput[]): Journal {
  const appended = journal.append(entries);
  if (appended.journal === undefined) throw new Error(JSON.stringify(appended.problems, undefined, 1));
  return appended.journal;
}

/** Entries that introduce these persons. */
export function introduced(...ids: readonly string[]): EntryInput[] {
  return ids.map((id) => ({
    id: `person-${id}`,
    corporation: 'made-up',
    type: 'person',
    on: '1990-01-01',
    enteredAt: '1990-01-01T00:00:00Z',
    by: 'secretary',
    basis: 'books',
    data: { id, kind: 'other' },
  }));
}
