import type { CharterSet, EntryInput, Problem } from '@quorate/engine';
import { RefusedEntriesError } from '../store-error.js';
import { eachInTurns } from '../turn.js';
import type { Head } from '../chain/stored-entry.js';

/**
 * Judges entries on top of a journal, elsewhere than where requests are answered, and so keeps nobody waiting.
 * @returns what is wrong with them
 */
export type Judge = (kept: Judged, inputs: readonly EntryInput[]) => Promise<readonly Problem[]>;

/** The corporation, with the charter by whose names entries are judged where that is kept only along with them. */
export interface Judged extends Head {
  readonly id: string;
  readonly charter: string;
  readonly formed?: string | undefined;
  readonly set?: CharterSet;
}

/** Entries that went together on top of a journal of that hash, by the names of that charter. */
interface Batch {
  readonly hash: string;
  readonly charter: string;
  readonly count: number;
}

/** What was judged before the transaction in which it is entered, and need not be judged again there at the same head and charter. */
export class JudgedAhead {
  judge: Judge | undefined;
  /** By what an entry says: it is the same object until it is kept. */
  private readonly batches = new WeakMap<object, Batch>();

  /** @throws {RefusedEntriesError} where they do not go with what the journal has */
  async ahead(
    kept: Judged,
    entries: readonly { readonly data?: unknown }[],
    inputs: readonly EntryInput[],
  ): Promise<void> {
    const problems = (await this.judge?.(kept, inputs)) ?? [];
    if (problems.length > 0) throw new RefusedEntriesError(kept.id, problems);
    const batch = { hash: kept.hash, charter: kept.charter, count: entries.length };
    await eachInTurns(entries, ({ data }) => {
      if (typeof data === 'object' && data !== null) this.batches.set(data, batch);
    });
  }

  /** Whether these very entries were judged together at this head, by this charter. */
  wentWith({ hash, charter }: Judged, entries: readonly { readonly data?: unknown }[]): boolean {
    const batch = this.batchOf(entries[0]);
    if (batch?.hash !== hash || batch.charter !== charter) return false;
    return batch.count === entries.length && entries.every((each) => this.batchOf(each) === batch);
  }

  private batchOf(entry: { readonly data?: unknown } | undefined): Batch | undefined {
    const data = entry?.data;
    return typeof data === 'object' && data !== null ? this.batches.get(data) : undefined;
  }
}

/** Whether it takes long to judge these. */
export function takesLong(entries: readonly { readonly data?: unknown }[]): boolean {
  let left = shortWork;
  const rest: unknown[] = entries.map(({ data }) => data);
  while (rest.length > 0 && left > 0) {
    const each = rest.pop();
    left -= typeof each === 'string' ? 1 + each.length / 100 : 1;
    if (typeof each === 'object' && each !== null) {
      const parts = Object.values(each) as readonly unknown[];
      if (parts.length > left) return true;
      rest.push(...parts);
    }
  }
  return left <= 0;
}

/** In values: some two hundred usual entries. */
const shortWork = 1_000;
