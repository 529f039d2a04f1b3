import { sql, type RawBuilder } from 'kysely';

/**
 * What a paper is kept under: the hash of its bytes. Who may not see it and has the bytes keeps a copy of them, which has a number
 * behind the hash; nobody is told of the number, for it counts what may be behind a wall.
 */
export function paperKey(hash: string, copies: number): string {
  return copies === 0 ? hash : `${hash}.${copies + 1}`;
}

/** The hash of the bytes that are kept under this. */
export function hashOfKey(key: string): string {
  return key.slice(0, hashLength);
}

/** The same, as the tables of papers have it. */
export function hashColumn(): RawBuilder<string> {
  return sql<string>`substr(hash, 1, ${sql.lit(hashLength)})`;
}

const hashLength = 64;
