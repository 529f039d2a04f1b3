import type { Kysely } from 'kysely';
import { emptyRecords } from '../chain/record-chain.js';
import { soundnessOf, type Soundness } from '../chain/soundness.js';
import type { Head } from '../chain/stored-entry.js';
import { readEntries } from '../database/entries.js';
import { doneByItself } from '../database/by-itself.js';
import type { Tables } from '../database/tables.js';
import { withColumnsHeld } from '../database/entry-columns.js';
import { heldAgainstRecords } from '../records/held-against.js';
import { NamedBeside, type Beside, type Changed } from '../personal/beside.js';
import type { Viewer } from '../papers/paper-sight.js';
import { foundBeside } from '../personal/found-beside.js';
import type { SnapshotWriting } from '../snapshots/snapshot-writing.js';
import type { Snapshots } from '../snapshots/snapshots.js';
import type { KeptCorporation } from '../kept-corporation.js';
import type { Checkpoints } from './checkpoints.js';
import { hasOddValues } from './odd-values.js';
import { emptyJournal, readOn, type OpenJournals } from './open-journals.js';

/** What verifying takes. */
export interface VerifyingParts {
  readonly database: Kysely<Tables>;
  /** Whether others have the database open too: PostgreSQL, and no file of SQLite. */
  readonly isShared: boolean;
  readonly checkpoints: Checkpoints;
  readonly open: OpenJournals;
  readonly snapshots: Snapshots;
  readonly writing: SnapshotWriting;
  /** Heads of the records that were signed, and kept elsewhere. */
  readonly signed: readonly Head[];
  /** To whom it is told; whoever works on the store itself is told of all. */
  readonly viewer: Viewer | undefined;
}

/** What verifying found. */
export interface Verified extends Soundness, Beside {
  /** The head of the records beside the journal, as far as they hold. */
  readonly records: Head;
}

/** Goes through the whole chain of a journal, and holds what is beside it, and its snapshot, against what the entries say. */
export async function verified(kept: KeptCorporation, parts: VerifyingParts): Promise<Verified> {
  const { database, checkpoints } = parts;
  const { id, version, hash } = kept;
  const expected = { recorded: { version, hash }, checkpoints: await checkpoints.of(id) };
  const named = new NamedBeside();
  const columns: Changed[] = [];
  const entries = withColumnsHeld(database, id, columns);
  const soundness = await soundnessOf(id, expected, named.noting(entries));
  const asFarAsRead = readableIn(database, id);
  const beside = await asFarAsRead(
    async () => foundBeside(database, id, named, parts.viewer),
    (changed) => ({ personal: nothing, papers: nothing, changed }),
  );
  const signed = [...parts.signed, ...expected.checkpoints.flatMap(({ records }) => records ?? [])];
  const recorded = await asFarAsRead(
    async () => heldAgainstRecords(database, kept, { signed, named }),
    (changed) => ({ intact: emptyRecords(id), changed }),
  );
  const byItself = await doneByItself(database, parts.isShared);
  const changed = [
    ...columns,
    ...beside.changed,
    ...recorded.changed,
    ...byItself.map((says) => ({ entry: '', says })),
  ];
  const snapshot = soundness.broken === undefined ? await heldAgainst(kept, parts) : undefined;
  const told = { ...soundness, ...beside, changed, records: recorded.intact };
  return { ...told, ...(snapshot === undefined ? undefined : { snapshot }) };
}

const nothing = { kept: 0, erased: 0, absent: 0 };

/**
 * Reads what stands beside a journal. What is not even of the form in which it is written was changed by hand: that is told, and nothing
 * of what it is now; where all of it is of that form, what failed is the program.
 */
function readableIn(database: Kysely<Tables>, corporation: string) {
  return async <T>(read: () => Promise<T>, otherwise: (changed: readonly Changed[]) => T): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      if (!(await hasOddValues(database, corporation))) throw error;
      return otherwise([{ entry: '', says: 'what stands beside the journal cannot be read: it was changed by hand' }]);
    }
  };
}

/** Holds the snapshot against the journal, judged anew from its first entry. */
async function heldAgainst(
  kept: KeptCorporation,
  { database, open, snapshots, writing }: VerifyingParts,
): Promise<Soundness['snapshot']> {
  const { id } = kept;
  const rebuilt = async (version: number) => readOn(database, { id, version }, emptyJournal(kept));
  const found = await snapshots.check(kept, rebuilt, readEntries(database, id, {}));
  if (found === 'differs') {
    // A journal that was opened from it may be on its way to be a snapshot again: that one goes too.
    open.forget(id);
    await writing.done();
    await snapshots.drop(id);
  }
  return found;
}
