/** Numbers that look random and are the same in every run: the same seed gives the same world. */
export interface Random {
  /** A whole number from 0 up to, and without, a limit of at most 2^32. */
  below(limit: number): number;
}

/** Mulberry32: one 32-bit state, good enough to spread holders and numbers of shares. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (limit) => Math.floor((next() / 2 ** 32) * limit) };
}
