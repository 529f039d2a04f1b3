/** Numbers that look as if drawn by lot and are the same every time: what is invented must not change from run to run. */
export interface Sequence {
  /** A whole number, at least 0 and below the limit. */
  below(limit: number): number;
}

/** The generator of Park and Miller: each number is 48,271 times the one before, by remainder to the prime 2^31 - 1. */
export function sequenceFrom(seed: number): Sequence {
  let state = 1 + (seed % (prime - 1));
  return {
    below: (limit) => {
      state = (state * 48_271) % prime;
      return state % limit;
    },
  };
}

const prime = 2_147_483_647;
