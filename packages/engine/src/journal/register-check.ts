import { dayNumber, dayOfNumber, equals, minus, plus, shares, show, sum, type Quantity } from '../exact/index.js';
import { AccountsBuilder } from './accounts/accounts-builder.js';
import { afterChange, Closings, isShort } from './closings.js';
import { dayOfPlace } from './accounts/place.js';
import { postToRegister } from './accounts/posting.js';
import type { AnyEntry } from './entry-types.js';
import { impossible, type Problem } from './problem.js';

/** An entry of the batch, with its index in it. */
export interface Given {
  readonly entry: AnyEntry;
  readonly index: number;
}

/**
 * Keeps the newest balance of every account, and refuses what would leave one below zero at the close of any day.
 *
 * Entries that come in order of their days are checked against the newest balance alone. An entry dated back, a split, a
 * distribution or a correction makes the whole register be posted again and looked through, every day of it.
 */
export class RegisterCheck {
  private readonly closings = new Closings();
  private waiting = new Closings();

  /** The problems of entries to come; none means that `accept` may follow. */
  problems(given: readonly Given[], needsAll: boolean, live: () => Iterable<AnyEntry>): readonly Problem[] {
    this.waiting = new Closings();
    if (!given.some(({ entry }) => isOfRegister(entry)) && !needsAll) return [];
    const found = given.flatMap((each) => wrongOpening(each) ?? wrongRecordDate(each) ?? []);
    if (found.length > 0) return found;
    if (!needsAll && this.followsOn(given)) return [];
    return this.lookThrough(given, [...live()]);
  }

  accept(): void {
    this.closings.takeOver(this.waiting);
    this.waiting = new Closings();
  }

  /** Whether every entry is dated on or after the last change of its accounts, and leaves none of them short. */
  private followsOn(given: readonly Given[]): boolean {
    let plain = true;
    for (const { entry } of given) {
      const day = dayNumber(entry.on);
      postToRegister(entry, {
        received: (cls, holder, held) => (plain &&= this.change(cls, holder, day, 1, held)),
        gaveUp: (cls, holder, held) => (plain &&= this.change(cls, holder, day, -1, held)),
        opened: () => (plain = false),
        split: () => (plain = false),
        distributed: () => (plain = false),
      });
      if (!plain) return false;
    }
    return !this.waiting.hasShort();
  }

  private change(cls: string, holder: string, day: number, sign: 1 | -1, held: Quantity<'shares'>): boolean {
    const before = this.waiting.get(cls, holder) ?? this.closings.get(cls, holder) ?? { day, balance: 0 };
    if (day < before.day || (day > before.day && isShort(before.balance))) return false;
    this.waiting.set(cls, holder, day, afterChange(before.balance, sign, held));
    return true;
  }

  private lookThrough(given: readonly Given[], live: readonly AnyEntry[]): readonly Problem[] {
    this.waiting = new Closings();
    const builder = new AccountsBuilder();
    for (const entry of live) builder.post(entry);
    return [...misplaced(given, live), ...this.lookAtAccounts(builder, given)];
  }

  private lookAtAccounts(builder: AccountsBuilder, given: readonly Given[]): readonly Problem[] {
    const { classes, holders, ofClass } = builder.build();
    const problems: Problem[] = [];
    for (const [cls, accounts] of ofClass.entries()) {
      for (let holder = 0; holder < holders.size; holder += 1) {
        const [start, end] = [accounts.start(holder), accounts.end(holder)];
        for (let row = start; row < end; row += 1) {
          const day = dayOfPlace(accounts.place(row));
          const closes = row + 1 === end || dayOfPlace(accounts.place(row + 1)) !== day;
          if (closes && accounts.sign(row) < 0) {
            problems.push(short(classes.name(cls), holders.name(holder), day, accounts.quantity(row), given));
            break;
          }
        }
        if (end > start) {
          const balance = afterChange(0, 1, accounts.quantity(end - 1));
          this.waiting.set(classes.name(cls), holders.name(holder), dayOfPlace(accounts.place(end - 1)), balance);
        }
      }
    }
    return problems;
  }
}

export function isOfRegister(entry: AnyEntry): boolean {
  return posted.has(entry.type);
}

const posted: ReadonlySet<string> = new Set([
  'opening-register',
  'shares-issued',
  'shares-transferred',
  'treasury-shares-transferred',
  'shares-reacquired',
  'shares-retired',
  'fractions-cashed',
  'shares-split',
  'share-distribution',
]);

/** A certified list proves to itself. */
function wrongOpening({ entry, index }: Given): Problem | undefined {
  if (entry.type !== 'opening-register') return undefined;
  const { issued, treasury, holdings } = entry.data;
  const listed = plus(
    sum(
      'shares',
      holdings.map((holding) => holding.shares),
    ),
    treasury,
  );
  if (equals(listed, issued)) return undefined;
  return impossible(
    { entry: entry.id, index },
    ['data', 'issued'],
    `the holdings and the treasury add up to ${show(listed)} shares, and ${show(issued)} are issued; ` +
      'list every holder, and those nobody of whom matters alone together as dispersed',
  );
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
function short(
  cls: string,
  holder: string,
  day: number,
  balance: Quantity<'shares'>,
  given: readonly Given[],
): Problem {
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

/** Entries of a class before its certified list, and a second list of one class. */
function misplaced(given: readonly Given[], live: readonly AnyEntry[]): readonly Problem[] {
  const places = new Map(given.map(({ entry, index }) => [entry.id, index]));
  const entries = live.filter(isOfRegister);
  const openings = new Map<string, AnyEntry>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    if (entry.type !== 'opening-register') continue;
    const earlier = openings.get(entry.data.class);
    if (earlier === undefined) openings.set(entry.data.class, entry);
    else {
      const message = `the register of ${entry.data.class} is already opened by ${earlier.id}; supersede that entry to replace the list`;
      problems.push(impossible({ entry: entry.id, index: places.get(entry.id) ?? 0 }, ['data', 'class'], message));
    }
  }
  for (const entry of entries) {
    const opening = openings.get((entry.data as { class: string }).class);
    if (opening !== undefined && entry.on < opening.on) {
      const message = `${entry.id} of ${entry.on} is dated before the certified list of ${opening.on} (${opening.id}) that opens its class; the list has it already, or supersede the list`;
      const blamed = places.has(entry.id) ? entry : opening;
      problems.push(impossible({ entry: blamed.id, index: places.get(blamed.id) ?? 0 }, ['on'], message));
    }
  }
  return problems;
}
