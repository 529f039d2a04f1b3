import { dayNumber, isZero, negate, times, type Day, type Ratio, type Shares } from '../../exact/index.js';
import type { AnyEntry } from '../entry-types.js';
import { ClassAccounts } from './class-accounts.js';
import { Names } from './names.js';
import { closeOf, dayOfPlace, placeOf, startOfPlace } from './place.js';
import { postToRegister, type RegisterPosting } from './posting.js';
import { Rows } from './rows.js';

/** So many shares of a class for each share of another that was held at the close of a day. */
interface Distributing {
  readonly sequence: number;
  readonly cls: number;
  readonly onClass: number;
  readonly perShare: Ratio;
  readonly heldOn: Day;
}

type Distribution = Omit<Distributing, 'heldOn'> & { readonly place: number; readonly heldAt: number };

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

  /** Takes in one entry; one that is not of the register does nothing. */
  post(entry: AnyEntry): void {
    this.place = placeOf(entry.on, entry.time);
    this.sequence = entry.sequence;
    postToRegister(entry, this);
  }

  /** Takes in one change of a whole number of shares: the quick way in for columns that are read already. */
  add(place: number, cls: number, holder: number, change: number, sequence: number): void {
    this.rowsOf(cls).addWhole(place, holder, change, sequence);
  }

  /** Takes in one change of any number of shares. */
  addExact(place: number, cls: number, holder: number, change: Shares, sequence: number): void {
    this.rowsOf(cls).add(place, holder, change, sequence);
  }

  addSplit(place: number, sequence: number, cls: number, becomes: Ratio): void {
    this.rowsOf(cls).splits.push({ place, sequence, becomes });
  }

  addDistribution(place: number, { sequence, cls, onClass, perShare, heldOn }: Distributing): void {
    const heldAt = dayNumber(heldOn) === dayOfPlace(place) ? place : closeOf(heldOn);
    this.distributions.push({ place, sequence, cls, onClass, perShare, heldAt });
  }

  opened(): void {
    this.place = startOfPlace(this.place);
  }

  received(cls: string, holder: string, held: Shares): void {
    this.addExact(this.place, this.classes.number(cls), this.holders.number(holder), held, this.sequence);
  }

  gaveUp(cls: string, holder: string, held: Shares): void {
    this.addExact(this.place, this.classes.number(cls), this.holders.number(holder), negate(held), this.sequence);
  }

  split(cls: string, becomes: Ratio): void {
    this.addSplit(this.place, this.sequence, this.classes.number(cls), becomes);
  }

  distributed(cls: string, onClass: string, perShare: Ratio, heldOn: Day): void {
    const [paid, on] = [this.classes.number(cls), this.classes.number(onClass)];
    this.addDistribution(this.place, { sequence: this.sequence, cls: paid, onClass: on, perShare, heldOn });
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
      if (!isZero(before)) this.rowsOf(cls).add(place, holder, times(before, perShare), sequence);
    }
  }

  private rowsOf(cls: number): Rows {
    while (this.rows.length <= cls) this.rows.push(new Rows());
    const rows = this.rows[cls];
    if (rows === undefined) throw new RangeError(`class ${cls} is not known`);
    return rows;
  }
}
