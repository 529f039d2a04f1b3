import { noSuchMatter, type MatterPlace, type NewRead, type Store } from '@quorate/store';
import type { Caller } from './caller.js';
import { allow } from './gate.js';
import type { Permission } from './permissions.js';

/** What is given out of matters, as the log of reads names it. */
export const readsInMatters = [
  'matters',
  'matter',
  'notes',
  'note',
  'drafts',
  'draft',
  'papers',
  'paper',
  'hypotheticals',
  'hypothetical',
  'answer',
  'reads',
] as const;
export type ReadInMatter = (typeof readsInMatters)[number];

/** A member behind the wall. */
export interface Within {
  readonly place: MatterPlace;
  readonly name: string;
  /** Gives a thing out, once it is written down that this member is given it. */
  given<T>(what: ReadInMatter, subject: string, thing: T): Promise<T>;
}

/**
 * Lets a member into a matter: the one place where it is decided. Everybody else is told what is told of a matter that is not
 * there, whoever they are, and after the same work.
 * @throws {NotKeptError} where the caller is no member, is nothing to the corporation any more, or there is no such matter
 * @throws {HTTPException} 403 where a member may not do this
 */
export async function allowInMatter(
  caller: Caller,
  permission: Permission,
  { store, place }: { readonly store: Store; readonly place: MatterPlace },
): Promise<Within> {
  const { corporation, matter } = place;
  const { name } = caller;
  const isMember = await store.matters.members.has({ corporation, matter }, name);
  if (!isMember || !caller.may('read-matters', corporation)) throw noSuchMatter();
  allow(caller, permission, corporation);
  return {
    place: { corporation, matter },
    name,
    given: async (what, subject, thing) => {
      await store.reads.record(corporation, { by: name, what, subject, matter });
      return thing;
    },
  };
}

/** Whether a route leads behind walls. Of such requests nothing is counted or logged: numbers would show through. */
export function isBehindWalls(route: string): boolean {
  return route === mattersRoute || route.startsWith(`${mattersRoute}/`);
}

/** The route under which all of them lie. */
export const mattersRoute = '/v1/corporations/{corporation}/matters';

/** That a list of somebody's own matters is given out, for each of those that are on it. */
export function listedReads(by: string, matters: readonly { readonly id: string }[]): readonly NewRead[] {
  const what: ReadInMatter = 'matters';
  return matters.map(({ id }) => ({ by, what, subject: id, matter: id }));
}
