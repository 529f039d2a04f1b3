import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { erasedFrom, type Erased } from '../personal/erasing.js';
import { NotKeptError } from '../store-error.js';
import { sightsOf, type Sight } from './paper-sight.js';

/** What has become of a paper. */
export const paperStates = ['drafted', 'signed', 'filed'] as const;
export type PaperState = (typeof paperStates)[number];

/** What is known of a paper without its content. */
export interface PaperRecord {
  /** SHA-256 of the bytes, in hexadecimal: what entries name it by. */
  readonly hash: string;
  readonly name: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly keptAt: string;
  /** Every state that it had, the earliest first. */
  readonly states: readonly { readonly state: PaperState; readonly at: string; readonly by: string }[];
  /** Who might see it, time after time; the last counts. Without any it is for everybody who reads. */
  readonly sights: readonly Sight[];
  /** Where its bytes were erased. */
  readonly erased?: Erased;
}

/** @throws {NotKeptError} where no such paper is kept */
export async function recordIn(database: Kysely<Tables>, corporation: string, hash: string): Promise<PaperRecord> {
  const [record] = await recordsIn(database, corporation, hash);
  if (record !== undefined) return record;
  throw notKept(corporation, hash);
}

/** The papers of a corporation, by the instant at which they were kept; or the one of this hash. */
export async function recordsIn(
  database: Kysely<Tables>,
  corporation: string,
  hash?: string,
): Promise<readonly PaperRecord[]> {
  let papers = database.selectFrom('papers').select(described).where('corporation', '=', corporation);
  let states = database.selectFrom('paper_states').selectAll().where('corporation', '=', corporation);
  if (hash !== undefined) {
    papers = papers.where('hash', '=', hash);
    states = states.where('hash', '=', hash);
  }
  const rows = await papers.orderBy('kept_at').orderBy('hash').execute();
  const statesOf = new Map<string, Tables['paper_states'][]>(rows.map((row) => [row.hash, []]));
  for (const row of await states.orderBy('place').execute()) statesOf.get(row.hash)?.push(row);
  const sights = await sightsOf(database, corporation, hash);
  return rows.map((row) => recordFrom(row, statesOf.get(row.hash) ?? [], sights.get(row.hash) ?? []));
}

/** What is said of a paper that is not kept, or that the asker may not see. */
export function notKept(corporation: string, hash: string): NotKeptError {
  return new NotKeptError(
    `No paper with the hash ${hash} is kept for "${corporation}". Keep it first, or check the hash.`,
  );
}

const described = ['hash', 'name', 'media_type', 'size', 'kept_at', 'erased_by', 'erased_at', 'erased_why'] as const;

function recordFrom(
  row: Pick<Tables['papers'], (typeof described)[number]>,
  states: readonly Tables['paper_states'][],
  sights: readonly Sight[],
): PaperRecord {
  const { hash, name, media_type: mediaType, size, kept_at: keptAt } = row;
  const erased = erasedFrom(row);
  return {
    hash,
    name,
    mediaType,
    size,
    keptAt,
    states: states.map(({ state, at, set_by: by }) => ({ state: state as PaperState, at, by })),
    sights,
    ...(erased === undefined ? undefined : { erased }),
  };
}
