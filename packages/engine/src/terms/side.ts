import type { Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { subsidiaryAsEntered, subsidiaryFact } from './subsidiary.js';
import type { Side } from './transaction.js';
import { interestedShareholderNotion, interestedShareholdersNotion, subsidiaryNotion } from './notions.js';

/** For what place of an instrument, and as of when, somebody's standing is looked at. */
export interface Standpoint {
  readonly place: string;
  readonly at: Moment;
}

/**
 * Whether a person is the corporation or a subsidiary of it: as the instrument defines one, where it does, by what is
 * entered; else as the person's entry says, or as is stated. Of an interested shareholder it is not asked where none can be one.
 */
export function isCorporationOrSubsidiary(c: Context, person: string, cite: string, from?: Standpoint): boolean {
  if (person === 'corporation') return true;
  if (from !== undefined && c.isDefined(subsidiaryNotion, from.place, from.at)) {
    if (c.notion(subsidiaryNotion, [person], from.at, from.place).value) return true;
  }
  const entered = subsidiaryAsEntered(c, person, from?.at ?? c.now);
  if (entered !== undefined) return entered;
  return !(from !== undefined && isInterestedAsNone(c, person, from)) && c.holds(subsidiaryFact, [person], cite);
}

/** Whether a person is an interested shareholder by a definition that leaves subsidiaries out: then it cannot be one. */
function isInterestedAsNone(c: Context, person: string, { place, at }: Standpoint): boolean {
  return (
    c.isDefined(interestedShareholderNotion, place, at) &&
    c.notion(interestedShareholderNotion, [person], at, place).value &&
    c.notion(interestedShareholdersNotion, [], at, place).value.noSubsidiaries === true
  );
}

/** Whether a person stands on a side. Nobody named: as if it were anyone's. */
export function isOnSide(c: Context, side: Side, person: string | undefined, cite: string, from?: Standpoint): boolean {
  if (side === 'anyone' || person === undefined) return true;
  return side === 'corporation' ? person === 'corporation' : isCorporationOrSubsidiary(c, person, cite, from);
}
