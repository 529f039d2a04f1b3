import { builtInCharters } from '@quorate/charters';
import { application } from '@quorate/server';
import { openStore, StoreUnavailableError, type Store } from '@quorate/store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freshPlace } from '../place.js';

async function ready(store: Store, draining = new AbortController()) {
  const app = application({ store, charters: builtInCharters, logError: () => undefined, draining: draining.signal });
  const answer = await app.request('/ready');
  return { status: answer.status, body: (await answer.json()) as unknown };
}

it('a service is ready while its store answers and nobody told it to stop', async () => {
  const store = await openStore(await freshPlace());
  onTestFinished(async () => store.close());
  const draining = new AbortController();
  expect(await ready(store, draining)).toEqual({ status: 200, body: { status: 'ready' } });
  draining.abort();
  expect(await ready(store, draining)).toMatchObject({ status: 503, body: { title: 'Stopping' } });
});

it('a service whose store fails, or does not answer in time, is not ready', async () => {
  const store = await openStore(await freshPlace());
  onTestFinished(async () => store.close());
  const reaching = (reach: Store['reach']) => Object.assign(Object.create(store) as Store, { reach });
  const failing = reaching(async () => Promise.reject(new StoreUnavailableError('x', 'reading')));
  const silent = reaching(async () => new Promise(() => undefined));
  const unready = { status: 503, body: { title: 'Store unavailable' } };
  expect(await ready(failing)).toMatchObject(unready);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waiting = ready(silent);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toMatchObject(unready);
});
