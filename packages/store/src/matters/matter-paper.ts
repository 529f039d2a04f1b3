import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { PaperState } from '../papers/paper-record.js';
import { erasedFrom, type Erased } from '../personal/erasing.js';
import { NotKeptError } from '../store-error.js';
import type { MatterPlace } from './in-open-matter.js';

/** A paper that stands in a matter, without its content. */
export interface MatterPaper {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly hash: string;
  readonly name: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly state: PaperState;
  readonly keptBy: string;
  readonly keptAt: string;
  /** Who gave it to the corporation. */
  readonly broughtOutBy?: string;
  readonly broughtOutAt?: string;
  /** Where its bytes were erased. */
  readonly erased?: Erased;
}

/** A paper that is within the matter alone. */
export const notOut = { brought_out_by: null, brought_out_at: null };
/** A paper whose bytes are there. */
export const unerased = { erased_by: null, erased_at: null, erased_why: null };

/** What is read of a paper without its content. */
export const described = [
  'hash',
  'name',
  'media_type',
  'size',
  'state',
  'kept_by',
  'kept_at',
  'brought_out_by',
  'brought_out_at',
  'erased_by',
  'erased_at',
  'erased_why',
] as const;

/** A change of one paper. */
export function updateOf(database: Kysely<Tables>, { corporation, matter }: MatterPlace, hash: string) {
  return database
    .updateTable('matter_papers')
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .where('hash', '=', hash);
}

/** @throws {NotKeptError} where there is none of that hash in this matter */
export async function rowOf(database: Kysely<Tables>, { corporation, matter }: MatterPlace, hash: string) {
  const row = await database
    .selectFrom('matter_papers')
    .select(described)
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) throw new NotKeptError('There is no such paper in this matter.');
  return row;
}

export function paperFrom(row: Pick<Tables['matter_papers'], (typeof described)[number]>): MatterPaper {
  const { hash, name, media_type: mediaType, size, state, kept_by: keptBy, kept_at: keptAt } = row;
  const erased = erasedFrom(row);
  return {
    hash,
    name,
    mediaType,
    size,
    state: state as PaperState,
    keptBy,
    keptAt,
    ...(row.brought_out_by === null ? undefined : { broughtOutBy: row.brought_out_by }),
    ...(row.brought_out_at === null ? undefined : { broughtOutAt: row.brought_out_at }),
    ...(erased === undefined ? undefined : { erased }),
  };
}
