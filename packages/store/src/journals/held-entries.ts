import type { Kysely } from 'kysely';
import { isSignedBy, type Checkpoint } from '../chain/checkpoint.js';
import { soundnessOf, type Soundness } from '../chain/soundness.js';
import { emptyHead, type Head } from '../chain/stored-entry.js';
import { hashAt } from '../database/entries.js';
import { withColumnsHeld } from '../database/entry-columns.js';
import type { Tables } from '../database/tables.js';
import { NamedBeside, type Changed } from '../personal/beside.js';
import type { KeptCorporation } from '../kept-corporation.js';

/**
 * The entries of a journal held against their hashes, their columns and what was signed. However often a journal is looked through while
 * others write, entries are not read again up to where the chain held: a file of SQLite is nobody else's for the last look, and
 * what is entered stays as it is.
 */
export class HeldEntries {
  readonly named = new NamedBeside();
  private readonly columns = new Map<string, Changed>();
  private readonly met = new Set<string>();
  private intact: Head | undefined;

  /** The entries of which a column is not what the text says. */
  get changed(): readonly Changed[] {
    return [...this.columns.values()];
  }

  async soundness(
    database: Kysely<Tables>,
    { id, version, hash }: KeptCorporation,
    checkpoints: readonly Checkpoint[],
  ): Promise<Soundness> {
    // Where a place that is behind is signed and not met, all is gone through again, to tell which.
    if (!(await this.meets(database, id, checkpoints))) this.intact = undefined;
    const held = this.held(id);
    const entries = this.named.noting(withColumnsHeld(database, id, held.version, this.columns));
    const found = await soundnessOf(id, { recorded: { version, hash }, checkpoints }, entries, held);
    this.intact = found.intact;
    for (const each of checkpoints) if (each.version <= found.intact.version) this.met.add(JSON.stringify(each));
    return found;
  }

  private async meets(database: Kysely<Tables>, id: string, checkpoints: readonly Checkpoint[]): Promise<boolean> {
    for (const each of checkpoints) {
      const { version, hash } = each;
      if (version > this.held(id).version || this.met.has(JSON.stringify(each))) continue;
      if ((await hashAt(database, id, version)) !== hash || !isSignedBy(each)) return false;
    }
    return true;
  }

  private held(id: string): Head {
    return this.intact ?? emptyHead(id);
  }
}
