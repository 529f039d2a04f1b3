import type { Permission } from './permissions.js';

/** Who sent a request. */
export interface Caller {
  /** The name that stands in entries as their writer. */
  readonly name: string;
  /** Whether the caller may do this with that corporation. */
  may(permission: Permission, corporation: string): boolean;
  /** Whether the caller may begin to keep a corporation, and see which are kept. */
  readonly keepsCorporations: boolean;
}

/** Finds out who sent a request, by its headers; nobody, where it does not tell. */
export interface Authentication {
  callerOf(headers: Headers): Promise<Caller | undefined>;
}

/** Whoever reaches a server that listens to its own machine alone: one person, who may do everything. */
export function ownerOfTheMachine(name: string): Authentication {
  const owner: Caller = { name, may: () => true, keepsCorporations: true };
  return { callerOf: async () => owner };
}
