import { StoreUnavailableError } from '@quorate/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from '../service.js';
import { busyMatter, opinion, type BusyMatter, type Key } from './busy-matter.js';

let service: TestService;
let carl: Key;
let cora: Key;
let inside: BusyMatter;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  carl = await service.account('carl', 'counsel');
  cora = await service.account('cora', 'director');
  inside = await busyMatter(service, carl);
  await call('PUT', '/members/cora', undefined, carl);
  return async () => service.close();
});

const acme = async (method: string, path: string, body: unknown, key: Key) =>
  service.call(method, `/v1/corporations/acme${path}`, body, key);
const call = async (method: string, path: string, body: unknown, key: Key) =>
  acme(method, `/matters/${inside.matter}${path}`, body, key);
const list = async (path: string, key: Key) => (await call('GET', path, undefined, key)).body;

describe('a matter', () => {
  it('is opened under an id that nobody chooses, and listed for its members alone', async () => {
    expect(inside.matter).toMatch(/^[0-9a-f]{32}$/u);
    expect((await acme('POST', '/matters', { id: 'heron', title: 'x' }, carl)).status).toBe(422);
    expect((await acme('GET', '/matters', undefined, cora)).body).toMatchObject([{ title: 'Project Heron' }]);
    expect((await acme('GET', '/matters', undefined, service.owner)).text).toBe('[]');
    expect(await list('', cora)).toMatchObject({
      openedBy: 'carl',
      members: [{ account: 'carl' }, { account: 'cora', addedBy: 'carl' }],
    });
  });

  it('lets in only whom a member adds, with a role in which matters are read', async () => {
    await service.account('stranger');
    await service.account('adam', 'administrator');
    await service.account('clara', 'counsel');
    await service.call('DELETE', '/v1/accounts/clara', undefined, service.owner);
    for (const name of ['stranger', 'adam', 'clara', 'nobody']) {
      const refused = await call('PUT', `/members/${name}`, undefined, carl);
      expect([refused.status, refused.body['detail']]).toEqual([
        422,
        'account: expected one with a role in which matters of this corporation are read.',
      ]);
    }
    const exa = await service.account('exa', 'examiner');
    expect((await call('PUT', '/members/exa', undefined, cora)).status).toBe(204);
    expect((await call('GET', '', undefined, exa)).status).toBe(200);
    expect((await call('POST', '/notes', { title: 'x', text: 'x' }, exa)).status).toBe(403);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await service.call('PUT', '/v1/corporations/acme/roles/exa', { role: 'examiner', until }, service.owner);
    expect((await call('GET', '', undefined, exa)).status).toBe(200);
    service.at(new Date(Date.now() + 7_200_000).toISOString());
    expect((await call('GET', '', undefined, exa)).status).toBe(404);
  });

  it('is not there any more for whoever was removed, or has lost the role', async () => {
    expect((await call('DELETE', '/members/cora', undefined, carl)).status).toBe(204);
    expect((await call('GET', '', undefined, cora)).status).toBe(404);
    expect((await acme('GET', '/matters', undefined, cora)).text).toBe('[]');
    expect(await list('', carl)).toMatchObject({ members: [{ account: 'carl' }, { removedBy: 'carl' }] });
    expect(await call('DELETE', '/members/carl', undefined, carl)).toMatchObject({
      status: 409,
      body: { title: 'Settled already' },
    });
    await service.call('DELETE', '/v1/corporations/acme/roles/carl', undefined, service.owner);
    expect((await call('GET', `/notes/${inside.note}`, undefined, carl)).status).toBe(404);
  });

  it('is not shown to a key that was made for less', async () => {
    const keyFor = async (...permissions: readonly string[]) => {
      const { body } = await service.call('POST', '/v1/me/keys', { permissions }, carl);
      return { authorization: `Bearer ${body['key'] as string}` };
    };
    expect((await call('GET', '', undefined, await keyFor('read', 'ask', 'enter'))).status).toBe(404);
    const reads = await keyFor('read', 'read-matters');
    expect((await call('GET', '', undefined, reads)).status).toBe(200);
    expect((await call('POST', '/notes', { title: 'x', text: 'x' }, reads)).status).toBe(403);
  });

  it('is only read when it was closed', async () => {
    expect((await call('POST', '/closure', undefined, cora)).body).toMatchObject({ closedBy: 'cora' });
    expect((await call('POST', '/notes', { title: 'x', text: 'x' }, carl)).status).toBe(409);
    const release = await call('POST', `/papers/${inside.paper}/release`, undefined, carl);
    expect(release).toMatchObject({ status: 409, body: { detail: 'This matter is closed: it is only read.' } });
    expect((await call('GET', `/papers/${inside.paper}/content`, undefined, cora)).text).toBe(opinion);
    expect((await call('DELETE', '/members/cora', undefined, carl)).status).toBe(204);
  });
});

