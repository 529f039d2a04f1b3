import type { KeyObject } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { isSignedBy, signCheckpoint, type Checkpoint } from '../chain/checkpoint.js';
import { emptyRecords } from '../chain/record-chain.js';
import type { Head } from '../chain/stored-entry.js';
import { hashAt } from '../database/entries.js';
import type { Tables } from '../database/tables.js';
import { readRecords } from '../records/records.js';
import { StoreError } from '../store-error.js';
import type { KeptCorporation } from '../kept-corporation.js';

/** By how many keys a journal is signed, where that is done elsewhere. */
const mostKeys = 20;

/** The heads of journals that were signed, here or elsewhere. */
export class Checkpoints {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** Signs the head of a journal, and keeps the checkpoint. */
  async sign({ id, version, hash, records }: KeptCorporation, key: KeyObject): Promise<Checkpoint> {
    const checkpoint = signCheckpoint(id, { version, hash, records }, { key, signedAt: this.clock() });
    await this.keep(checkpoint);
    return checkpoint;
  }

  /** Takes one in that was signed elsewhere. @throws {StoreError} where it is not signed, or the journal never had that head */
  async take(kept: KeptCorporation, checkpoint: Checkpoint): Promise<void> {
    const { corporation, version, hash, records } = checkpoint;
    if (!isSignedBy(checkpoint)) throw new StoreError('The signature is not that of this key over this head.');
    if ((version === kept.version ? kept.hash : await hashAt(this.database, corporation, version)) !== hash) {
      throw new StoreError(`The journal has another hash at version ${version}, or none. Sign its head anew.`);
    }
    if (records !== undefined && !(await this.hadRecords(kept, records))) {
      throw new StoreError('What was recorded beside the journal never had the head that was signed. Sign it anew.');
    }
    await this.mayBeByKey(checkpoint);
    await this.keep(checkpoint);
  }

  /** Whoever signs elsewhere has as many keys as one likes, and each checkpoint is held against the journal whenever it is verified. */
  private async mayBeByKey({ corporation, publicKey }: Checkpoint): Promise<void> {
    const query = this.database.selectFrom('checkpoints').where('corporation', '=', corporation);
    const rows = await query.select('public_key').distinct().execute();
    const keys = rows.map(({ public_key: key }) => key);
    if (keys.length < mostKeys || keys.includes(publicKey)) return;
    throw new StoreError(`The journal is signed by ${mostKeys} keys already. Sign by one of those.`);
  }

  /** Of two by one key at one place the later stays: it vouches for all that the earlier did. */
  private async keep({ signedAt, publicKey, records, ...checkpoint }: Checkpoint): Promise<void> {
    const said = {
      signed_at: signedAt,
      signature: checkpoint.signature,
      records_version: records?.version ?? null,
      records_hash: records?.hash ?? null,
    };
    await this.database
      .insertInto('checkpoints')
      .values({ ...checkpoint, ...said, public_key: publicKey })
      .onConflict((conflict) =>
        conflict
          .columns(['corporation', 'version', 'public_key'])
          .doUpdateSet(said)
          .where((row) => row(sql<number>`coalesce(checkpoints.records_version, 0)`, '<', said.records_version ?? 0)),
      )
      .execute();
  }

  /** Whether the records had this head once. */
  private async hadRecords({ id, records }: KeptCorporation, { version, hash }: Head): Promise<boolean> {
    if (version === 0) return hash === emptyRecords(id).hash;
    if (version === records.version) return hash === records.hash;
    for await (const each of readRecords(this.database, id, version - 1))
      return each.sequence === version && each.hash === hash;
    return false;
  }
}

/** Of checkpoints of one journal, the earliest first, the newest by each key: nobody hides by a key of their own what another signed. */
export function newestOfEachKey(checkpoints: readonly Checkpoint[]): readonly Checkpoint[] {
  return [...new Map(checkpoints.map((each) => [each.publicKey, each])).values()];
}

/** The checkpoints of a journal, the earliest first. */
export async function checkpointsIn(database: Kysely<Tables>, corporation: string): Promise<readonly Checkpoint[]> {
  const rows = await database
    .selectFrom('checkpoints')
    .selectAll()
    .where('corporation', '=', corporation)
    .orderBy('version')
    .execute();
  return rows.map(checkpointFrom);
}

function checkpointFrom(row: Tables['checkpoints']): Checkpoint {
  const { signed_at: signedAt, public_key: publicKey, records_version: version, records_hash: hash, ...rest } = row;
  const records = version === null || hash === null ? undefined : { records: { version, hash } };
  return { ...rest, ...records, signedAt, publicKey };
}
