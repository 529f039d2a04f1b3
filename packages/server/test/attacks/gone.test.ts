import { setTimeout as after } from 'node:timers/promises';
import type { StoredEntry } from '@quorate/store';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { listening, type Listening } from '../faults/listening.js';

/** What is waited for comes, however busy the machine is. */

let service: Listening;
beforeAll(async () => {
  service = await listening();
});
afterAll(async () => service.stop());

/** A journal that goes on for ever, an entry at a time, and counts those that were read. */
function endless() {
  const read = { entries: 0 };
  async function* entries(): AsyncGenerator<StoredEntry> {
    for (;;) {
      read.entries += 1;
      yield { corporation: 'acme', sequence: read.entries, id: 'x', text: '{"id":"y"}', hash: '' };
      await after(1);
    }
  }
  const reading = vi.spyOn(service.store, 'entries').mockImplementation(entries);
  onTestFinished(() => reading.mockRestore());
  return read;
}

it.each(['search?asOf=2001-01-01&words=nothing', `entries?paper=${'a'.repeat(64)}`, 'export'])(
  'what nobody waits for any longer is read no further: %s',
  async (path) => {
    const read = endless();
    const gone = new AbortController();
    const { signal } = gone;
    const url = `${service.url}/v1/corporations/acme/${path}`;
    const answer = fetch(url, { headers: service.owner, signal }).then(async (response) => response.text());
    await expect.poll(() => read.entries).toBeGreaterThan(3);
    gone.abort();
    await expect(answer).rejects.toThrow();
    const readOn = async (): Promise<number> => {
      const before = read.entries;
      await after(100);
      return read.entries - before;
    };
    await expect.poll(readOn).toBe(0);
    expect(service.errors).toEqual([]);
  },
);

it('of works that read whole journals one caller has two at once', async () => {
  let verifying = 0;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const verify = service.store.verify.bind(service.store);
  const watched = vi.spyOn(service.store, 'verify').mockImplementation(async (...asked) => {
    verifying += 1;
    await ended;
    return verify(...asked);
  });
  onTestFinished(() => watched.mockRestore());
  const url = `${service.url}/v1/corporations/acme/verification`;
  const answers = Array.from({ length: 6 }, async () => fetch(url, { headers: service.owner }));
  await expect.poll(() => verifying).toBe(2);
  await after(100);
  expect(verifying).toBe(2);
  end();
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
});
