import type { Store } from '@quorate/store';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter, Counters, Limit } from './counter.js';
import { SharedCounter } from './shared-counter.js';

/** Counters in memory; where several servers share a store, in the store, so that they count together. */
export function countersOf(store: Store, clock: () => Date): Counters {
  return (name, limit) =>
    store.isShared ? new SharedCounter(store.counts, clock, { name, ...limit }) : inMemory(limit);
}

function inMemory({ times, seconds }: Limit): Counter {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return {
    count: async (key) => {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      }
    },
    forget: async (key) => void (await limiter.delete(key)),
  };
}
