import type { Journal } from '@quorate/engine';
import type { StoredEntry } from '../chain/stored-entry.js';
import type { Snapshots } from './snapshots.js';

/** An open journal, and the hash of its last entry. */
interface Open {
  readonly journal: Journal;
  readonly hash: string;
}

/** What writing snapshots takes. */
export interface SnapshotWritingParts {
  readonly snapshots: Snapshots;
  /** The journal of a corporation as it is open now. */
  readonly open: (corporation: string) => Open | undefined;
  readonly entries: (corporation: string, after: number) => AsyncIterable<StoredEntry>;
  /** Told when a snapshot was kept. */
  readonly kept: (corporation: string) => void;
  /** A snapshot is written when a journal has so many entries more than its last one, or a twentieth more, if that is more. */
  readonly every: number;
}

/** Writes snapshots in the background, one at a time, when journals have grown by enough. What fails is tried again later. */
export class SnapshotWriting {
  private readonly parts: SnapshotWritingParts;
  /** To which version the snapshot of each corporation is, as far as it was looked up. */
  private readonly versions = new Map<string, number>();
  private readonly waiting = new Set<string>();
  private working: Promise<void> = Promise.resolve();

  constructor(parts: SnapshotWritingParts) {
    this.parts = parts;
  }

  /** Looks at an open journal, and has its snapshot written soon where it is time. */
  consider({ journal: { corporation, length } }: Open): void {
    if (this.waiting.has(corporation) || !this.isTime(length, this.versions.get(corporation) ?? 0)) return;
    this.waiting.add(corporation);
    this.working = this.working.then(async () => this.write(corporation));
  }

  /** Resolves when nothing is being written. */
  async done(): Promise<void> {
    await this.working;
  }

  private async write(corporation: string): Promise<void> {
    // The entries that were judged a moment ago are on record when their transaction has ended.
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    this.waiting.delete(corporation);
    try {
      await this.writeInTime(corporation);
    } catch {
      // The next journal that has grown enough tries again; nothing but time is lost.
    }
  }

  private async writeInTime(corporation: string): Promise<void> {
    const { snapshots, open, entries, kept } = this.parts;
    const found = open(corporation);
    const before = await snapshots.version(corporation);
    this.versions.set(corporation, before);
    if (found === undefined || !this.isTime(found.journal.length, before)) return;
    const { journal, hash } = found;
    const isKept = await snapshots.write(journal, { version: journal.length, hash }, (after) =>
      entries(corporation, after),
    );
    if (!isKept) return;
    this.versions.set(corporation, journal.length);
    kept(corporation);
  }

  /** Whether a journal of so many entries has grown enough since its snapshot. */
  isTime(length: number, before: number): boolean {
    return length - before >= Math.max(this.parts.every, Math.floor(length / 20));
  }
}
