import type { Day, Moment } from '../exact/index.js';
import { closeOf, placeAt, startOf } from '../journal/accounts/index.js';
import { reservedPersons, type EntryOf } from '../journal/index.js';
import { entriesOfAccount } from './account-entries.js';
import type { BeneficialBooks } from './beneficial.js';
import { remembered } from './remembered.js';
import { upTo, type Standing } from './standing.js';

/** Transfers of record between holders, as successions of one to the shares of another. */
export interface TransferBooks {
  /** The transfers to a holder of record, in order of time, up to a moment; from whomever. */
  readonly transfersTo: (holder: string, when: Day | Moment) => readonly EntryOf<'shares-transferred'>[];
  /**
   * The transfers from one holder who matters by itself to another, from the start of a day up to a moment; none of those
   * to or from the treasury, or holders nobody of whom matters alone.
   */
  readonly transfersBetweenHolders: (from: Day, when: Day | Moment) => readonly EntryOf<'shares-transferred'>[];
  /**
   * Whose shares passed in a transfer, and whose they became: the holder's own, or theirs for whom it held them then. Where
   * it held only some for others, and no entry says which passed, all of them.
   */
  readonly transferOwners: (transfer: EntryOf<'shares-transferred'>) => {
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
}

export function transferBooks(standing: Standing, { relations }: BeneficialBooks): TransferBooks {
  const received = remembered((holder: string) =>
    entriesOfAccount(standing, holder).flatMap((entry) =>
      entry.type === 'shares-transferred' && entry.data.to === holder ? [entry] : [],
    ),
  );
  const ownersOf = (holder: string, cls: string, inForce: (start: number, end: number) => boolean) => {
    const heldFor = relations
      .filter(({ start, end, entry: { data } }) => data.holder === holder && data.class === cls && inForce(start, end))
      .map(({ entry: { data } }) => data);
    const whole = heldFor.some(({ shares }) => shares === undefined);
    return [...new Set([...(whole ? [] : [holder]), ...heldFor.flatMap(({ owners }) => owners)])].sort();
  };
  return {
    transferOwners: ({ on, data: { class: cls, from, to } }) => {
      const [opens, closes] = [startOf(on), closeOf(on)];
      return {
        before: ownersOf(from, cls, (start, end) => start <= closes && end > opens),
        after: ownersOf(to, cls, (start, end) => start <= closes && end > closes),
      };
    },
    transfersTo: (holder, when) => upTo(received(holder), when),
    transfersBetweenHolders: (from, when) =>
      standing
        .between('shares-transferred', startOf(from), placeAt(when))
        .filter(({ data }) => !isReserved(data.from) && !isReserved(data.to)),
  };
}

function isReserved(holder: string): boolean {
  return reservedPersons.includes(holder);
}
