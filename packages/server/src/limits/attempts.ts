import { hashOfSecret } from '../access/secrets.js';
import type { Counter, Counters } from './counter.js';
import type { RateLimits } from './rate.js';

/** Who tries a password. */
export interface Attempt {
  readonly name: string;
  /** Whence it is tried. */
  readonly from: string;
  /** The hash of what a browser holds in which that account signed in before. */
  readonly device?: string | undefined;
}

/**
 * Counts the passwords that are tried for one account, by whence they are tried: a guesser waits, and the holder elsewhere does
 * not. Only guesses from everywhere together, which are many more, keep strangers out for a minute at a time; and nobody in whose
 * browser the account signed in before: those are counted apart. Sessions, keys, links and signing in elsewhere are not touched.
 */
export class Attempts {
  private readonly byStrangers: Counter;
  private readonly onDevices: Counter;
  private readonly altogether: Counter;

  constructor(counters: Counters, { byName }: RateLimits) {
    this.byStrangers = counters('name', { times: byName, seconds: 60 });
    this.altogether = counters('names', { times: fromEverywhere * byName, seconds: 60 });
    this.onDevices = counters('device', { times: byName, seconds: 60 });
  }

  /** Counts one more, and tells how many seconds to wait where that was one too many. */
  async tried({ name, from, device }: Attempt): Promise<number | undefined> {
    if (device !== undefined) return this.onDevices.count(device);
    return (await this.byStrangers.count(keyOf(name, from))) ?? this.altogether.count(keyOf(name));
  }

  /** Begins anew after the right password. */
  async succeeded({ name, from, device }: Attempt): Promise<void> {
    await (device === undefined ? this.byStrangers.forget(keyOf(name, from)) : this.onDevices.forget(device));
  }
}

/** A name may be anything that somebody typed, a password too. */
function keyOf(...names: readonly string[]): string {
  return hashOfSecret(names.join('\n'));
}

/** Guesses from everywhere are so many times those from one address. */
const fromEverywhere = 20;
