import { AccountsBuilder, closeOf, dayOfNumber, type Accounts } from '@quorate/engine';
import { cls, holderId, type Movements } from './movements.js';

/** The builder before its rows: classes and holders have their numbers, as parsed entries have. */
export function builderFor(of: Movements): AccountsBuilder {
  const builder = new AccountsBuilder();
  builder.classes.number(cls);
  for (let holder = 0; holder < of.holders; holder += 1) builder.holders.number(holderId(holder));
  return builder;
}

/** Takes the rows in and makes the register's columns. */
export function index(of: Movements, builder: AccountsBuilder): Accounts {
  for (let entry = 0; entry < of.length; entry += 1) {
    const place = placeOfDay(of.days[entry] ?? 0);
    const shares = of.shares[entry] ?? 0;
    const from = of.from[entry] ?? -1;
    if (from >= 0) builder.add(place, 0, from, -shares, entry + 1);
    builder.add(place, 0, of.to[entry] ?? 0, shares, entry + 1);
  }
  return builder.build();
}

/** The place in time of a day's close; days come again and again. */
let [lastDay, lastPlace] = [Number.NaN, 0];

function placeOfDay(day: number): number {
  if (day !== lastDay) [lastDay, lastPlace] = [day, closeOf(dayOfNumber(day))];
  return lastPlace;
}
