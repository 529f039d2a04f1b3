import { dayNumber, dayOfNumber, day, type Day } from '@quorate/engine';
import { randomFrom } from '../random.js';

/** What happened to a register, in columns: for each entry its day, who gave up shares (-1: they were issued), who received them. */
export interface Movements {
  readonly length: number;
  readonly holders: number;
  readonly days: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly shares: Int32Array;
}

/** The one class whose register is kept. */
export const cls = 'common';

/** The id of a holder of record. */
export function holderId(holder: number): string {
  return `h${holder}`;
}

/**
 * A register of so many entries over twenty years: first every holder is issued shares, then nine of ten entries are
 * transfers of a part of a holding. Nobody is ever short.
 */
export function movements(length: number, holders: number): Movements {
  const random = randomFrom(19_981_215);
  const held = new Int32Array(holders);
  const columns = emptyColumns(length);
  for (let entry = 0; entry < length; entry += 1) {
    const from = entry < holders || random.below(10) === 0 ? -1 : random.below(holders);
    const giver = (held[from] ?? 0) > 0 ? from : -1;
    const to = entry < holders ? entry : random.below(holders);
    const shares = 1 + random.below(giver < 0 ? 2_000 : (held[giver] ?? 1));
    if (giver >= 0) held[giver] = (held[giver] ?? 0) - shares;
    held[to] = (held[to] ?? 0) + shares;
    columns.days[entry] = firstDay + Math.floor((entry / length) * daysKept);
    columns.from[entry] = giver;
    columns.to[entry] = to;
    columns.shares[entry] = shares;
  }
  return { length, holders, ...columns };
}

/** A day so far into the twenty years: 0 is the first, 1 the last. */
export function dayAt(part: number): Day {
  return dayOfNumber(firstDay + Math.floor(part * (daysKept - 1)));
}

const firstDay = dayNumber(day('1999-01-04'));
const daysKept = 7_300;

function emptyColumns(length: number) {
  return {
    days: new Int32Array(length),
    from: new Int32Array(length),
    to: new Int32Array(length),
    shares: new Int32Array(length),
  };
}
