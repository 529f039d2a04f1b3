import { isZero, times, type Day, type Quantity, type Ratio } from '../../exact/index.js';
import type { AnyEntry } from '../entry-types.js';
import { ClassAccounts } from './class-accounts.js';
import { Names } from './names.js';
import { closeOf, placeOf, startOf } from './place.js';
import { postToRegister, type RegisterPosting } from './posting.js';
import { Rows } from './rows.js';

interface Distribution {
  readonly place: number;
  readonly sequence: number;
  readonly cls: number;
  readonly onClass: number;
  readonly perShare: Ratio;
  readonly heldAt: number;
}

/** The accounts of every class: the register, posted. */
export interface Accounts {
  readonly classes: Names;
  readonly holders: Names;
  readonly ofClass: readonly ClassAccounts[];
}

/**
 * Gathers what entries do to the register and makes accounts of it. Entries may come in any order; those of one day
 * stand in the order of their times, those without a time after them in the order entered. A certified list stands
 * before all else of its day.
 */
export class AccountsBuilder implements RegisterPosting {
  readonly classes = new Names();
  readonly holders = new Names();
  private readonly rows: Rows[] = [];
  private readonly distributions: Distribution[] = [];
  private place = 0;
  private sequence = 0;
  private day: Day | undefined;

  /** Takes in one entry; one that is not of the register does nothing. */
  post(entry: AnyEntry): void {
    this.place = placeOf(entry.on, entry.time);
    this.sequence = entry.sequence;
    this.day = entry.on;
    postToRegister(entry, this);
  }

  /** Takes in one change of a whole number of shares: the quick way in for columns that are read already. */
  add(place: number, cls: number, holder: number, change: number, sequence: number): void {
    this.rowsOf(cls).addWhole(place, holder, change, sequence);
  }

  opened(): void {
    if (this.day !== undefined) this.place = startOf(this.day);
  }

  received(cls: string, holder: string, held: Quantity<'shares'>): void {
    this.rowsOf(this.classes.number(cls)).add(this.place, this.holders.number(holder), 1, held, this.sequence);
  }

  gaveUp(cls: string, holder: string, held: Quantity<'shares'>): void {
    this.rowsOf(this.classes.number(cls)).add(this.place, this.holders.number(holder), -1, held, this.sequence);
  }

  split(cls: string, becomes: Ratio): void {
    this.rowsOf(this.classes.number(cls)).splits.push({ place: this.place, sequence: this.sequence, becomes });
  }

  distributed(cls: string, onClass: string, perShare: Ratio, heldOn: Day): void {
    const { place, sequence } = this;
    const heldAt = heldOn === this.day ? place : closeOf(heldOn);
    const [paid, on] = [this.classes.number(cls), this.classes.number(onClass)];
    this.distributions.push({ place, sequence, cls: paid, onClass: on, perShare, heldAt });
  }

  build(): Accounts {
    for (let cls = 0; cls < this.classes.size; cls += 1) this.rowsOf(cls);
    this.distributions.sort((a, b) => a.place - b.place || a.sequence - b.sequence);
    for (const distribution of this.distributions) this.distribute(distribution);
    const ofClass = this.rows.map((rows) => new ClassAccounts(rows, this.holders.size));
    return { classes: this.classes, holders: this.holders, ofClass };
  }

  /** Every outstanding share held at the place brings its part; shares in treasury bring nothing. */
  private distribute({ place, sequence, cls, onClass, perShare, heldAt }: Distribution): void {
    const held = new ClassAccounts(this.rowsOf(onClass), this.holders.size);
    for (let holder = 0; holder < this.holders.size; holder += 1) {
      if (this.holders.name(holder) === 'treasury') continue;
      const before = held.quantity(held.lastRowBefore(holder, heldAt, heldAt === place ? sequence : Infinity));
      if (!isZero(before)) this.rowsOf(cls).add(place, holder, 1, times(before, perShare), sequence);
    }
  }

  private rowsOf(cls: number): Rows {
    while (this.rows.length <= cls) this.rows.push(new Rows());
    const rows = this.rows[cls];
    if (rows === undefined) throw new RangeError(`class ${cls} is not known`);
    return rows;
  }
}
