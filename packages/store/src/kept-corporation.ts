import type { Head } from './chain/stored-entry.js';

/** A corporation whose journal is kept. */
export interface KeptCorporation extends Head {
  readonly id: string;
  readonly name: string;
  /** The name under which its governing instruments are found: a charter that comes with Quorate, or one uploaded. */
  readonly charter: string;
  /** The day it was formed, where that is known otherwise than by an entry. */
  readonly formed?: string | undefined;
  /** The instant at which it was first kept, in UTC. */
  readonly keptSince: string;
  /** The head of what was recorded of all that stands beside its journal: charter, policy, roles, holds, papers, erasures. */
  readonly records: Head;
}
