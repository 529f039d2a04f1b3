import type { Kysely } from 'kysely';
import { emptyRecords } from '../chain/record-chain.js';
import type { Soundness } from '../chain/soundness.js';
import type { Head } from '../chain/stored-entry.js';
import { readEntries } from '../database/entries.js';
import { doneByItself } from '../database/by-itself.js';
import type { Tables } from '../database/tables.js';
import { heldAgainstRecords, HeldRecords } from '../records/held-against.js';
import type { Beside, Changed } from '../personal/beside.js';
import { HeldPapers } from '../papers/held-papers.js';
import type { Viewer } from '../papers/paper-sight.js';
import { foundBeside } from '../personal/found-beside.js';
import type { SnapshotWriting } from '../snapshots/snapshot-writing.js';
import type { Snapshots } from '../snapshots/snapshots.js';
import type { KeptCorporation } from '../kept-corporation.js';
import { checkpointsIn } from './checkpoints.js';
import { corporationIn } from './corporation-rows.js';
import { HeldEntries } from './held-entries.js';
import { hasOddValues } from './odd-values.js';
import { emptyJournal, readOn, type OpenJournals } from './open-journals.js';

/** What verifying takes. */
export interface VerifyingParts {
  readonly database: Kysely<Tables>;
  /** Whether others have the database open too: PostgreSQL, and no file of SQLite. */
  readonly isShared: boolean;
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

/**
 * Goes through the whole chain of a journal, and holds what is beside it, and its snapshot, against what the entries say. What others
 * write meanwhile is no fault: whatever does not fit is looked at again, unless nothing was written.
 */
export async function verified(corporation: string, parts: VerifyingParts): Promise<Verified> {
  const { database } = parts;
  const looking = { ...parts, entries: new HeldEntries(), held: new HeldPapers(), before: new HeldRecords() };
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const kept = await corporationIn(database, corporation);
    const found = await lookedThrough(kept, database, looking);
    if (!isSound(found) && (await isWritten(database, kept))) continue;
    return withSnapshotHeld(kept, found, parts);
  }
  // Where others write all the while it is looked at as it is at one moment; in a file of SQLite they wait.
  const still = database.transaction().setIsolationLevel('repeatable read');
  const { kept, found } = await still.execute(async (transaction) => {
    const then = await corporationIn(transaction, corporation);
    return { kept: then, found: await lookedThrough(then, transaction, looking) };
  });
  return withSnapshotHeld(kept, found, parts);
}

async function withSnapshotHeld(kept: KeptCorporation, found: Verified, parts: VerifyingParts): Promise<Verified> {
  return found.broken === undefined ? { ...found, ...(await heldAgainst(kept, parts)) } : found;
}

const mostLooks = 4;

/** Whether anything was entered or recorded since the head was read. */
async function isWritten(database: Kysely<Tables>, { id, hash, records }: KeptCorporation): Promise<boolean> {
  const now = await corporationIn(database, id);
  return now.hash !== hash || now.records.hash !== records.hash;
}

function isSound({ broken, changed }: Verified): boolean {
  return broken === undefined && changed.length === 0;
}

async function lookedThrough(
  kept: KeptCorporation,
  database: Kysely<Tables>,
  parts: VerifyingParts & { readonly entries: HeldEntries; readonly held: HeldPapers; readonly before: HeldRecords },
): Promise<Verified> {
  const { viewer, held, entries, before } = parts;
  const { id } = kept;
  const { named } = entries;
  const checkpoints = await checkpointsIn(database, id);
  const soundness = await entries.soundness(database, kept, checkpoints);
  const asFarAsRead = readableIn(database, id);
  const beside = await asFarAsRead(
    async () => foundBeside(database, id, named, { viewer, held }),
    (changed) => ({ personal: nothing, papers: nothing, changed }),
  );
  const signed = [...parts.signed, ...checkpoints.flatMap(({ records }) => records ?? [])];
  const recorded = await asFarAsRead(
    async () => heldAgainstRecords(database, kept, { signed, named, viewer, held, before }),
    (changed) => ({ intact: emptyRecords(id), changed }),
  );
  const byItself = await doneByItself(database, parts.isShared);
  const changed = [
    ...entries.changed,
    ...beside.changed,
    ...recorded.changed,
    ...byItself.map((says) => ({ entry: '', says })),
  ];
  return { ...soundness, ...beside, changed, records: recorded.intact };
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

/** Holds the snapshot, where there is one, against the journal, judged anew from its first entry. */
async function heldAgainst(
  kept: KeptCorporation,
  { database, open, snapshots, writing }: VerifyingParts,
): Promise<Pick<Soundness, 'snapshot'>> {
  const { id } = kept;
  const rebuilt = async (version: number) => readOn(database, { id, version }, emptyJournal(kept));
  const snapshot = await snapshots.check(kept, rebuilt, readEntries(database, id, {}));
  if (snapshot === 'differs') {
    // A journal that was opened from it may be on its way to be a snapshot again: that one goes too.
    open.forget(id);
    await writing.done();
    await snapshots.drop(id);
  }
  return snapshot === undefined ? {} : { snapshot };
}
