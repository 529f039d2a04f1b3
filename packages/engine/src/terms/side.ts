import type { Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { subsidiaryAsEntered, subsidiaryFact } from './subsidiary.js';
import type { Side } from './transaction.js';
import { subsidiaryNotion } from './notions.js';

/** For what place of an instrument, and as of when, somebody's standing is looked at. */
export interface Standpoint {
  readonly place: string;
  readonly at: Moment;
}

/**
 * Whether a person is the corporation or a subsidiary of it: as the instrument defines one, where it does, by what is
 * entered; else as the person's entry says, or as is stated.
 */
export function isCorporationOrSubsidiary(c: Context, person: string, cite: string, from?: Standpoint): boolean {
  if (person === 'corporation') return true;
  if (from !== undefined && c.isDefined(subsidiaryNotion, from.place, from.at)) {
    if (c.notion(subsidiaryNotion, [person], from.at, from.place).value) return true;
  }
  return subsidiaryAsEntered(c, person, from?.at ?? c.now) ?? c.holds(subsidiaryFact, [person], cite);
}

/** Whether a person stands on a side. Nobody named: as if it were anyone's. */
export function isOnSide(c: Context, side: Side, person: string | undefined, cite: string, from?: Standpoint): boolean {
  if (side === 'anyone' || person === undefined) return true;
  return side === 'corporation' ? person === 'corporation' : isCorporationOrSubsidiary(c, person, cite, from);
}
