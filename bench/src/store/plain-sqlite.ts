import { DatabaseSync } from '@photostructure/sqlite';
import { entriesFrom } from './world.js';

/** Rows of the same text in a table, with the same promise of the disk. */
export interface Plain {
  insert(first: number, count: number): void | Promise<void>;
  close(): void | Promise<void>;
}

/** What a program would do without a journal. */
export function plainSqlite(file: string): Plain {
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
