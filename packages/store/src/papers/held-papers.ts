import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { giveItsHash, type SaidPaper } from './paper-pieces.js';

/**
 * Papers held against their hashes. However often a store is looked through while others write, the bytes of one that gave its hash
 * are not read again: a file of SQLite is nobody else's for the last look, and keeping, erasing and copying leave what is kept as it was.
 */
export class HeldPapers {
  private readonly whole = new Set<string>();

  async holds(database: Kysely<Tables>, paper: SaidPaper): Promise<boolean> {
    const name = JSON.stringify([paper.corporation, paper.matter, paper.hash, paper.size]);
    if (this.whole.has(name)) return true;
    const isWhole = await giveItsHash(database, paper);
    if (isWhole) this.whole.add(name);
    return isWhole;
  }
}

/** What does not hold of the papers of matters: told to nobody but whoever works on the store itself, to whom no wall stands. */
export async function changedBehindWalls(
  database: Kysely<Tables>,
  corporation: string,
  held: HeldPapers,
): Promise<readonly string[]> {
  const papers = await database
    .selectFrom('matter_papers')
    .select(['corporation', 'matter', 'hash', 'size'])
    .where('corporation', '=', corporation)
    .where('erased_at', 'is', null)
    .execute();
  const found: string[] = [];
  for (const paper of papers)
    if (!(await held.holds(database, paper))) found.push('a paper of a matter does not give its hash');
  const withBytes = await database
    .selectFrom('matter_paper_pieces')
    .select(['matter', 'hash'])
    .distinct()
    .where('corporation', '=', corporation)
    .execute();
  const kept = new Set(papers.map(({ matter, hash }) => JSON.stringify([matter, hash])));
  for (const { matter, hash } of withBytes)
    if (!kept.has(JSON.stringify([matter, hash])))
      found.push('a paper of a matter that was erased, or never kept, has bytes');
  return found;
}
