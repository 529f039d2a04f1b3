import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answering } from '../src/answering/answering.js';
import { testService, type TestService } from './service.js';

/** With which head each question was asked. */
const asked: number[] = [];
const answering: Answering = {
  ask: async ({ version }) => {
    asked.push(version);
    return JSON.stringify({ outcome: 'answered', value: { version } });
  },
  close: async () => {},
};

let service: TestService;
let entered = 0;

const correcting = { entry: 'e1', because: 'clerical', note: 'a company' };

beforeEach(async () => {
  asked.length = 0;
  entered = 0;
  service = await testService({ answering });
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  return async () => {
    vi.restoreAllMocks();
    await service.close();
  };
});

const call = async (method: string, path: string, body?: unknown) =>
  service.call(method, `/v1/corporations/acme${path}`, body, service.owner);

const enter = async (more: object = {}): Promise<void> => {
  entered += 1;
  const data = { id: `p${entered}`, kind: 'other' };
  const entry = { id: `e${entered}`, type: 'person', on: '1999-01-04', by: 'sara', basis: 'books', data, ...more };
  await service.store.append({ corporation: 'acme', expectedVersion: entered - 1, entries: [entry] });
};

/** Something is entered right after each time that this is read, and before it is read again. */
const enteringAfter = (read: 'corporation' | 'journal', more: object = {}): void => {
  const { store } = service;
  const before = store[read].bind(store) as (id: string) => Promise<never>;
  let last: Promise<unknown> = Promise.resolve();
  vi.spyOn(store, read).mockImplementation(async (id) => {
    const found = last.then(async () => before(id));
    last = found.then(async () => enter(more));
    await last;
    return found;
  });
};

describe('while others enter', () => {
  it('a frozen answer is of the head that is told with it, and so is whether it still holds', async () => {
    enteringAfter('corporation');
    const freezing = { question: 'capital.summary', asOf: '2000-01-01', purpose: 'an opinion' };
    const { body } = await call('POST', '/frozen-answers', freezing);
    expect(body['head']).toMatchObject({ version: asked[0] });
    const again = await call('GET', `/frozen-answers/${body['id'] as string}`);
    expect(again.body['headNow']).toMatchObject({ version: asked[1] });
    const stale = await call('GET', '/stale-answers');
    expect(stale.body['headNow']).toMatchObject({ version: asked[2] });
  });

  it('two charters are compared on the same facts', async () => {
    enteringAfter('corporation');
    const charters = ['peoples-bankcorp', 'nss-bancorp'];
    const { body } = await call('POST', '/comparisons/capital.summary', { charters, asOf: '2000-01-01' });
    expect(new Set(asked).size).toBe(1);
    expect(body['differences']).toEqual([]);
  });

  it('a charter that is set is told as it was set, whatever another sets right after', async () => {
    const { charters } = service.store;
    const change = charters.change.bind(charters);
    vi.spyOn(charters, 'change').mockImplementation(async (...setting) => {
      const told = await change(...setting);
      await change('acme', { charter: 'peoples-bankcorp', because: 'theirs', by: 'anna' });
      return told;
    });
    const { status, body } = await call('PUT', '/charter', { charter: 'nss-bancorp', because: 'ours' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ charter: 'nss-bancorp', changes: [{ charter: 'nss-bancorp', because: 'ours' }] });
  });

  it('entries that stand are told without one and the other that took its place', async () => {
    await enter();
    enteringAfter('journal', { supersedes: correcting, data: { id: 'p1', kind: 'corporation' } });
    const { body } = await call('GET', '/entries?standing=yes');
    expect(
      (body['entries'] as readonly { readonly entry: { readonly id: string } }[]).map(({ entry }) => entry.id),
    ).toEqual(['e1']);
  });
});
