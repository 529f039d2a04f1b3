import type { Day, Ratio, Shares } from '../../exact/index.js';
import { negate } from '../../exact/index.js';
import { doubles, smallWholes, wholes, type Column } from '../columns/column.js';
import type { AnyEntry } from '../entry-types.js';
import type { AccountsBuilder } from './accounts-builder.js';
import { exactDouble } from './exact-double.js';
import { Names } from './names.js';
import { startOfPlace } from './place.js';
import { postToRegister, type RegisterPosting } from './posting.js';

/** The columns of postings: for each change of an account the entry, the class, the holder, and by how much. */
export interface PostingColumns {
  readonly sequences: Column<Int32Array>;
  readonly classes: Column<Uint16Array>;
  readonly holders: Column<Int32Array>;
  /** Whole changes, exact as doubles; 0 where the change stands among the others. */
  readonly changes: Column<Float64Array>;
}

/** What is no change of one account: it is seldom, and kept as it is. */
export type WholePosting =
  | { readonly sequence: number; readonly opened: true }
  | { readonly sequence: number; readonly split: number; readonly becomes: Ratio }
  | {
      readonly sequence: number;
      readonly distributed: number;
      readonly on: number;
      readonly perShare: Ratio;
      readonly heldOn: Day;
    };

/** What of the postings is taken, and how. */
export interface Taking {
  /** The place in time of an entry. */
  readonly placeOf: (sequence: number) => number;
  /** Whether an entry is taken; absent: every one. */
  readonly stands?: ((sequence: number) => boolean) | undefined;
  /** The id under which a holder is kept; absent: its own. */
  readonly oneId?: ((holder: string) => string) | undefined;
}

/**
 * What the entries of a journal did to the register, in columns, in the order entered, superseded ones too. Accounts are made of
 * it without going through the entries again.
 */
export class Postings implements RegisterPosting {
  readonly columns: PostingColumns;
  readonly classes: Names;
  /** Changes that no double holds, by their row. */
  readonly others: Map<number, Shares>;
  readonly whole: WholePosting[];
  private readonly holders: Names;
  private entry: AnyEntry | undefined;

  /** @param holders the names of the journal, of which the holders are some */
  constructor(
    holders: Names,
    given: {
      readonly columns: PostingColumns;
      readonly classes: readonly string[];
      readonly others: Iterable<readonly [number, Shares]>;
      readonly whole: readonly WholePosting[];
    } = {
      columns: { sequences: wholes(), classes: smallWholes(), holders: wholes(), changes: doubles() },
      classes: [],
      others: [],
      whole: [],
    },
  ) {
    this.holders = holders;
    this.columns = given.columns;
    this.classes = new Names(given.classes);
    this.others = new Map(given.others);
    this.whole = [...given.whole];
  }

  post(entry: AnyEntry): void {
    this.entry = entry;
    postToRegister(entry, this);
  }

  received(cls: string, holder: string, held: Shares): void {
    this.change(cls, holder, held, 1);
  }

  gaveUp(cls: string, holder: string, held: Shares): void {
    this.change(cls, holder, held, -1);
  }

  opened(): void {
    this.whole.push({ sequence: this.sequence, opened: true });
  }

  split(cls: string, becomes: Ratio): void {
    this.whole.push({ sequence: this.sequence, split: this.classes.number(cls), becomes });
  }

  distributed(cls: string, onClass: string, perShare: Ratio, heldOn: Day): void {
    const [distributed, on] = [this.classes.number(cls), this.classes.number(onClass)];
    this.whole.push({ sequence: this.sequence, distributed, on, perShare, heldOn });
  }

  /** Where the postings end. */
  mark(): { readonly rows: number; readonly whole: number; readonly classes: number } {
    return { rows: this.columns.sequences.length, whole: this.whole.length, classes: this.classes.size };
  }

  /** Takes back what was posted after a mark. */
  cutTo({ rows, whole, classes }: ReturnType<Postings['mark']>): void {
    for (let row = rows; row < this.columns.sequences.length; row += 1) this.others.delete(row);
    for (const column of Object.values(this.columns)) (column as Column).cutTo(rows);
    this.whole.splice(whole);
    this.classes.cutTo(classes);
  }

  /** Gives the postings to a builder, in the order entered; holders and classes get their numbers there when first met. */
  giveTo(builder: AccountsBuilder, { placeOf, stands = () => true, oneId = (holder) => holder }: Taking): void {
    const { sequences, classes, holders, changes } = this.columns;
    const classIn = numbered(this.classes.size, (cls) => builder.classes.number(this.classes.name(cls)));
    const holderIn = numbered(this.holders.size, (of) => builder.holders.number(oneId(this.holders.name(of))));
    let [last, taken, place, next] = [0, true, 0, 0];
    const giveWhole = (through: number): void => {
      for (let each = this.whole[next]; each !== undefined && each.sequence <= through; each = this.whole[next]) {
        next += 1;
        if (!stands(each.sequence)) continue;
        const at = placeOf(each.sequence);
        if ('opened' in each) place = each.sequence === last ? startOfPlace(at) : place;
        else if ('split' in each) builder.addSplit(at, each.sequence, classIn(each.split), each.becomes);
        else builder.addDistribution(at, { ...each, cls: classIn(each.distributed), onClass: classIn(each.on) });
      }
    };
    const [sequenceOf, classOf, holderOf, changeOf] = [sequences.all(), classes.all(), holders.all(), changes.all()];
    for (let row = 0; row < sequenceOf.length; row += 1) {
      const sequence = sequenceOf[row]!;
      if (sequence !== last) {
        last = sequence;
        taken = stands(sequence);
        place = placeOf(sequence);
        giveWhole(sequence);
      }
      if (!taken) continue;
      const [cls, holder] = [classIn(classOf[row]!), holderIn(holderOf[row]!)];
      const other = this.others.get(row);
      if (other === undefined) builder.add(place, cls, holder, changeOf[row]!, sequence);
      else builder.addExact(place, cls, holder, other, sequence);
    }
    giveWhole(Infinity);
  }

  private change(cls: string, holder: string, held: Shares, sign: 1 | -1): void {
    const { sequences, classes, holders, changes } = this.columns;
    const exact = exactDouble(held);
    if (exact === undefined) this.others.set(sequences.length, sign === 1 ? held : negate(held));
    sequences.push(this.sequence);
    classes.push(this.classes.number(cls));
    holders.push(this.holders.number(holder));
    changes.push(exact === undefined ? 0 : sign * exact);
  }

  private get sequence(): number {
    return this.entry?.sequence ?? 0;
  }
}

/** Numbers given anew, each when it is first asked for. */
function numbered(size: number, give: (number: number) => number): (number: number) => number {
  const given = new Int32Array(size).fill(-1);
  return (number) => {
    const known = given[number]!;
    if (known >= 0) return known;
    const fresh = give(number);
    given[number] = fresh;
    return fresh;
  };
}
