import { keepTidy } from '@quorate/server';
import { openStore, type Store } from '@quorate/store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freshPlace } from './place.js';

it('a service tidies up at once and again and again, also after it once could not', async () => {
  const store = await openStore(await freshPlace());
  onTestFinished(async () => store.close());
  const failed = vi.fn<(error: unknown) => void>();
  let calls = 0;
  const corporations: Store['corporations'] = async () => {
    calls += 1;
    if (calls === 1) throw new Error('the store is busy');
    return store.corporations();
  };
  const failing = Object.assign(Object.create(store) as Store, { corporations });
  const over = { hash: 'h', state: 's', nonce: 'n', verifier: 'v', goesTo: '/', expiresAt: '2026-01-01T00:00:00.000Z' };
  await store.begunSignIns.begin(over);
  const end = keepTidy({ store: failing, failed, every: 5 });
  await expect.poll(() => calls).toBeGreaterThan(2);
  await end();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(await store.begunSignIns.take(over, '2025-01-01T00:00:00.000Z')).toBeUndefined();
  const ended = calls;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toBe(ended);
});
