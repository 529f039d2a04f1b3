import { sql, type Kysely } from 'kysely';
import { createTable, type Division } from '../database/create-table.js';
import type { Tables } from '../database/tables.js';
import { keepPieces } from './paper-pieces.js';

/** Makes the tables of pieces, and brings the bytes over that stood in one piece beside what is said of each paper. */
export async function piecesOfPapers(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const known = database as Kysely<Tables & { readonly matter_papers: WithBytes }>;
  // From here to the end nobody else keeps, reads or erases a paper: a service of the version before may still be at work.
  for (const table of ['papers', 'matter_papers'])
    await sql`alter table ${sql.table(table)} rename column content to bytes`.execute(database);
  const corporations = await known.selectFrom('corporations').select('corporation').orderBy('corporation').execute();
  for (const [table, pieces, key] of [
    ['papers', 'paper_pieces', ['corporation', 'hash']],
    ['matter_papers', 'matter_paper_pieces', ['corporation', 'matter', 'hash']],
  ] as const) {
    // PostgreSQL knows no blob, SQLite takes either.
    const columns = `${key.map((column) => `${column} text not null, `).join('')}place integer not null, content bytea not null, primary key (${key.join(', ')}, place)`;
    await createTable(database, { name: pieces, columns, partitions });
    for (const { corporation } of corporations) {
      const papers = known.selectFrom(table as 'matter_papers').where('corporation', '=', corporation);
      for (const paper of await papers.select(key).execute()) {
        const found = papers.select('bytes').where((row) => row.and({ ...paper }));
        // What is not found by its key was put there by hand: verifying names it.
        const row = await found.executeTakeFirst();
        if (row !== undefined) await keepPieces(known, paper, row.bytes);
      }
    }
    await sql`alter table ${sql.table(table)} drop column bytes`.execute(database);
  }
}

/** As papers were kept before: all their bytes beside what is said of them, and those of no matter without its column. */
interface WithBytes {
  corporation: string;
  matter: string;
  hash: string;
  bytes: Uint8Array;
}
