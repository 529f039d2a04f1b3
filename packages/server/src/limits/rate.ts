import type { Context, MiddlewareHandler } from 'hono';
import type { Passed } from '../access/gate.js';
import { networkOfAddress } from '../network/addresses.js';
import { arrivalOf } from '../network/arrival.js';
import { TooManyError } from '../problem.js';
import type { Counter, Counters } from './counter.js';

/** How many requests are answered in a minute. */
export interface RateLimits {
  /** From one address, whoever sends them. */
  readonly fromAddress: number;
  /** By one session or key. */
  readonly byCaller: number;
  /** To sign in, from one address: few, so that nobody tries passwords. */
  readonly signingIn: number;
  /** To sign in by one name, from one address; from everywhere together twenty times as many. */
  readonly byName: number;
}

export const usualLimits: RateLimits = {
  fromAddress: 12_000,
  byCaller: 6_000,
  signingIn: 20,
  byName: 5,
};

const minute = 60;

/** Refuses what comes from one address too often. */
export function limitAddresses(counters: Counters, { fromAddress }: RateLimits): MiddlewareHandler {
  const counter = counters('address', { times: fromAddress, seconds: minute });
  return async (c, next) => {
    await counted(counter, addressOf(c));
    await next();
  };
}

/** Refuses to try signing in too often from one address. */
export function limitSignIn(counters: Counters, { signingIn }: RateLimits): MiddlewareHandler {
  const counter = counters('sign-in', { times: signingIn, seconds: minute });
  return async (c, next) => {
    await counted(counter, addressOf(c));
    await next();
  };
}

/** Refuses what one session or key sends too often. It stands behind the gate. */
export function limitCallers(counters: Counters, { byCaller }: RateLimits): MiddlewareHandler<Passed> {
  const counter = counters('caller', { times: byCaller, seconds: minute });
  return async (c, next) => {
    const { secret, name } = c.get('caller');
    await counted(counter, secret ?? name);
    await next();
  };
}

/** @throws {TooManyError} where this is one request too many */
async function counted(counter: Counter, key: string): Promise<void> {
  const seconds = await counter.count(key);
  if (seconds !== undefined) throw new TooManyError(seconds);
}

/** Whence a request comes, as far as those who count tell addresses apart. */
export function addressOf(c: Context): string {
  return networkOfAddress(arrivalOf(c).client);
}
