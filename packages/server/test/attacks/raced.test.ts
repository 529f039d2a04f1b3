import { beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, testService, type Answered, type TestService } from '../service.js';

let service: TestService;
let sara: Readonly<Record<string, string>>;
let carl: Readonly<Record<string, string>>;
let dora: Readonly<Record<string, string>>;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  sara = await service.account('sara', 'secretary');
  carl = await service.account('carl', 'counsel');
  dora = await service.account('dora', 'director');
  return async () => service.close();
});

const acme = '/v1/corporations/acme';
const person = (id: string, more: object = {}) => ({
  id,
  type: 'person',
  on: '1999-01-04',
  basis: 'books',
  data: { id, kind: 'individual' },
  ...more,
});
const version = async () => (await service.store.corporation('acme')).version;
const enter = async (entries: readonly object[], headers = sara, key?: string) =>
  service.call(
    'POST',
    `${acme}/entries`,
    { expectedVersion: await version(), entries },
    { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  );
const statuses = (all: readonly Answered[]) => all.map(({ status }) => status).toSorted((a, b) => a - b);
const changed = async () => (await service.store.verify('acme')).changed;

describe('what several accounts do at once', () => {
  it('a proposal is settled once, whoever accepts, refuses or withdraws it', async () => {
    await service.call('POST', `${acme}/proposals`, { id: 'p', entries: [person('anna')] }, sara);
    const settled = await Promise.all([
      ...[carl, dora, carl, dora].map(async (who) => service.call('POST', `${acme}/proposals/p/acceptance`, {}, who)),
      service.call('POST', `${acme}/proposals/p/refusal`, { reason: 'no' }, carl),
      service.call('DELETE', `${acme}/proposals/p`, undefined, sara),
      service.call('POST', `${acme}/proposals/p/acceptance`, {}, sara),
    ]);
    expect(statuses(settled).filter((each) => each === 200)).toHaveLength(1);
    expect(await version()).toBeLessThanOrEqual(1);
    expect(await changed()).toEqual([]);
  });

  it('of a hold and an erasure one comes first: what is held is there, and what is erased was not held', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = `anna-${round}`;
      const paper = await service.call('POST', `${acme}/papers?state=signed&name=a-${round}`, `letter ${round}`, {
        ...sara,
        'content-type': 'text/plain',
      });
      await enter([person(id, { personal: { of: id, address: '1 Elm Street' } })]);
      const hash = paper.body['hash'] as string;
      const hold = { id: `h-${round}`, reason: 'a suit', scope: { persons: [id], papers: [hash] } };
      const [held, erased, gone] = await Promise.all(
        round % 2 === 0
          ? [
              service.call('POST', `${acme}/holds`, hold, carl),
              service.call('POST', `${acme}/persons/${id}/erasure`, { why: 'asked' }, sara),
              service.call('POST', `${acme}/papers/${hash}/erasure`, { why: 'asked' }, sara),
            ]
          : [
              service.call('POST', `${acme}/papers/${hash}/erasure`, { why: 'asked' }, sara),
              service.call('POST', `${acme}/persons/${id}/erasure`, { why: 'asked' }, sara),
              service.call('POST', `${acme}/holds`, hold, carl),
            ],
      );
      for (const each of [held, erased, gone]) expect([200, 201, 204, 409]).toContain(each.status);
    }
    expect(await changed()).toEqual([]);
    expect(service.errors).toEqual([]);
  });

  it('a key that one used for a request tells another nothing of it, and enters nothing twice', async () => {
    const first = await enter([person('anna')], sara, 'k-1');
    const again = await service.call(
      'POST',
      `${acme}/entries`,
      { expectedVersion: 0, entries: [person('anna')] },
      { ...carl, 'idempotency-key': 'k-1' },
    );
    expect([first.status, again.status]).toEqual([201, 422]);
    expect(again.text).not.toMatch(/sara|hash/u);
    const same = await service.call(
      'POST',
      `${acme}/entries`,
      { expectedVersion: 0, entries: [person('anna')] },
      { ...sara, 'idempotency-key': 'k-1' },
    );
    expect([same.status, same.body]).toEqual([201, first.body]);
    await service.call('DELETE', `${acme}/roles/sara`, undefined, service.owner);
    const lost = await service.call(
      'POST',
      `${acme}/entries`,
      { expectedVersion: 0, entries: [person('anna')] },
      { ...sara, 'idempotency-key': 'k-1' },
    );
    expect(lost.status).toBe(404);
  });

  it('a matter is nobody’s but its members’: not by its id, nor once a member has lost the role, or was taken out', async () => {
    const opened = await service.call('POST', `${acme}/matters`, { title: 'A suit' }, carl);
    const matter = `${acme}/matters/${opened.body['id'] as string}`;
    const none = `${acme}/matters/${'0'.repeat((opened.body['id'] as string).length)}`;
    expect((await service.call('PUT', `${matter}/members/dora`, {}, carl)).status).toBeLessThan(300);
    const note = await service.call('POST', `${matter}/notes`, { title: 'privileged', text: 'we lose' }, dora);
    expect(note.status).toBe(201);
    const paper = await service.call('POST', `${matter}/papers?state=drafted&name=brief`, 'the brief', {
      ...carl,
      'content-type': 'text/plain',
    });
    const asked = async (who: Readonly<Record<string, string>>, base: string) =>
      Promise.all(
        ['', '/notes', `/notes/${note.body['id'] as string}`, '/drafts', '/papers', '/hypotheticals', '/reads'].map(
          async (path) => {
            const { status, text } = await service.call('GET', `${base}${path}`, undefined, who);
            return { status, text: text.replaceAll(/"(?:instance|request)":"[^"]*"/gu, '') };
          },
        ),
      );
    const outside = await asked(sara, none);
    expect(new Set(outside.map(({ status }) => status))).toEqual(new Set([404]));
    for (const who of [sara, service.owner]) expect(await asked(who, matter)).toEqual(await asked(who, none));
    expect((await asked(dora, matter))[2]?.status).toBe(200);
    await service.call('PUT', `${acme}/roles/dora`, { role: 'administrator' }, service.owner);
    expect(await asked(dora, matter)).toEqual(await asked(dora, none));
    await service.call('PUT', `${acme}/roles/dora`, { role: 'director' }, service.owner);
    await service.call('DELETE', `${matter}/members/dora`, undefined, carl);
    expect(await asked(dora, matter)).toEqual(await asked(dora, none));
    // What is kept behind the wall is not told by keeping the same bytes outside, nor by naming their hash.
    const hash = paper.body['hash'] as string;
    expect([paper.status, hash]).toEqual([201, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const named = await enter([person('anna', { paper: { id: 'x', hash } })]);
    const unkept = await enter([person('bert', { paper: { id: 'x', hash: 'a'.repeat(64) } })]);
    expect(named.status).toBe(unkept.status);
  });

  it('a session that was ended, here or everywhere, opens nothing any more, and follows nothing', async () => {
    const { body } = await service.call('POST', '/v1/accounts', { name: 'vera' }, service.owner);
    await service.call('PUT', `${acme}/roles/vera`, { role: 'viewer' }, service.owner);
    const cookie = cookieOf(await service.call('POST', '/v1/sign-in/link', { link: body['link'] as string }));
    const stream = await service.begun(`${acme}/events`, { cookie });
    const reader = stream.body?.getReader();
    await reader?.read();
    await service.call('POST', '/v1/sign-out', undefined, { cookie });
    await enter([person('anna')]);
    let told = '';
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
      told += new TextDecoder().decode(part.value);
    expect(told).not.toContain('"version":1');
    expect((await service.call('GET', acme, undefined, { cookie })).status).toBe(401);
  });
});
