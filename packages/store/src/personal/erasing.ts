import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Holdable } from './standing-holds.js';

/** That something was erased: when, by whom, and why. It stays for ever in place of what it was. */
export interface Erased {
  readonly by: string;
  readonly at: string;
  readonly why: string;
}

/** What is to be erased, of those that are kept of a corporation outside its matters: a paper by its hash. */
export type ToErase = { readonly person: string } | { readonly entry: string } | { readonly paper: string };

/** What erasing needs besides the database. */
export interface Erasing {
  /** Erases in one transaction in which nobody else writes to the corporation; afterwards nothing of it is in the files. */
  erasing<T>(corporation: string, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** @throws {LegalHoldError} where a hold covers any of these */
  notHeld(transaction: Transaction<Tables>, corporation: string, things: Holdable): Promise<void>;
}

/** The columns of what can be erased. */
export interface ErasedColumns {
  readonly erased_by: string | null;
  readonly erased_at: string | null;
  readonly erased_why: string | null;
}

/** What became of something, where it was erased. */
export function erasedFrom({ erased_by: by, erased_at: at, erased_why: why }: ErasedColumns): Erased | undefined {
  return by === null || at === null || why === null ? undefined : { by, at, why };
}
