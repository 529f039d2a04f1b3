import { cls, holderId, type Movements } from './movements.js';

/** What each holder of each class holds. */
export type Folded = ReadonlyMap<string, ReadonlyMap<string, bigint>>;

/** The rival: goes through the entries up to a day and adds them up in a map of maps, as most ledgers do. Once for each day asked about. */
export function fold(of: Movements, through: number): Folded {
  const classes = new Map<string, Map<string, bigint>>();
  const names = namesOf(of);
  for (let entry = 0; entry < of.length && (of.days[entry] ?? 0) <= through; entry += 1) {
    const held = classes.get(cls) ?? new Map<string, bigint>();
    classes.set(cls, held);
    const shares = BigInt(of.shares[entry] ?? 0);
    const [from = -1, to = 0] = [of.from[entry], of.to[entry]];
    if (from >= 0) add(held, names[from] ?? '', -shares);
    add(held, names[to] ?? '', shares);
  }
  return classes;
}

function add(held: Map<string, bigint>, holder: string, change: bigint): void {
  held.set(holder, (held.get(holder) ?? 0n) + change);
}

/** The names are made once for a register: a parsed entry has them already. */
const known = new WeakMap<Movements, readonly string[]>();

function namesOf(of: Movements): readonly string[] {
  const before = known.get(of);
  if (before !== undefined) return before;
  const names = Array.from({ length: of.holders }, (_, holder) => holderId(holder));
  known.set(of, names);
  return names;
}
