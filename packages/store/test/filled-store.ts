import { SeenPapers, newSigningKey, readSigningKey, UploadedCharter, type Store } from '@quorate/store';
import { charterText } from './charter-text.js';
import { acme, issued, person } from './entries.js';

const at = '2026-01-01T00:00:00.000Z';
const personal = { of: 'anna', address: '1 Elm Street', taxNumber: '078-05-1120' };
const later = '2099-01-01T00:00:00.000Z';

/** Puts something into every table that a store has. A test fails where one of them stays empty. */
export async function fill(store: Store): Promise<void> {
  await fillAccounts(store);
  await store.keep(acme);
  await store.keep({ id: 'other', name: 'Other, Inc.', charter: 'nss-bancorp' });
  await store.append({
    corporation: 'acme',
    expectedVersion: 0,
    entries: [
      { ...person('anna'), personal },
      { ...person('bert'), personal: { ...personal, of: 'bert' } },
      issued('a', 'anna', 100),
    ],
    idempotencyKey: 'k1',
  });
  await store.append({ corporation: 'other', expectedVersion: 0, entries: [person('anna')] });
  await store.sign('acme', readSigningKey(newSigningKey()));
  await fillCharters(store);
  await fillPapers(store);
  await fillErased(store);
  await fillMatter(store);
  await fillWork(store);
  await store.reads.record('acme', { by: 'sara', what: 'paper', subject: 'p' });
}

async function fillAccounts({ accounts, grants, secrets, identities, begunSignIns, counts }: Store): Promise<void> {
  await accounts.open({ name: 'sara', passwordHash: 'hash of a password', isOwner: true });
  await accounts.open({ name: 'carl', isOwner: false });
  await accounts.close('carl');
  await grants.give({ account: 'sara', corporation: 'acme', role: 'secretary' }, 'owner');
  await grants.give({ account: 'sara', corporation: 'other', role: 'examiner', until: later }, 'owner');
  for (const sort of ['key', 'session', 'link', 'device'] as const) {
    const secret = { hash: `hash of a ${sort}`, id: sort, account: 'sara', madeAt: at, expiresAt: later };
    await secrets.add({ ...secret, sort, permissions: ['read'] });
  }
  await identities.add({ id: 'i1', account: 'sara', issuer: 'https://example.com', subject: '1', madeAt: at });
  const begun = { hash: 'hash of a cookie', state: 's', nonce: 'n', verifier: 'v', goesTo: '/', expiresAt: later };
  await begunSignIns.begin(begun);
  await counts.add('attempts', 1, { now: at, endsAt: later });
}

async function fillCharters({ charters }: Store): Promise<void> {
  const charter = UploadedCharter.read(charterText(1_000), 'application/yaml');
  await charters.change('acme', { charter, because: 'it was written anew: "a" 名前', by: 'carl' });
}

async function fillPapers({ papers }: Store): Promise<void> {
  const content = Buffer.from([0, 255, 10, 13, 34]);
  const { hash } = await papers.keep('acme', {
    name: '名前 "x".png',
    mediaType: 'image/png',
    content,
    state: 'drafted',
    by: 'counsel',
  });
  await papers.becomes('acme', hash, { state: 'filed', by: 'sara' });
  await papers.keep('other', { name: 'b', mediaType: 'text/plain', content, state: 'signed', by: 'sara' });
}

