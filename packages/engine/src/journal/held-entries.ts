import type { AnyEntry } from './entry-types.js';
import { lookOf } from './looks.js';

/** Entries that are not read yet, each of which is when it is asked for. */
export interface EntriesAtRest {
  readonly length: number;
  readonly at: (sequence: number) => AnyEntry;
  /** The place of the entry of that id. */
  readonly sequenceOf: (id: string) => number | undefined;
  /** The ids of this look. */
  readonly ofLook: (look: string) => readonly string[];
  /** Every id, in the order entered. */
  readonly ids: () => Iterable<string>;
}

const none: EntriesAtRest = {
  length: 0,
  at: (sequence) => {
    throw new RangeError(`There is no entry ${sequence}.`);
  },
  sequenceOf: () => undefined,
  ofLook: () => [],
  ids: () => [],
};

/** The entries of a journal in the order entered: first those at rest, if there are any, then those that were read. */
export class HeldEntries {
  /** Entries at rest, of which each that was read once stays as it was read. */
  readonly atRest: EntriesAtRest;
  private readonly read: AnyEntry[] = [];
  private readonly sequences = new Map<string, number>();
  /** The ids that are not what they look like, by their looks. */
  private readonly looks = new Map<string, Set<string>>();

  constructor(atRest: EntriesAtRest = none) {
    this.atRest = atRest;
  }

  get length(): number {
    return this.atRest.length + this.read.length;
  }

  at(sequence: number): AnyEntry | undefined {
    if (sequence < 1 || sequence > this.length) return undefined;
    return sequence <= this.atRest.length ? this.atRest.at(sequence) : this.read[sequence - 1 - this.atRest.length];
  }

  /** The place of the entry of that id. */
  sequenceOf(id: string): number | undefined {
    return this.sequences.get(id) ?? this.atRest.sequenceOf(id);
  }

  ofId(id: string): AnyEntry | undefined {
    const sequence = this.sequenceOf(id);
    return sequence === undefined ? undefined : this.at(sequence);
  }

  /** The other ids that look like this one. */
  alike(id: string): readonly string[] {
    const look = lookOf(id);
    const own = [...(this.sequences.has(look) ? [look] : []), ...(this.looks.get(look) ?? [])];
    return [...this.atRest.ofLook(look), ...own].filter((other) => other !== id);
  }

  *ids(): Generator<string> {
    yield* this.atRest.ids();
    yield* this.sequences.keys();
  }

  push(entry: AnyEntry): void {
    this.read.push(entry);
    this.sequences.set(entry.id, entry.sequence);
    const look = lookOf(entry.id);
    if (look !== entry.id) this.looks.set(look, (this.looks.get(look) ?? new Set()).add(entry.id));
  }

  cutTo(length: number): void {
    for (const { id } of this.read.splice(length - this.atRest.length)) {
      this.sequences.delete(id);
      this.looks.get(lookOf(id))?.delete(id);
    }
  }
}
