import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Passed } from '../access/gate.js';
import { arrivalOf } from '../network/arrival.js';
import { problemOf, problemResponse } from '../problem.js';

/** How many requests are answered in a minute. */
export interface RateLimits {
  /** From one address, whoever sends them. */
  readonly fromAddress: number;
  /** By one session or key. */
  readonly byCaller: number;
  /** To sign in, from one address: few, so that nobody tries passwords. */
  readonly signingIn: number;
}

export const usualLimits: RateLimits = {
  fromAddress: 12_000,
  byCaller: 6_000,
  signingIn: 20,
};

/** Refuses what comes from one address too often. */
export function limitAddresses({ fromAddress }: RateLimits): MiddlewareHandler {
  const limiter = perMinute(fromAddress);
  return async (c, next) => (await refusal(c, limiter, arrivalOf(c).client)) ?? next();
}

/** Refuses to try signing in too often from one address. */
export function limitSignIn({ signingIn }: RateLimits): MiddlewareHandler {
  const limiter = perMinute(signingIn);
  return async (c, next) => (await refusal(c, limiter, arrivalOf(c).client)) ?? next();
}

/** Refuses what one session or key sends too often. It stands behind the gate. */
export function limitCallers({ byCaller }: RateLimits): MiddlewareHandler<Passed> {
  const limiter = perMinute(byCaller);
  return async (c, next) => {
    const { secret, name } = c.get('caller');
    return (await refusal(c, limiter, secret ?? name)) ?? next();
  };
}

function perMinute(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: 60 });
}

/** The answer to one request too many; nothing where it is not. */
async function refusal(c: Context, limiter: RateLimiterMemory, key: string): Promise<Response | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    c.header('retry-after', String(seconds));
    return problemResponse(c, problemOf('Too many requests', `Wait ${seconds} seconds, and send it again.`));
  }
}
