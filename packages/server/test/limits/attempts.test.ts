import { builtInCharters } from '@quorate/charters';
import { application, usualLimits } from '@quorate/server';
import { openStore } from '@quorate/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPlace } from '../place.js';
import { cheapHash } from '../sign-in/cheap-hash.js';

const password = 'a quorum of words';
let passwordHash: string;
let app: ReturnType<typeof application>;
let now: number;

beforeAll(async () => {
  passwordHash = await cheapHash(password);
});

beforeEach(async () => {
  const store = await openStore(await freshPlace());
  now = Date.parse('2026-03-02T09:00:00.000Z');
  for (const name of ['anna', 'bert']) await store.accounts.open({ name, isOwner: false, passwordHash });
  // As it is where servers share a store: then the clock is ours, and not that of the memory.
  const shared = Object.assign(Object.create(store) as typeof store, { isShared: true });
  const limits = { ...usualLimits, signingIn: 1_000, byName: 3 };
  const parts = { store: shared, charters: builtInCharters, logError: () => undefined, limits };
  app = application({ ...parts, clock: () => new Date(now) });
  return async () => store.close();
});

async function tried(name: string, guess: string, cookie?: string, environment?: object): Promise<Response> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie, origin: 'http://localhost' }),
    },
    body: JSON.stringify({ name, password: guess }),
  };
  return app.request('/v1/sign-in', init, environment);
}

const statuses = async (times: number, name: string, guess: string, cookie?: string) => {
  const found: number[] = [];
  for (let each = 0; each < times; each += 1) found.push((await tried(name, guess, cookie)).status);
  return found;
};

function device(answer: Response): string {
  return /quorate-device=[^;]+/u.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

describe('passwords that are tried for one account', () => {
  it('are few in a minute, from wherever, and for an account that is not there just the same', async () => {
    expect(await statuses(5, 'anna', 'wrong')).toEqual([401, 401, 401, 429, 429]);
    expect(await statuses(4, 'nobody', 'wrong')).toEqual([401, 401, 401, 429]);
    expect((await tried('bert', password)).status).toBe(200);
    const refused = await tried('anna', password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    expect(await refused.json()).toMatchObject({ title: 'Too many requests' });
  });

  it('keep nobody out for long: after a minute the right one opens the account again', async () => {
    await statuses(4, 'anna', 'wrong');
    now += 60_000;
    expect((await tried('anna', password)).status).toBe(200);
  });

  it('keep nobody out at all in whose browser the account signed in before', async () => {
    const own = device(await tried('anna', password));
    expect(await statuses(4, 'anna', 'wrong')).toEqual([401, 401, 401, 429]);
    const known = await tried('anna', password, own);
    expect(known.status).toBe(200);
    // What it holds already is not made anew, and counts for that account alone.
    expect(device(known)).toBe('');
    expect(await statuses(4, 'anna', 'wrong', own)).toEqual([401, 401, 401, 429]);
    const theirs = device(await tried('bert', password));
    expect((await tried('anna', password, theirs)).status).toBe(429);
    expect((await tried('anna', password, 'quorate-device=made-up')).status).toBe(429);
  });

  it('slow the guesser, and not the holder elsewhere; only guesses from everywhere together slow strangers', async () => {
    const from = (remoteAddress: string) => ({
      incoming: { socket: { remoteAddress, localAddress: '10.0.0.1' }, headersDistinct: {} },
    });
    const status = async (guess: string, address: string) =>
      (await tried('anna', guess, undefined, from(address))).status;
    for (const expected of [401, 401, 401, 429]) expect(await status('wrong', '192.0.2.1')).toBe(expected);
    expect(await status(password, '192.0.2.1')).toBe(429);
    expect(await status(password, '198.51.100.7')).toBe(200);
    for (let each = 0; each < 57; each += 1) await status('wrong', `203.0.113.${each + 1}`);
    expect(await status(password, '198.51.100.8')).toBe(429);
  });

  it('are counted anew after the right one', async () => {
    await statuses(2, 'anna', 'wrong');
    expect((await tried('anna', password)).status).toBe(200);
    expect(await statuses(3, 'anna', 'wrong')).toEqual([401, 401, 401]);
  });
});
