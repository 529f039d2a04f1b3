import type { EntryInput } from '../entry.js';
import type { AnyEntry } from '../entry-types.js';
import type { EntriesAtRest } from '../held-entries.js';
import { lookOf } from '../looks.js';
import { readEntry } from '../read-entry.js';
import { idHash } from './id-hash.js';

/** Entries that are texts still. One is read when it is asked for, and stays as it was read. */
export class RestingEntries implements EntriesAtRest {
  readonly length: number;
  /** For each entry the hash of what its id looks like. */
  readonly hashes: Int32Array;
  private readonly textAt: (sequence: number) => string;
  private readonly read = new Map<number, AnyEntry>();
  /** The places of entries by these hashes, each at the first free slot from its own on. */
  private slots: Int32Array | undefined;

  /** @param textAt the text of the entry at a place, as it was entered */
  constructor(hashes: Int32Array, textAt: (sequence: number) => string) {
    this.length = hashes.length;
    this.hashes = hashes;
    this.textAt = textAt;
  }

  at(sequence: number): AnyEntry {
    const known = this.read.get(sequence);
    if (known !== undefined) return known;
    const read = readEntry(this.written(sequence), 0, sequence);
    if ('problems' in read) throw new Error(`The entry at place ${sequence} of the snapshot cannot be read.`);
    this.read.set(sequence, read.entry);
    return read.entry;
  }

  sequenceOf(id: string): number | undefined {
    for (const sequence of this.near(lookOf(id))) if (this.written(sequence).id === id) return sequence;
    return undefined;
  }

  ofLook(look: string): readonly string[] {
    return [...this.near(look)].map((sequence) => this.written(sequence).id).filter((id) => lookOf(id) === look);
  }

  /** The places of the entries whose ids may look so. */
  private *near(look: string): Generator<number> {
    const slots = (this.slots ??= slotsOf(this.hashes));
    const hash = idHash(look);
    for (let slot = hash & (slots.length - 1); slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const sequence = slots[slot]!;
      if (this.hashes[sequence - 1] === hash) yield sequence;
    }
  }

  *ids(): Generator<string> {
    for (let sequence = 1; sequence <= this.length; sequence += 1) yield this.written(sequence).id;
  }

  private written(sequence: number): EntryInput {
    return this.read.get(sequence) === undefined
      ? (JSON.parse(this.textAt(sequence)) as EntryInput)
      : (this.read.get(sequence) as unknown as EntryInput);
  }
}

/** At most half of the slots are taken, so that a search is short. */
function slotsOf(hashes: Int32Array): Int32Array {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(hashes.length * 2 + 2)));
  for (let entry = 0; entry < hashes.length; entry += 1) {
    let slot = hashes[entry]! & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = entry + 1;
  }
  return slots;
}
