import type { KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSignedBy, signCheckpoint, type Checkpoint } from '../chain/checkpoint.js';
import { readEntries } from '../database/entries.js';
import type { Tables } from '../database/tables.js';
import { StoreError } from '../store-error.js';
import type { KeptCorporation } from '../store.js';

/** The heads of journals that were signed, here or elsewhere. */
export class Checkpoints {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** Signs the head of a journal, and keeps the checkpoint. */
  async sign({ id, version, hash }: KeptCorporation, key: KeyObject): Promise<Checkpoint> {
    const checkpoint = signCheckpoint(id, { version, hash }, { key, signedAt: this.clock() });
    await this.keep(checkpoint);
    return checkpoint;
  }

  /** Takes one in that was signed elsewhere. @throws {StoreError} where it is not signed, or the journal never had that head */
  async take(kept: KeptCorporation, checkpoint: Checkpoint): Promise<void> {
    const { corporation, version, hash } = checkpoint;
    if (!isSignedBy(checkpoint)) throw new StoreError('The signature is not that of this key over this head.');
    if ((version === kept.version ? kept.hash : await this.hashAt(corporation, version)) !== hash) {
      throw new StoreError(`The journal has another hash at version ${version}, or none. Sign its head anew.`);
    }
    await this.keep(checkpoint);
  }

  /** The checkpoints of a journal, the earliest first. */
  async of(corporation: string): Promise<readonly Checkpoint[]> {
    const rows = await this.database
      .selectFrom('checkpoints')
      .selectAll()
      .where('corporation', '=', corporation)
      .orderBy('version')
      .execute();
    return rows.map(({ signed_at: signedAt, public_key: publicKey, ...row }) => ({ ...row, signedAt, publicKey }));
  }

  private async keep({ signedAt, publicKey, ...checkpoint }: Checkpoint): Promise<void> {
    await this.database
      .insertInto('checkpoints')
      .values({ ...checkpoint, signed_at: signedAt, public_key: publicKey })
      .onConflict((conflict) => conflict.columns(['corporation', 'version', 'public_key']).doNothing())
      .execute();
  }

  /** The hash of the entry at a place; nothing where there is none. */
  private async hashAt(corporation: string, place: number): Promise<string | undefined> {
    for await (const { hash } of readEntries(this.database, corporation, { after: place - 1, through: place }))
      return hash;
    return undefined;
  }
}
