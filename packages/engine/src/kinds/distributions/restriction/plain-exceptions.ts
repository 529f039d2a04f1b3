import { openFact } from '../../../evaluation/index.js';
import type { Context } from '../../../session/index.js';
import type { Excepted } from './excepted.js';
import type { ExceptionOf } from './restriction-parameters.js';

export const recordForOthers = openFact('record-ownership-for-others', 'act').yesNo(
  'Does {0} give record ownership only, as trustee, custodian or the like, for the beneficial ownership of persons other than the corporation and its subsidiaries?',
);

export const withinGroup = openFact('held-within-group', 'act').yesNo(
  'Are the securities in {0} held by the corporation or by a wholly-owned subsidiary of it?',
);

/** Whether all that is paid on junior stock is shares of the class. */
export function paidInShares({ matter, touched }: Excepted, { class: of }: ExceptionOf<'paid-in-shares'>): boolean {
  if (touched.stock !== 'junior') return false;
  const { act } = matter;
  if (act.kind === 'distribute-shares') return act.class === of;
  if (act.kind !== 'dividend') return false;
  const other = act['per-share'] ?? act.total ?? act['in-kind'];
  return other === undefined && act['in-shares']?.class === of;
}

/** Whether only record ownership of junior stock or stock at parity is got, for others. */
export function heldForOthers(
  c: Context,
  { matter, touched }: Excepted,
  { cite }: ExceptionOf<'held-for-others'>,
): boolean {
  if (touched.stock !== 'junior' && touched.stock !== 'parity') return false;
  return c.holds(recordForOthers, [matter.id], cite);
}

/** Whether what is redeemed is held by the corporation itself or a wholly-owned subsidiary. */
export function heldWithinGroup(c: Context, { matter }: Excepted, { cite }: ExceptionOf<'held-within-group'>): boolean {
  return c.holds(withinGroup, [matter.id], cite);
}
