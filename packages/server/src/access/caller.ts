import type { Context } from 'hono';
import type { Permission, Role } from './permissions.js';

/** Who sent a request. */
export interface Caller {
  /** The name that stands in entries as their writer. */
  readonly name: string;
  /** The hash of the session or key by which the caller is known. */
  readonly secret?: string;
  /** Whether the caller is known by a key that is limited to some of what its account may do. */
  readonly isLimited: boolean;
  /** Whether the caller may make accounts, give roles, and begin to keep corporations. */
  readonly isOwner: boolean;
  roleIn(corporation: string): Role | undefined;
  /** Whether the caller may do this with that corporation. */
  may(permission: Permission, corporation: string): boolean;
}

/** Finds out who sent a request; nobody, where it does not tell. */
export interface Authentication {
  callerOf(c: Context): Promise<Caller | undefined>;
  /** The same, asked again while a request goes on: nobody uses a session by that. */
  stillCallerOf(c: Context): Promise<Caller | undefined>;
  /** Whose key this is; nobody’s, where it is none. */
  callerWith(key: string): Promise<Caller | undefined>;
}
