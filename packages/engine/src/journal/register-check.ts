import { dayNumber, dayOfNumber, minus, shares, show, type Shares } from '../exact/index.js';
import type { Accounts } from './accounts/index.js';
import { dayOfPlace } from './accounts/place.js';
import { postToRegister } from './accounts/posting.js';
import { afterChange, Closings, isShort } from './closings.js';
import type { Checked, Given } from './checked.js';
import type { AnyEntry } from './entry-types.js';
import { misplaced, wrongOpening } from './opening-check.js';
import { impossible, type Problem } from './problem.js';
import { isOfRegister } from './register-types.js';

/**
 * Keeps the newest balance of every account, and refuses what would leave one below zero at the close of any day.
 *
 * Entries that come in order of their days are checked against the newest balance alone. An entry dated back, a split, a
 * distribution or a correction makes the whole register be posted again and looked through, every day of it.
 */
export class RegisterCheck {
  private readonly of: Checked;
  /** Worked out from the register where entries were there before the first that is checked. */
  private closings: Closings | undefined;
  private waiting = new Closings();
  /** Whether the waiting balances are those of every account. */
  private waitsAll = false;

  constructor(of: Checked) {
    this.of = of;
    this.closings = of.before === 0 ? new Closings() : undefined;
  }

  /** The problems of entries to come; none means that `accept` may follow. */
  problems(given: readonly Given[], needsAll: boolean): readonly Problem[] {
    this.waiting = new Closings();
    this.waitsAll = false;
    if (!given.some(({ entry }) => isOfRegister(entry)) && !needsAll) return [];
    const found = given.flatMap((each) => wrongOpening(each) ?? wrongRecordDate(each) ?? []);
    if (found.length > 0) return found;
    if (!needsAll && this.followsOn(given)) return [];
    return this.lookThrough(given);
  }

  accept(): void {
    if (this.waitsAll) this.closings = this.waiting;
    else this.closings?.takeOver(this.waiting);
    this.waiting = new Closings();
    this.waitsAll = false;
  }

  /** Whether every entry is dated on or after the last change of its accounts, and leaves none of them short. */
  private followsOn(given: readonly Given[]): boolean {
    this.closings ??= closingsOf(this.of.accounts(this.of.before));
    const { closings } = this;
    let plain = true;
    for (const { entry } of given) {
      const day = dayNumber(entry.on);
      const change = (cls: string, holder: string, sign: 1 | -1, held: Shares) => {
        plain &&= this.change(closings, { cls, holder, day, sign, held });
      };
      postToRegister(entry, {
        received: (cls, holder, held) => change(cls, holder, 1, held),
        gaveUp: (cls, holder, held) => change(cls, holder, -1, held),
        opened: () => (plain = false),
        split: () => (plain = false),
        distributed: () => (plain = false),
      });
      if (!plain) return false;
    }
    return !this.waiting.hasShort();
  }

  private change(closings: Closings, { cls, holder, day, sign, held }: Change): boolean {
    const before = this.waiting.get(cls, holder) ?? closings.get(cls, holder) ?? { day, balance: 0 };
    if (day < before.day || (day > before.day && isShort(before.balance))) return false;
    this.waiting.set(cls, holder, day, afterChange(before.balance, sign, held));
    return true;
  }

  private lookThrough(given: readonly Given[]): readonly Problem[] {
    const accounts = this.of.accounts(Infinity);
    this.waiting = closingsOf(accounts);
    this.waitsAll = true;
    return [...misplaced(given, this.of.live), ...everShort(accounts, given)];
  }
}

interface Change {
  readonly cls: string;
  readonly holder: string;
  readonly day: number;
  readonly sign: 1 | -1;
  readonly held: Shares;
}

/** The newest balance of every account. */
function closingsOf({ classes, holders, ofClass }: Accounts): Closings {
  const closings = new Closings();
  for (const [cls, accounts] of ofClass.entries()) {
    for (let holder = 0; holder < holders.size; holder += 1) {
      const last = accounts.end(holder) - 1;
      if (last < accounts.start(holder)) continue;
      const day = dayOfPlace(accounts.place(last));
      closings.set(classes.name(cls), holders.name(holder), day, afterChange(0, 1, accounts.quantity(last)));
    }
  }
  return closings;
}

/** The accounts that are below zero at the close of a day, each with the first such day. */
function everShort({ classes, holders, ofClass }: Accounts, given: readonly Given[]): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [cls, accounts] of ofClass.entries()) {
    for (let holder = 0; holder < holders.size; holder += 1) {
      const [start, end] = [accounts.start(holder), accounts.end(holder)];
      for (let row = start; row < end; row += 1) {
        if (accounts.sign(row) >= 0) continue;
        const day = dayOfPlace(accounts.place(row));
        if (row + 1 < end && dayOfPlace(accounts.place(row + 1)) === day) continue;
        problems.push(short(classes.name(cls), holders.name(holder), day, accounts.quantity(row), given));
        break;
      }
    }
  }
  return problems;
}

/** A distribution to those who will hold on a later day. */
function wrongRecordDate({ entry, index }: Given): Problem | undefined {
  if (entry.type !== 'share-distribution') return undefined;
  const held = entry.data['record-date'];
  if (held === undefined || held <= entry.on) return undefined;
  const message = `the shares were distributed on ${entry.on} to the holders of ${held}, a later day; check both dates`;
  return impossible({ entry: entry.id, index }, ['data', 'record-date'], message);
}

/** An account that would be short: blames the entry of the batch nearest before that day, else the first of the class. */
function short(cls: string, holder: string, day: number, balance: Shares, given: readonly Given[]): Problem {
  const date = dayOfNumber(day);
  const touching = given.filter(({ entry }) => touches(entry, cls, holder));
  const before = touching.filter(({ entry }) => entry.on <= date);
  const blamed = before.at(-1) ?? touching[0] ?? given[0];
  const held = show(minus(shares(0), balance));
  const message = `at the close of ${date} ${holder} would have given up ${held} shares of ${cls} more than it held; check the number and the date, or enter first what it received`;
  return impossible({ entry: blamed?.entry.id ?? '', index: blamed?.index ?? 0 }, ['data'], message);
}

function touches(entry: AnyEntry, cls: string, holder: string): boolean {
  let found = false;
  const move = (ofClass: string, of: string) => {
    found ||= ofClass === cls && of === holder;
  };
  const whole = (ofClass: string) => {
    found ||= ofClass === cls;
  };
  postToRegister(entry, { received: move, gaveUp: move, opened: whole, split: whole, distributed: whole });
  return found;
}
