import { hashOfSecret } from '../access/secrets.js';
import type { Counter, Counters } from './counter.js';
import type { RateLimits } from './rate.js';

/** Who tries a password. */
export interface Attempt {
  readonly name: string;
  /** The hash of what a browser holds in which that account signed in before. */
  readonly device?: string | undefined;
}

/**
 * Counts the passwords that are tried for one account, from wherever. A stranger who tries many keeps other strangers out, for
 * a minute at a time, and nobody in whose browser the account signed in before: those are counted apart. Sessions, keys, links
 * and signing in elsewhere are not touched.
 */
export class Attempts {
  private readonly byStrangers: Counter;
  private readonly onDevices: Counter;

  constructor(counters: Counters, { byName }: RateLimits) {
    this.byStrangers = counters('name', { times: byName, seconds: 60 });
    this.onDevices = counters('device', { times: byName, seconds: 60 });
  }

  /** Counts one more, and tells how many seconds to wait where that was one too many. */
  async tried({ name, device }: Attempt): Promise<number | undefined> {
    return device === undefined ? this.byStrangers.count(keyOf(name)) : this.onDevices.count(device);
  }

  /** Begins anew after the right password. */
  async succeeded({ name, device }: Attempt): Promise<void> {
    await (device === undefined ? this.byStrangers.forget(keyOf(name)) : this.onDevices.forget(device));
  }
}

/** A name may be anything that somebody typed, a password too. */
function keyOf(name: string): string {
  return hashOfSecret(name);
}
