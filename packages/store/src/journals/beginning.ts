import type { UploadedCharter } from '../charters/uploaded-charter.js';
import type { NewEntry } from './new-entry.js';

/** With what a corporation begins to be kept: all of it together with the corporation, or nothing. */
export interface Beginning {
  /** Whoever begins to keep it. */
  readonly by: string;
  /** The charter under the name that the corporation gives, where it does not come with Quorate. */
  readonly charter?: UploadedCharter;
  /** What holds already: opening positions, coverage, milestones, readings adopted. */
  readonly entries?: readonly NewEntry[];
  /** The role that who begins to keep it has from then on. */
  readonly role?: string;
  /** Made once for this request: sent again under it, it is answered as before. */
  readonly idempotencyKey?: string;
}