describe('what stands in a matter', () => {
  it('tells a note with all that it said, and lets its author alone change it', async () => {
    const change = { title: 'Advice', text: 'Go on.\n\tAt once.', expectedVersion: 1 };
    const path = `/notes/${inside.note}`;
    expect((await call('PUT', path, change, cora)).status).toBe(403);
    expect((await call('PUT', path, change, carl)).body).toMatchObject({ version: 2 });
    expect(await call('PUT', path, change, carl)).toMatchObject({ status: 409, body: { found: 2 } });
    expect((await call('DELETE', `${path}?expectedVersion=2`, undefined, carl)).body).toMatchObject({
      isWithdrawn: true,
    });
    expect(await list(path, cora)).toMatchObject({
      author: 'carl',
      versions: [{ text: 'Wait for the valuation.' }, { text: 'Go on.\n\tAt once.' }, { version: 3 }],
    });
    expect((await call('POST', '/notes', { title: 'x', text: `x${String.fromCodePoint(0)}` }, carl)).status).toBe(422);
    expect((await call('POST', '/notes', { title: 'x', text: 'x'.repeat(100_001) }, carl)).status).toBe(413);
  });

  it('brings a draft out with the paper that it names, as the entry of whoever brings it out', async () => {
    const path = `/drafts/${inside.draft}/entry`;
    expect((await call('POST', path, { expectedVersion: 1, journalVersion: 0 }, cora)).status).toBe(403);
    expect((await acme('GET', `/papers/${inside.paper}`, undefined, carl)).status).toBe(404);
    const stale = await call('POST', path, { expectedVersion: 1, journalVersion: 7 }, carl);
    expect(stale).toMatchObject({ status: 409, body: { found: 0 } });
    const entered = await call('POST', path, { expectedVersion: 1, journalVersion: 0 }, carl);
    expect(entered).toMatchObject({ status: 201, body: { broughtOut: { by: 'carl', head: { version: 1 } } } });
    expect((await acme('GET', '/entries', undefined, cora)).body).toMatchObject({
      entries: [{ entry: { id: 'heron', by: 'carl', paper: { hash: inside.paper } } }],
    });
    expect((await acme('GET', `/papers/${inside.paper}/content`, undefined, service.owner)).text).toBe(opinion);
    expect((await call('POST', path, { expectedVersion: 1, journalVersion: 1 }, carl)).status).toBe(409);
  });

  it('proposes a draft where the corporation wants a second person', async () => {
    const adam = await service.account('adam', 'administrator');
    await acme('PUT', '/policy', { types: ['person'], corrections: false }, adam);
    const path = `/drafts/${inside.draft}`;
    const alone = await call('POST', `${path}/entry`, { expectedVersion: 1, journalVersion: 0 }, carl);
    expect(alone).toMatchObject({ status: 422, body: { title: 'Second person wanted' } });
    expect((await acme('GET', '/papers', undefined, service.owner)).text).toBe('[]');
    const proposed = await call('POST', `${path}/proposal`, { expectedVersion: 1, proposal: 'heron' }, carl);
    expect(proposed).toMatchObject({ status: 201, body: { broughtOut: { by: 'carl', proposal: 'heron' } } });
    expect((await acme('POST', '/proposals/heron/acceptance', undefined, cora)).body).toMatchObject({
      by: 'carl',
      state: 'accepted',
    });
  });

  it('refuses a draft that cannot have happened, or that names a paper that stands elsewhere', async () => {
    const entry = { id: 'x', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'x', kind: 'other' } };
    const draft = async (changed: object) =>
      call('POST', '/drafts', { title: 'x', entries: [{ ...entry, ...changed }] }, cora);
    expect(await draft({ data: {} })).toMatchObject({ status: 422, body: { title: 'Entries refused' } });
    const theo = await service.account('theo', 'counsel');
    const theirs = await busyMatter(service, theo, 'Another');
    const keeping = `/v1/corporations/acme/matters/${theirs.matter}/papers?name=a.txt&state=drafted`;
    const kept = await service.call('POST', keeping, 'Theirs alone.', { ...theo, 'content-type': 'text/plain' });
    const there = await draft({ paper: { id: 'a', hash: kept.body['hash'] } });
    const nowhere = await draft({ paper: { id: 'a', hash: 'a'.repeat(64) } });
    expect([kept.status, there.status, there.text]).toEqual([201, 422, nowhere.text]);
    expect((await draft({})).status).toBe(201);
  });

  it('gives a paper to the corporation when a member who may enter says so', async () => {
    const path = `/papers/${inside.paper}/release`;
    expect((await call('POST', path, undefined, cora)).status).toBe(403);
    expect((await call('POST', path, undefined, carl)).body).toMatchObject({ broughtOutBy: 'carl' });
    expect((await acme('GET', '/papers', undefined, service.owner)).body).toMatchObject([{ name: 'opinion.txt' }]);
  });

  it('asks in a hypothetical for every member, as if it had been entered', async () => {
    const path = `/hypotheticals/${inside.hypothetical}`;
    const asking = { asOf: '2000-01-01', sensitivity: 'none' };
    const answered = await call('POST', `${path}/questions/instrument.profile`, asking, cora);
    expect(answered.body).toMatchObject({ supposed: ['heron'], stamp: { journal: 'heron' } });
    expect((await acme('GET', '/hypotheticals', undefined, carl)).text).toBe('[]');
    expect((await acme('GET', path, undefined, carl)).status).toBe(404);
    service.at(new Date(Date.now() + 8 * 86_400_000).toISOString());
    await service.store.matters.members.add(
      { corporation: 'acme', matter: inside.matter },
      { account: 'later', by: 'carl' },
    );
    const later = await service.account('later', 'counsel');
    expect((await call('GET', path, undefined, later)).status).toBe(404);
  });
});

