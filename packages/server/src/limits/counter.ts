import type { Store } from '@quorate/store';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SharedCounter } from './shared-counter.js';

/** How often something may be done in a stretch of time. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/** Counts how often something is done, by whom. */
export interface Counter {
  /** Counts once more. Where that was once too often, it tells how many seconds to wait. */
  count(key: string): Promise<number | undefined>;
  /** Begins anew for one. */
  forget(key: string): Promise<void>;
}

/** Makes the counter of a limit. The name keeps it apart from others. */
export type Counters = (name: string, limit: Limit) => Counter;

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
