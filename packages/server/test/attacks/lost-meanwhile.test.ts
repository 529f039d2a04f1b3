import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cookieOf, testService, type TestService } from '../service.js';

let service: TestService;
let passed: number;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed);
  onTestFinished(async () => {
    clock.mockRestore();
    await service.close();
  });
});

const entry = { id: 'a', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'anna', kind: 'other' } };

/** Enters something with a body of which the second half comes when this was done. */
async function entered(headers: Readonly<Record<string, string>>, meanwhile: () => Promise<unknown>): Promise<number> {
  const sent = JSON.stringify({ expectedVersion: 0, entries: [entry] });
  return posted('corporations/acme/entries', sent, { 'content-type': 'application/json', ...headers }, meanwhile);
}

async function posted(
  path: string,
  sent: string,
  headers: Readonly<Record<string, string>>,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const body = new TextEncoder().encode(sent);
  const halves = [body.subarray(0, 40), body.subarray(40)];
  const content = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const half = halves.shift();
      if (halves.length === 0) await meanwhile();
      if (half === undefined) controller.close();
      else controller.enqueue(half);
    },
  });
  const request = new Request(`http://localhost/v1/${path}`, {
    method: 'POST',
    headers,
    body: content,
    duplex: 'half',
  } as RequestInit);
  return (await service.fetch(request)).status;
}

it.each([
  ['the role', 404, async () => service.call('DELETE', '/v1/corporations/acme/roles/sara', undefined, service.owner)],
  ['the account', 401, async () => service.call('DELETE', '/v1/accounts/sara', undefined, service.owner)],
])('whoever loses %s while a body comes slowly enters nothing with it', async (_, status, lose) => {
  const sara = await service.account('sara', 'secretary');
  const meanwhile = async () => {
    await lose();
    passed = 20_000;
  };
  expect(await entered(sara, meanwhile)).toBe(status);
  expect(await service.store.corporation('acme')).toMatchObject({ version: 0 });
});

it('whoever keeps it enters it', async () => {
  const sara = await service.account('sara', 'secretary');
  expect(await entered(sara, async () => (passed = 20_000))).toBe(201);
});

it('an owner whose account is closed while a journal comes slowly takes nothing in', async () => {
  const { text } = await service.call('GET', '/v1/corporations/acme/export', undefined, service.owner);
  const { body } = await service.call('POST', '/v1/accounts', { name: 'olga', isOwner: true }, service.owner);
  const cookie = cookieOf(await service.call('POST', '/v1/sign-in/link', { link: body['link'] }));
  const headers = { 'content-type': 'application/x-ndjson', origin: 'http://localhost', cookie };
  const journal = text.replaceAll('"acme"', '"other"');
  const taken = async (meanwhile: () => Promise<unknown>) => posted('journals', journal, headers, meanwhile);
  const close = async () => service.call('DELETE', '/v1/accounts/olga', undefined, service.owner);
  expect(await taken(close)).toBe(401);
  expect((await service.store.corporations()).map(({ id }) => id)).toEqual(['acme']);
});
