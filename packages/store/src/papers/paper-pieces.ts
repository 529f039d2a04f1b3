import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { GatheredBytes } from '../gathered-bytes.js';
import type { Erased } from '../personal/erasing.js';
import { ErasedError, StoreError } from '../store-error.js';
import { turn } from '../turn.js';
import { hashOfKey } from './paper-key.js';

/**
 * The bytes of papers are kept in pieces of at most so many, each of which is written and read by itself. So many, three at a time, are
 * whole in base64 too.
 */
export const mostInPiece = 240_000;

/** A paper by what it is kept under, in a matter or in none. */
interface KeptPaper {
  readonly corporation: string;
  readonly matter?: string;
  readonly hash: string;
}

/** The same with how many bytes it is said to have. */
export interface SaidPaper extends KeptPaper {
  readonly size: number;
}

/** Writes the bytes of a paper, a piece at a time: in the transaction that says that it is kept, so that nobody sees some of them. */
export async function keepPieces(transaction: Kysely<Tables>, paper: KeptPaper, content: Uint8Array): Promise<void> {
  for (let from = 0, place = 1; from < content.byteLength; from += mostInPiece, place += 1) {
    const row = { ...paper, place, content: content.subarray(from, from + mostInPiece) };
    await transaction.insertInto(tableOf(paper)).values(row).execute();
    await othersTurn();
  }
}

/** Takes the bytes of a paper away, a piece at a time. */
export async function erasePieces(transaction: Kysely<Tables>, paper: KeptPaper): Promise<void> {
  const pieces = await piecesOf(transaction, paper).select('place').execute();
  for (const { place } of pieces) {
    let piece = transaction.deleteFrom(tableOf(paper)).where('corporation', '=', paper.corporation);
    if (paper.matter !== undefined) piece = piece.where(matterColumn, '=', paper.matter);
    await piece.where('hash', '=', paper.hash).where('place', '=', place).execute();
    await othersTurn();
  }
}

/** What is known of a paper whose bytes are asked for. */
interface Asked {
  readonly kept: KeptPaper;
  readonly name: string;
  readonly size: number;
  readonly erased?: Erased;
}

/**
 * The bytes of a paper, held against their hash.
 * @param look looks for it: once more where its bytes are not there, for it, or the copy that was found, may have been erased meanwhile
 * @throws {ErasedError} where they were erased
 * @throws {StoreError} where they were changed
 */
export async function contentOf(database: Kysely<Tables>, look: () => Promise<Asked>): Promise<Uint8Array> {
  for (let asked = unerased(await look()); ;) {
    const { kept, name, size } = asked;
    // No more memory is taken than there are bytes, whatever was written of how many there are.
    const isSaid = size === (await lengthOf(database, kept));
    const gathered = new GatheredBytes(isSaid ? size : 0);
    const paper = { ...kept, size };
    if (isSaid && (await giveItsHash(database, paper, (piece) => gathered.add(piece)))) return gathered.taken();
    asked = unerased(await look());
    if (asked.kept.hash !== kept.hash) continue;
    throw new StoreError(
      `The bytes of "${name}" do not give its hash: they were changed after it was kept. Restore it from a backup.`,
    );
  }
}

function unerased(paper: Asked): Asked {
  if (paper.erased === undefined) return paper;
  throw new ErasedError(`The bytes of this paper were erased at ${paper.erased.at}. Its record says by whom, and why.`);
}

/** How many bytes of a paper are there. */
async function lengthOf(database: Kysely<Tables>, paper: KeptPaper): Promise<number> {
  const length = sql<number | string | null>`sum(octet_length(content))`.as('length');
  return Number((await piecesOf(database, paper).select(length).executeTakeFirst())?.length ?? 0);
}

/** Whether the bytes of a paper are as many as is said, and give its hash: its pieces are read one after another, and given to whoever takes them. */
export async function giveItsHash(
  database: Kysely<Tables>,
  paper: SaidPaper,
  take?: (piece: Uint8Array) => void,
): Promise<boolean> {
  const hash = createHash('sha256');
  const pieces = piecesOf(database, paper).select(['place', 'content']).orderBy('place').limit(1);
  let next = pieces;
  let length = 0;
  for (let place = 1; ; place += 1) {
    const piece = await next.executeTakeFirst();
    if (piece === undefined) return length === paper.size && hash.digest('hex') === hashOfKey(paper.hash);
    // Whoever has the database in hand can put a piece elsewhere, and in a file of SQLite a number where bytes belong.
    if (piece.place !== place || !(piece.content instanceof Uint8Array)) return false;
    length += piece.content.byteLength;
    hash.update(piece.content);
    take?.(piece.content);
    next = pieces.where('place', '>', piece.place);
    await turn();
  }
}

function piecesOf(database: Kysely<Tables>, paper: KeptPaper) {
  const all = database.selectFrom(tableOf(paper)).where('corporation', '=', paper.corporation);
  const own = paper.matter === undefined ? all : all.where(matterColumn, '=', paper.matter);
  return own.where('hash', '=', paper.hash);
}

/** In matters there is a column more, and nothing else is another. */
function tableOf({ matter }: KeptPaper) {
  return (matter === undefined ? 'paper_pieces' : 'matter_paper_pieces') as 'paper_pieces';
}

const matterColumn = sql.ref<string>('matter');
