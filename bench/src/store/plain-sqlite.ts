import { DatabaseSync } from '@photostructure/sqlite';
import { entriesFrom } from './world.js';

/** What a program would do without a journal: rows of the same text in a table, with the same promise of the disk. */
export function plainSqlite(file: string): { insert(first: number, count: number): void; close(): void } {
  const database = new DatabaseSync(file);
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table entries (place integer primary key, text text)',
  );
  const statement = database.prepare('insert into entries values (?, ?)');
  return {
    insert: (first, count) => {
      database.exec('begin');
      for (const [each, entry] of entriesFrom(first, count).entries())
        statement.run(first + each, JSON.stringify(entry));
      database.exec('commit');
    },
    close: () => database.close(),
  };
}
