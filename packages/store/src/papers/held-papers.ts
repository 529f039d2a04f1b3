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
  for (const paper of papers) {
    if ((await held.holds(database, paper)) || !(await isStillKept(database, paper))) continue;
    found.push(`${inWords(paper)} does not give its hash`);
  }
  // In one statement: what is kept or erased meanwhile is there with its bytes, or neither is.
  const loose = await database
    .selectFrom('matter_paper_pieces as piece')
    .select(['piece.matter', 'piece.hash'])
    .distinct()
    .where('piece.corporation', '=', corporation)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('matter_papers as paper')
            .select('paper.hash')
            .where('paper.corporation', '=', corporation)
            .whereRef('paper.matter', '=', 'piece.matter')
            .whereRef('paper.hash', '=', 'piece.hash')
            .where('paper.erased_at', 'is', null),
        ),
      ),
    )
    .execute();
  return [...found, ...loose.map((paper) => `${inWords(paper)} that was erased, or never kept, has bytes`)];
}

type PaperOfMatter = Pick<Tables['matter_papers'], 'corporation' | 'matter' | 'hash'>;

/** Whether a paper was not erased meanwhile; one that was erased is never kept again. */
async function isStillKept(database: Kysely<Tables>, { corporation, matter, hash }: PaperOfMatter): Promise<boolean> {
  const row = await database
    .selectFrom('matter_papers')
    .select('hash')
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .where('hash', '=', hash)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

function inWords({ matter, hash }: Pick<PaperOfMatter, 'matter' | 'hash'>): string {
  return `a paper of a matter (${matter}, ${hash})`;
}
