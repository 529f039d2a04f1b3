import { describe, expect, it } from 'vitest';
import { sha256 } from '@quorate/store';
import { testService, type Answered } from '../service.js';

type Key = Readonly<Record<string, string>>;

const instant = '2026-05-04T10:00:00.000Z';
const pdf = { 'content-type': 'application/pdf' };
const leaked = new TextEncoder().encode('%PDF-1.4 The minutes that somebody mailed to the treasurer');
const others = new TextEncoder().encode('%PDF-1.4 The minutes that nobody but the counsel ever had.');
const hash = sha256(leaked);

type World = Awaited<ReturnType<typeof worldWith>>;

/** A service where a paper of these bytes is for counsel and one secretary alone; the treasurer has the bytes that leaked. */
async function worldWith(hidden: Uint8Array, become: 'kept' | 'erased') {
  const service = await testService({ instant });
  const at = '/v1/corporations/acme';
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const sara = await service.account('sara', 'secretary');
  const tina = await service.account('tina', 'treasurer');
  const few = 'seenByRoles=counsel&seenByAccounts=sara';
  const call = async (key: Key, method: string, path: string, body?: unknown, headers: Key = {}): Promise<Answered> =>
    service.call(method, `${at}${path}`, body, { ...key, ...headers });
  expect((await call(sara, 'POST', `/papers?name=hidden.pdf&state=signed&${few}`, hidden, pdf)).status).toBe(201);
  const erasure = `/papers/${sha256(hidden)}/erasure`;
  if (become === 'erased') expect((await call(sara, 'POST', erasure, { why: 'the law wants it' })).status).toBe(200);
  return { service, call, sara, tina };
}

const entry = (id: string) => ({
  id,
  type: 'person',
  on: '1999-01-04',
  basis: 'filing',
  paper: { id: 'minutes', hash, place: 'page 2' },
  data: { id: `${id}-person`, kind: 'other' },
});

/** The ways by which bytes come to the corporation, and what whoever sends them is told. */
const ways: Readonly<Record<string, (world: World) => Promise<readonly Answered[]>>> = {
  'sent as a paper': async ({ call, tina }) => [
    await call(tina, 'POST', '/papers?name=mine.pdf&state=drafted', leaked, pdf),
    await call(tina, 'POST', '/papers?name=again.pdf&state=signed', leaked, pdf),
    await call(tina, 'POST', '/papers?name=few.pdf&state=signed&seenByRoles=treasurer', leaked, pdf),
  ],
  'sent as a paper for few': async ({ call, tina }) => [
    await call(tina, 'POST', '/papers?name=few.pdf&state=signed&seenByRoles=treasurer', leaked, pdf),
  ],
  'sent with a reply by a link': async ({ service, call, sara }) => {
    const asking = { to: 'Tina', fact: 'listed-on-national-exchange', about: [], on: '2000-01-03' };
    const { body } = await call(sara, 'POST', '/fact-requests', asking);
    const content = Buffer.from(leaked).toString('base64');
    const paper = { name: 'letter.pdf', mediaType: 'application/pdf', state: 'signed', content };
    const replied = await service.call('POST', `/v1/replies/${String(body['link'])}`, { value: 'no', paper });
    expect(replied.status).toBe(202);
    return [replied];
  },
  'brought out of a matter': async (world) => {
    const at = await matter(world);
    return [await world.call(world.tina, 'POST', `${at}/papers/${hash}/release`)];
  },
  'brought out of a matter with a draft': async (world) => {
    const at = await matter(world);
    const { body } = await world.call(world.tina, 'POST', `${at}/drafts`, { title: 'x', entries: [entry('d')] });
    const out = { expectedVersion: 1, journalVersion: 0 };
    const entered = await world.call(world.tina, 'POST', `${at}/drafts/${String(body['id'])}/entry`, out);
    expect(entered.status).toBe(201);
    return [];
  },
};

/** A matter of the treasurer's that has the bytes. */
async function matter({ service, call, tina }: World): Promise<string> {
  const cleo = await service.account('cleo', 'director');
  const { body } = await call(cleo, 'POST', '/matters', { title: 'Heron' });
  const at = `/matters/${String(body['id'])}`;
  expect((await call(cleo, 'PUT', `${at}/members/tina`)).status).toBe(204);
  expect((await call(tina, 'POST', `${at}/papers?name=opinion.pdf&state=signed`, leaked, pdf)).status).toBe(201);
  return at;
}

/** All that the treasurer is told afterwards, whatever is asked. */
async function looked({ call, tina }: World): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const ask = async (...asked: Parameters<World['call']> extends [Key, ...infer Rest] ? Rest : never) =>
    answers.push(await call(tina, ...asked));
  await ask('GET', '/papers');
  for (const path of ['', '/content', '/reads']) await ask('GET', `/papers/${hash}${path}`);
  await ask('GET', `/papers/${hash}/content`, undefined, { 'if-none-match': `"${hash}"` });
  await ask('POST', `/papers/${hash}/states`, { state: 'filed' });
  await ask('POST', '/entries', { expectedVersion: 0, entries: [entry('a')] });
  await ask('GET', '/entries/a');
  await ask('POST', '/proposals', { id: 'p', entries: [entry('b')] });
  await ask('POST', '/papers?name=last.pdf&state=filed', leaked, pdf);
  await ask('GET', '/papers');
  return answers;
}