describe('the log of reads', () => {
  it('tells the members who read what, the latest first, a page at a time', async () => {
    await call('GET', `/notes/${inside.note}`, undefined, cora);
    await call('GET', `/papers/${inside.paper}/content`, undefined, cora);
    const first = (await list('/reads?limit=2', carl)) as { readonly next?: string };
    expect(first).toMatchObject({
      reads: [
        { by: 'cora', what: 'paper', subject: inside.paper },
        { by: 'cora', what: 'note', subject: inside.note },
      ],
    });
    expect(await list(`/reads?before=${first.next ?? ''}`, carl)).toMatchObject({ reads: [] });
    expect(await list('/reads?limit=1', cora)).toMatchObject({ reads: [{ by: 'carl', what: 'reads' }] });
    await acme('GET', '/matters', undefined, cora);
    expect(await list('/reads?limit=1', carl)).toMatchObject({
      reads: [{ by: 'cora', what: 'matters', subject: inside.matter }],
    });
  });

  it('comes before what is read: where it cannot be written, nothing is given out', async () => {
    service.store.reads.record = async () => Promise.reject(new StoreUnavailableError('the disk is full', 'writing'));
    for (const path of [`/notes/${inside.note}`, `/papers/${inside.paper}/content`, '/drafts', '']) {
      const refused = await call('GET', path, undefined, cora);
      expect(refused.status).toBe(503);
      expect(refused.text).not.toMatch(/valuation|opinion|Heron|acquirer/u);
    }
  });
});