async function fillErased({ personalData, legalHolds, papers, hypotheticals }: Store): Promise<void> {
  await personalData.erase('acme', { person: 'bert' }, { by: 'sara', why: 'asked for it' });
  const paper = { name: 'c', mediaType: 'text/plain', state: 'signed', by: 'sara' } as const;
  const sara = { account: 'sara', role: 'secretary' };
  const few = { roles: ['secretary', 'counsel'], accounts: ['carl'] };
  const seen = new SeenPapers(papers, sara);
  const { hash } = await seen.keep('acme', { ...paper, content: Buffer.from('c', 'utf8') }, few);
  await seen.erase('acme', hash, 'the law wants it');
  await seen.keep('acme', { ...paper, content: Buffer.from('d', 'utf8') }, few);
  const copy = { ...paper, name: 'd', content: Buffer.from('d', 'utf8'), by: 'tina' };
  await new SeenPapers(papers, { account: 'tina', role: 'treasurer' }).keep('acme', copy);
  const hold = { reason: 'Doe v. Acme', by: 'counsel' };
  await legalHolds.set('acme', { ...hold, id: 'h1', scope: { persons: ['anna'] } });
  await legalHolds.release('acme', 'h1', { by: 'counsel', why: 'settled' });
  await legalHolds.set('acme', { ...hold, id: 'h2', scope: { whole: true } });
  const supposed = { id: 'gone', maker: 'sara', title: 'x', entries: [issued('g', 'anna', 5)] };
  await hypotheticals.make('acme', { ...supposed, madeAt: at, expiresAt: later });
  await hypotheticals.drop('acme', 'sara', 'gone');
}

async function fillMatter({ matters }: Store): Promise<void> {
  const place = { corporation: 'acme', matter: 'm' };
  await matters.open('acme', { id: 'm', title: 'Project Heron', by: 'sara' });
  await matters.members.add(place, { account: 'carl', by: 'sara' });
  await matters.notes.write(place, { id: 'n', title: 'A note', text: 'Privileged.', by: 'sara' });
  await matters.notes.change(place, 'n', { expectedVersion: 1, by: 'sara' });
  const content = Buffer.from('An opinion …', 'utf8');
  const paper = { name: 'opinion.txt', mediaType: 'text/plain', content, state: 'drafted', by: 'sara' } as const;
  const { hash } = await matters.papers.keep(place, paper);
  await matters.papers.keep(place, { ...paper, content: Buffer.from('Another …', 'utf8') });
  const entries = [{ ...issued('d', 'bert', 2), paper: { id: 'opinion', hash, place: 'page 2' } }];
  for (const id of ['d1', 'd2']) await matters.drafts.make(place, { id, title: 'shares', entries, by: 'sara' });
  await matters.drafts.propose(place, 'd2', { expectedVersion: 1, proposal: 'd2', by: 'sara' });
  const supposed = { id: 'h1', maker: 'sara', title: 'a placement', entries: [issued('h', 'anna', 5)] };
  await matters.hypotheticals.make(place, { ...supposed, madeAt: at, expiresAt: later });
}

async function fillWork(store: Store): Promise<void> {
  await store.policies.set('acme', { types: ['stated'], corrections: true }, 'sara');
  const { proposals } = store;
  for (const id of ['p1', 'p2', 'p3', 'p4']) {
    await proposals.propose('acme', { id, entries: [issued(id, 'bert', 1)], by: 'sara' });
  }
  await proposals.accept('acme', 'p2', 'counsel');
  await proposals.refuse('acme', 'p3', { by: 'counsel', reason: 'none such' });
  await proposals.withdraw('acme', 'p4', 'sara');
  const asked = { fact: 'affiliate', about: ['anna', 'bert'], asks: 'Is she?', on: '2000-01-03', askedBy: 'sara' };
  for (const id of ['r1', 'r2']) {
    const request = { ...asked, id, linkHash: `hash of ${id}`, to: 'Anna Smith', askedAt: at, expiresAt: later };
    await store.factRequests.ask('acme', request);
  }
  await store.factRequests.reply('acme', 'hash of r2', { value: 'no' }, at);
  const supposed = { id: 'h1', maker: 'sara', title: 'a placement', entries: [issued('h', 'anna', 5)] };
  await store.hypotheticals.make('acme', { ...supposed, madeAt: at, expiresAt: later });
  const { version, hash } = await store.corporation('acme');
  const answer = {
    id: 'f1',
    question: 'capital.summary',
    asOf: '2000-01-01',
    asked: { input: {} },
    answer: { a: '1' },
  };
  await store.frozenAnswers.keep('acme', { ...answer, purpose: 'an opinion', by: 'sara', at, head: { version, hash } });
}
