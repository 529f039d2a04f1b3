import { entryHash } from './entry-hash.js';
import { isSignedBy, type Checkpoint } from './checkpoint.js';
import { turn } from '../turn.js';
import { emptyHead, type Head, type StoredEntry } from './stored-entry.js';

/** The first place at which a chain does not hold. */
export interface Break {
  readonly sequence: number;
  readonly id: string;
  /** What does not fit, in words. */
  readonly says: string;
}

/** Whether a journal is as it was written: sound to its head, or to the entry before the first that does not fit. */
export interface Soundness {
  readonly corporation: string;
  /** The last entry up to which everything holds. */
  readonly intact: Head;
  /** The head that the store has on record. */
  readonly recorded: Head;
  /** The checkpoints that the chain was held against, all of them met unless it is broken. */
  readonly checkpoints: number;
  readonly broken?: Break;
  /** Whether the snapshot says what the journal does, worked out anew; one that differs was thrown away. Absent: there is none. */
  readonly snapshot?: 'same' | 'differs' | undefined;
}

/** What a chain is held against: the head on record, and every checkpoint that was signed. */
export interface Expected {
  readonly recorded: Head;
  readonly checkpoints: readonly Checkpoint[];
}

/**
 * Goes through a chain, from its first entry or from a head to which it held before. Every text must give its hash with the hash before it, every place must follow
 * the one before, every text must name this corporation and this id; a checkpoint must be signed and show the hash of its
 * place; and the last entry must be the head on record.
 * @param entries those after `held`
 */
export async function soundnessOf(
  corporation: string,
  expected: Expected,
  entries: AsyncIterable<StoredEntry> | Iterable<StoredEntry>,
  held = emptyHead(corporation),
): Promise<Soundness> {
  const { recorded, checkpoints } = expected;
  let intact = held;
  const told = (broken?: Break): Soundness => ({
    corporation,
    intact,
    recorded,
    checkpoints: checkpoints.length,
    ...(broken === undefined ? undefined : { broken }),
  });
  const signed = new Map<number, Checkpoint[]>();
  for (const each of checkpoints) signed.set(each.version, [...(signed.get(each.version) ?? []), each]);
  try {
    for await (const entry of entries) {
      const { sequence, id, hash } = entry;
      const says = misfit(corporation, intact, entry) ?? against(signed.get(sequence) ?? [], hash);
      if (says !== undefined) return told({ sequence, id, says });
      intact = { version: sequence, hash };
      if (sequence % atATime === 0) await turn();
    }
  } catch (error) {
    return told({ sequence: intact.version + 1, id: '', says: `it cannot be read: ${String(error)}` });
  }
  const beyond = checkpoints.find((each) => each.version > intact.version);
  if (beyond !== undefined) {
    const says = `a checkpoint of ${beyond.signedAt} has ${beyond.version} entries, and they end at ${intact.version}`;
    return told({ sequence: intact.version + 1, id: '', says });
  }
  if (intact.version === recorded.version && intact.hash === recorded.hash) return told();
  return told(endMissing(intact, recorded));
}

/** So many entries are held against their hashes before others have their turn. */
const atATime = 200;

/** What does not fit of the checkpoints of a place: several keys may have signed the same one. */
function against(checkpoints: readonly Checkpoint[], hash: string): string | undefined {
  for (const checkpoint of checkpoints) {
    if (!isSignedBy(checkpoint)) return `its checkpoint of ${checkpoint.signedAt} has no good signature`;
    if (checkpoint.hash !== hash)
      return `the checkpoint signed on ${checkpoint.signedAt} shows another hash: the journal was written anew after it`;
  }
  return undefined;
}

function misfit(corporation: string, before: Head, { sequence, id, text, hash }: StoredEntry): string | undefined {
  if (sequence !== before.version + 1) {
    return `place ${before.version + 1} was expected and this entry has place ${sequence}: an entry is missing, or is there twice`;
  }
  if (entryHash(before.hash, sequence, text) !== hash) {
    return 'its text does not give its hash: the text, the hash, or an entry before was changed after it was written';
  }
  const named = namedIn(text);
  if (named === undefined) return 'its text is not an entry';
  if (named.corporation !== corporation) return `its text is an entry of "${named.corporation}"`;
  if (named.id !== id) return `its text has the id "${named.id}", and it is kept as "${id}"`;
  return undefined;
}

function namedIn(text: string): { readonly corporation: string; readonly id: string } | undefined {
  try {
    const { corporation, id } = JSON.parse(text) as { corporation?: unknown; id?: unknown };
    return typeof corporation === 'string' && typeof id === 'string' ? { corporation, id } : undefined;
  } catch {
    return undefined;
  }
}

function endMissing(intact: Head, recorded: Head): Break {
  const says =
    intact.version === recorded.version
      ? 'the last entry has another hash than the head on record: the journal was written anew'
      : `the head on record is entry ${recorded.version}, and the entries end at ${intact.version}`;
  return { sequence: intact.version + 1, id: '', says };
}
