import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { erasedFrom, type Erased } from '../personal/erasing.js';
import { NotKeptError } from '../store-error.js';
import { hashOfKey, hashColumn } from './paper-key.js';
import { sees, sightsOf, type Sight, type Viewer } from './paper-sight.js';

/** What has become of a paper. */
export const paperStates = ['drafted', 'signed', 'filed'] as const;
export type PaperState = (typeof paperStates)[number];

/** What is known of a copy of a paper without its content. */
export interface PaperCopy {
  /** What it is kept under, which nobody is told. */
  readonly key: string;
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

/** What is known of a paper without its content, as the first of its copies that is seen and has its bytes says it. */
export interface PaperRecord extends PaperCopy {
  /** SHA-256 of the bytes, in hexadecimal: what entries name it by. */
  readonly hash: string;
  /** The other copies that are seen: of the same bytes, kept by who might not see the first. */
  readonly copies: readonly PaperCopy[];
}

/** @throws {NotKeptError} where no such paper is kept for the viewer to see */
export async function recordIn(
  database: Kysely<Tables>,
  corporation: string,
  hash: string,
  viewer?: Viewer,
): Promise<PaperRecord> {
  const [record] = await recordsIn(database, corporation, { hash, viewer });
  if (record !== undefined) return record;
  throw new NotKeptError(
    `No paper with the hash ${hash} is kept for "${corporation}". Keep it first, or check the hash.`,
  );
}

/** The papers of a corporation that a viewer sees, by the instant at which they were kept; or the one of this hash. */
export async function recordsIn(
  database: Kysely<Tables>,
  corporation: string,
  { hash, viewer }: { readonly hash?: string; readonly viewer: Viewer | undefined },
): Promise<readonly PaperRecord[]> {
  const seen = new Map<string, [PaperCopy, ...PaperCopy[]]>();
  for (const copy of await copiesIn(database, corporation, hash)) {
    if (!sees(viewer, copy.sights)) continue;
    const others = seen.get(hashOfKey(copy.key));
    if (others === undefined) seen.set(hashOfKey(copy.key), [copy]);
    else others.push(copy);
  }
  return [...seen].map(([of, copies]) => asOne(of, copies));
}

/** What several copies of the same bytes are to whoever sees them. */
function asOne(hash: string, copies: readonly [PaperCopy, ...PaperCopy[]]): PaperRecord {
  const first = copies.find(({ erased }) => erased === undefined) ?? copies[0];
  return { hash, ...first, copies: copies.filter((each) => each !== first) };
}

/** Every copy of every paper of a corporation, or of the one of this hash, in the order kept. */
async function copiesIn(database: Kysely<Tables>, corporation: string, hash?: string): Promise<readonly PaperCopy[]> {
  let papers = database.selectFrom('papers').select(described).where('corporation', '=', corporation);
  if (hash !== undefined) papers = papers.where(hashColumn(), '=', hash);
  const rows = await papers.orderBy('kept_at').orderBy('hash').execute();
  // The same is asked whether or not one is kept: who may not see it is answered no sooner where there is none.
  const keys = hash === undefined ? undefined : [hash, ...rows.map(({ hash: key }) => key)];
  let states = database.selectFrom('paper_states').selectAll().where('corporation', '=', corporation);
  if (keys !== undefined) states = states.where('hash', 'in', keys);
  const statesOf = new Map<string, Tables['paper_states'][]>(rows.map((row) => [row.hash, []]));
  for (const row of await states.orderBy('place').execute()) statesOf.get(row.hash)?.push(row);
  const sights = await sightsOf(database, corporation, keys);
  return rows.map((row) => copyFrom(row, statesOf.get(row.hash) ?? [], sights.get(row.hash) ?? []));
}

/** How many copies of these bytes are kept, whoever sees them. */
export async function countOfCopies(database: Kysely<Tables>, corporation: string, hash: string): Promise<number> {
  const rows = database.selectFrom('papers').select('hash').where('corporation', '=', corporation);
  return (await rows.where(hashColumn(), '=', hash).execute()).length;
}

const described = ['hash', 'name', 'media_type', 'size', 'kept_at', 'erased_by', 'erased_at', 'erased_why'] as const;

function copyFrom(
  row: Pick<Tables['papers'], (typeof described)[number]>,
  states: readonly Tables['paper_states'][],
  sights: readonly Sight[],
): PaperCopy {
  const { hash: key, name, media_type: mediaType, size, kept_at: keptAt } = row;
  const erased = erasedFrom(row);
  return {
    key,
    name,
    mediaType,
    size,
    keptAt,
    states: states.map(({ state, at, set_by: by }) => ({ state: state as PaperState, at, by })),
    sights,
    ...(erased === undefined ? undefined : { erased }),
  };
}