describe('a paper of which somebody has the bytes, and which that one may not see', () => {
  it.each(Object.keys(ways).flatMap((way) => [[way, 'kept'] as const, [way, 'erased'] as const]))(
    'is not there where the bytes are %s: %s',
    async (way, become) => {
      const told = async (hidden: Uint8Array): Promise<readonly unknown[]> => {
        const world = await worldWith(hidden, become);
        const answers = [...((await ways[way]?.(world)) ?? []), ...(await looked(world))];
        expect(world.service.errors).toEqual([]);
        expect((await world.service.store.verify('acme')).changed).toEqual([]);
        await world.service.close();
        // The head of the journal is that of other entries' hashes, and each request has a number of its own.
        const isHead = /"hash":"[0-9a-f]{64}"\}|"(?:matter|id|proposal)":"[0-9a-z-]{24,}"/gu;
        return answers.map(({ status, text }) => [status, text.replaceAll(isHead, '')]);
      };
      expect(await told(leaked)).toEqual(await told(others));
    },
  );

  it.each(['kept', 'erased'] as const)(
    'is not counted to that one when the journal is verified: %s',
    async (become) => {
      const counted = async (hidden: Uint8Array): Promise<unknown> => {
        const { service, call, tina } = await worldWith(hidden, become);
        const stan = await service.account('stan', 'secretary');
        expect((await call(stan, 'POST', '/papers?name=mine.pdf&state=signed', leaked, pdf)).status).toBe(201);
        const entered = { expectedVersion: 0, entries: [entry('a')] };
        expect((await call(stan, 'POST', '/entries', entered)).status).toBe(201);
        const told = [(await call(tina, 'GET', '/verification')).body['papers']];
        expect((await call(stan, 'POST', `/papers/${hash}/erasure`, { why: 'by mistake' })).status).toBe(200);
        told.push((await call(tina, 'GET', '/verification')).body['papers']);
        await service.close();
        return told;
      };
      const told = await counted(leaked);
      expect(told).toEqual(await counted(others));
      expect(told).toEqual([
        { kept: 1, erased: 0, absent: 0 },
        { kept: 0, erased: 1, absent: 0 },
      ]);
    },
  );

  it('stays as it is, whatever becomes of the copy; whoever sees both sees one paper', async () => {
    const { service, call, sara, tina } = await worldWith(leaked, 'kept');
    await call(tina, 'POST', '/papers?name=mine.pdf&state=drafted', leaked, pdf);
    const paper = `/papers/${hash}`;
    const both = { name: 'hidden.pdf', states: [{ state: 'signed' }], copies: [{ name: 'mine.pdf', sights: [] }] };
    expect((await call(sara, 'GET', paper)).body).toMatchObject(both);
    expect((await call(sara, 'GET', '/papers')).body).toMatchObject([both]);
    expect((await call(tina, 'GET', paper)).body).toMatchObject({ name: 'mine.pdf', copies: [] });
    // Who may not see a copy is not told who was given it.
    await call(sara, 'GET', `${paper}/content`);
    const administrator = await service.account('adam', 'administrator');
    expect((await call(administrator, 'GET', `${paper}/reads`)).body['reads']).toEqual([]);
    const counsel = await service.account('carl', 'counsel');
    expect((await call(counsel, 'GET', `${paper}/reads`)).body['reads']).toMatchObject([{ by: 'sara', subject: hash }]);
    // Another secretary sees the open copy alone, and erases that one.
    const second = await service.account('stan', 'secretary');
    expect((await call(second, 'POST', `${paper}/erasure`, { why: 'by mistake' })).status).toBe(200);
    expect((await call(tina, 'GET', `${paper}/content`)).status).toBe(410);
    expect((await call(tina, 'POST', '/papers?name=more.pdf&state=drafted', leaked, pdf)).status).toBe(409);
    expect((await call(sara, 'GET', `${paper}/content`)).status).toBe(200);
    expect((await service.store.verify('acme')).changed).toEqual([]);
    // What is said of a paper is said of every copy that is seen.
    expect((await call(counsel, 'PUT', `${paper}/sight`, { seenBy: 'everybody' })).status).toBe(200);
    expect((await call(tina, 'GET', paper)).body).toMatchObject({ name: 'hidden.pdf', copies: [{ name: 'mine.pdf' }] });
    expect((await call(sara, 'POST', `${paper}/erasure`, { why: 'the law wants it' })).status).toBe(200);
    expect((await call(sara, 'GET', `${paper}/content`)).status).toBe(410);
    expect(service.errors).toEqual([]);
    await service.close();
  });
});
