import { signed } from '@quorate/server';
import { newSigningKey, openStore, readSigningKey } from '@quorate/store';
import { expect, it, onTestFinished } from 'vitest';
import { freshPlace } from './place.js';

it('signs the head of each journal at once, after so many entries, and each day on which anything was written', async () => {
  let instant = '2026-03-02T09:00:00.000Z';
  const store = await openStore(await freshPlace(), { clock: () => instant });
  onTestFinished(async () => store.close());
  const key = readSigningKey(newSigningKey());
  const look = async () => {
    const failed = (error: unknown) => expect.unreachable(String(error));
    await signed({ store, key, entries: 3, clock: () => new Date(instant), failed });
    return (await store.checkpoints('acme')).map(({ version }) => version);
  };
  const enter = async (count: number) => {
    const { version } = await store.corporation('acme');
    const entries = Array.from({ length: count }, (_, index) => ({
      id: `p-${version + index}`,
      type: 'person',
      on: '1999-01-04',
      basis: 'books' as const,
      by: 'sara',
      data: { id: `p-${version + index}`, kind: 'other' },
    }));
    await store.append({ corporation: 'acme', expectedVersion: version, entries });
  };
  await store.keep({ id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
  expect(await look()).toEqual([0]);
  await enter(2);
  expect(await look()).toEqual([0]);
  await enter(1);
  expect(await look()).toEqual([0, 3]);
  await enter(1);
  instant = '2026-03-03T00:00:00.000Z';
  expect(await look()).toEqual([0, 3, 4]);
  instant = '2026-03-04T00:00:00.000Z';
  expect(await look()).toEqual([0, 3, 4]);
  // What stands beside the journal is signed too.
  await store.policies.set('acme', { types: [], corrections: true }, 'adam');
  const [before] = (await store.checkpoints('acme')).slice(-1);
  await look();
  const [after] = (await store.checkpoints('acme')).slice(-1);
  expect(after?.records?.version).toBe((before?.records?.version ?? 0) + 1);
  expect(await store.verify('acme')).toMatchObject({ changed: [], checkpoints: 3 });
});

it('signs on the day on which anything was written also where the clock was ahead before', async () => {
  let instant = '2031-03-02T09:00:00.000Z';
  const store = await openStore(await freshPlace(), { clock: () => instant });
  onTestFinished(async () => store.close());
  const key = readSigningKey(newSigningKey());
  const failed = (error: unknown) => expect.unreachable(String(error));
  const look = async () => signed({ store, key, entries: 1_000, clock: () => new Date(instant), failed });
  await store.keep({ id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
  await look();
  instant = '2026-03-02T09:00:00.000Z';
  await store.policies.set('acme', { types: [], corrections: true }, 'adam');
  await look();
  await look();
  const { records } = await store.corporation('acme');
  expect(await store.checkpoints('acme')).toMatchObject([{ records, signedAt: instant }]);
});
