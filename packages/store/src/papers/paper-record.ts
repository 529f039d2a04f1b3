import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { erasedFrom, type Erased } from '../personal/erasing.js';
import { NotKeptError } from '../store-error.js';
import { turn } from '../turn.js';
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
  throw noSuchPaper();
}

/** To whoever does not see a paper it is not there. */
export function noSuchPaper(): NotKeptError {
  return new NotKeptError('No paper with that hash is kept here. Keep it first, or check the hash.');
}

/** The papers of a corporation that a viewer sees, by the instant at which they were kept; or the one of this hash. */
export async function recordsIn(
  database: Kysely<Tables>,
  corporation: string,
  { hash, viewer }: { readonly hash?: string; readonly viewer: Viewer | undefined },
): Promise<readonly PaperRecord[]> {
  if (hash !== undefined) return ofTheSameBytes(await copiesOf(database, corporation, { hash, viewer }));
  const seen: PaperRecord[] = [];
  for await (const copies of copiesInTurns(database, corporation, viewer)) seen.push(...ofTheSameBytes(copies));
  return seen.toSorted(byInstantKept);
}

/** The papers that copies are. */
function ofTheSameBytes(copies: readonly PaperCopy[]): readonly PaperRecord[] {
  const seen = new Map<string, [PaperCopy, ...PaperCopy[]]>();
  for (const copy of copies) {
    const others = seen.get(hashOfKey(copy.key));
    if (others === undefined) seen.set(hashOfKey(copy.key), [copy]);
    else others.push(copy);
  }
  return [...seen].map(([of, all]) => asOne(of, all));
}

function byInstantKept(one: PaperCopy, other: PaperCopy): number {
  const [first, second] = [`${one.keptAt} ${one.key}`, `${other.keptAt} ${other.key}`];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** What several copies of the same bytes are to whoever sees them. */
function asOne(hash: string, copies: readonly [PaperCopy, ...PaperCopy[]]): PaperRecord {
  const first = copies.find(({ erased }) => erased === undefined) ?? copies[0];
  return { hash, ...first, copies: copies.filter((each) => each !== first) };
}

/** Every copy of the paper of this hash that is seen, in the order kept. */
async function copiesOf(
  database: Kysely<Tables>,
  corporation: string,
  { hash, viewer }: { readonly hash: string; readonly viewer: Viewer | undefined },
): Promise<readonly PaperCopy[]> {
  const papers = database.selectFrom('papers').select('hash').where('corporation', '=', corporation);
  const copies = await papers.where(hashColumn(), '=', hash).execute();
  return (await seenAmong(database, corporation, copies, viewer)).toSorted(byInstantKept);
}

/** Every copy of every paper of a corporation that is seen, those of the same bytes together: after some of them others have their turn. */
async function* copiesInTurns(
  database: Kysely<Tables>,
  corporation: string,
  viewer: Viewer | undefined,
): AsyncGenerator<readonly PaperCopy[]> {
  let [after, waiting]: [string, readonly PaperCopy[]] = ['', []];
  for (;;) {
    const papers = database.selectFrom('papers').where('corporation', '=', corporation).orderBy('hash');
    const keys = await papers.select('hash').where('hash', '>', after).limit(portion).execute();
    const last = keys.at(-1);
    if (last === undefined) break;
    const copies = [...waiting, ...(await seenAmong(database, corporation, keys, viewer))];
    // More copies of the last bytes may follow.
    const ends = copies.filter(({ key }) => hashOfKey(key) === hashOfKey(last.hash));
    yield copies.slice(0, copies.length - ends.length).toSorted(byInstantKept);
    [after, waiting] = [last.hash, ends];
    await turn();
  }
  yield waiting.toSorted(byInstantKept);
}

/** So many papers are read of at a time. */
const portion = 200;

type Described = Pick<Tables['papers'], (typeof described)[number]>;

/**
 * Those of these copies that a viewer sees, in the order of their keys, with their states and with what was said of who sees them. Of what is not
 * seen nothing is read but that it is there: who waits for more learns that there is one.
 */
async function seenAmong(
  database: Kysely<Tables>,
  corporation: string,
  copies: readonly { readonly hash: string }[],
  viewer: Viewer | undefined,
): Promise<readonly PaperCopy[]> {
  const keys = [none, ...copies.map(({ hash: key }) => key)];
  const sights = await sightsOf(database, corporation, keys);
  const seen = keys.filter((key) => key === none || sees(viewer, sights.get(key) ?? []));
  const papers = database.selectFrom('papers').select(described).where('corporation', '=', corporation);
  const rows = await papers.where('hash', 'in', seen).orderBy('hash').execute();
  const states = database.selectFrom('paper_states').selectAll().where('corporation', '=', corporation);
  const statesOf = new Map<string, Tables['paper_states'][]>(rows.map((row) => [row.hash, []]));
  for (const row of await states.where('hash', 'in', seen).orderBy('place').execute())
    statesOf.get(row.hash)?.push(row);
  return rows.map((row) => copyFrom(row, statesOf.get(row.hash) ?? [], sights.get(row.hash) ?? []));
}

/** The key of no paper: the same is asked whether or not one is kept, or seen, and PostgreSQL takes no list without members. */
const none = '';

/** How many copies of these bytes are kept, whoever sees them. */
export async function countOfCopies(database: Kysely<Tables>, corporation: string, hash: string): Promise<number> {
  const rows = database.selectFrom('papers').select('hash').where('corporation', '=', corporation);
  return (await rows.where(hashColumn(), '=', hash).execute()).length;
}

const described = ['hash', 'name', 'media_type', 'size', 'kept_at', 'erased_by', 'erased_at', 'erased_why'] as const;

function copyFrom(row: Described, states: readonly Tables['paper_states'][], sights: readonly Sight[]): PaperCopy {
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
