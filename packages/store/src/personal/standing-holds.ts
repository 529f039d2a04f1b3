import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { LegalHoldError } from '../store-error.js';

/** What a hold covers: all that is kept of a corporation, or persons, entries and papers by name. */
export type HoldScope = { readonly whole: true } | Holdable;

/** Persons and entries by their ids, papers by their hashes. */
export interface Holdable {
  readonly persons?: readonly string[];
  readonly entries?: readonly string[];
  readonly papers?: readonly string[];
}

/** A hold: while it stands nothing that it covers is erased. It is released, and never deleted. */
export interface LegalHold {
  readonly id: string;
  readonly reason: string;
  readonly scope: HoldScope;
  readonly setBy: string;
  readonly setAt: string;
  readonly released?: { readonly by: string; readonly at: string; readonly why: string };
}

/** @throws {LegalHoldError} naming the holds that cover any of these */
export async function notHeld(database: Kysely<Tables>, corporation: string, things: Holdable): Promise<void> {
  const holds = (await standing(database, corporation)).filter(({ scope }) => covers(scope, things));
  if (holds.length > 0) throw new LegalHoldError(holds.map(({ id }) => id));
}

/** Whether everything of the corporation is held: then nothing is deleted that would otherwise be, only put out of sight. */
export async function isHeldWhole(database: Kysely<Tables>, corporation: string): Promise<boolean> {
  return (await standing(database, corporation)).some(({ scope }) => 'whole' in scope);
}

/** The entries that holds name. */
export async function heldEntries(database: Kysely<Tables>, corporation: string): Promise<readonly string[]> {
  return (await standing(database, corporation)).flatMap(({ scope }) =>
    'whole' in scope ? [] : (scope.entries ?? []),
  );
}

async function standing(database: Kysely<Tables>, corporation: string): Promise<readonly LegalHold[]> {
  const rows = await database
    .selectFrom('legal_holds')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('released_at', 'is', null)
    .orderBy('set_at')
    .orderBy('id')
    .execute();
  return rows.map(holdFrom);
}

/** Whether a hold covers any of these. */
export function covers(scope: HoldScope, things: Holdable): boolean {
  if ('whole' in scope) return true;
  return (['persons', 'entries', 'papers'] as const).some((sort) => {
    const held = new Set(scope[sort]);
    return (things[sort] ?? []).some((each) => held.has(each));
  });
}

/** A hold out of its row. */
export function holdFrom(row: Tables['legal_holds']): LegalHold {
  const { id, reason, set_by: setBy, set_at: setAt, released_by: by, released_at: at, released_why: why } = row;
  const released = by === null || at === null || why === null ? undefined : { released: { by, at, why } };
  return { id, reason, scope: scopeFrom(row), setBy, setAt, ...released };
}

function scopeFrom({ is_whole: isWhole, persons, entries, papers }: Tables['legal_holds']): HoldScope {
  if (isWhole === 1) return { whole: true };
  const list = (text: string) => JSON.parse(text) as readonly string[];
  return { persons: list(persons), entries: list(entries), papers: list(papers) };
}
