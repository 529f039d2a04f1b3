import { openFact } from '../../../evaluation/index.js';
import { isZero } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { subsidiaryAsEntered } from '../../../terms/index.js';
import type { SeriesRestriction } from './restriction-parameters.js';

export const acquirerIsSubsidiary = openFact('acquirer-is-subsidiary', 'person').yesNo(
  'Is {0} a subsidiary of the corporation?',
  { reply: 'no', premise: '{0} is no subsidiary of the corporation' },
);

/** Whether it is a subsidiary that gets shares, while a share of the series is out. */
export function isBySubsidiary(c: Context, placed: Placed<SeriesRestriction>, act: Act): boolean {
  if (act.kind !== 'acquire-shares' || isZero(c.books.outstanding(placed.provision.series).at(c.now))) return false;
  return isOneOfOurs(c, act.by, placed.cite);
}

/** Whether a person is a subsidiary of the corporation. */
export function isOneOfOurs(c: Context, person: string, cite: string): boolean {
  return subsidiaryAsEntered(c, person, c.now) ?? c.holds(acquirerIsSubsidiary, [person], cite);
}
