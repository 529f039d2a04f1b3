import { beforeEach, describe, expect, it } from 'vitest';
import { IdentityKeptError, type Secret, type Store } from '@quorate/store';
import type { StoreUnderTest } from './store-suite.js';

const early = '2026-01-01T10:00:00.000Z';
const late = '2026-01-01T11:00:00.000Z';
const issuer = 'https://bank.example';

/** What is asked of every store about who may sign in. */
export function accessSuite(kind: string, under: StoreUnderTest): void {
  describe(`who may sign in, kept in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.accounts.open({ name: 'anna', isOwner: false });
      await store.accounts.open({ name: 'bert', isOwner: false });
      return () => store.close();
    });

    it('keeps secrets by their hashes, notes their use, and ends them one by one, by sort, and when they expire', async () => {
      for (const hash of ['s1', 's2', 's3']) await store.secrets.add(secret(hash, 'session'));
      await store.secrets.add(secret('k1', 'key'));
      await store.secrets.used('s1', late);
      expect(await store.secrets.find('s1')).toEqual({ ...secret('s1', 'session'), lastUsed: late });
      expect((await store.secrets.of('anna', 'session')).map(({ hash }) => hash)).toEqual(['s1', 's2', 's3']);
      expect(await store.secrets.end('anna', 'session', 'id-s1')).toBe(true);
      expect(await store.secrets.end('anna', 'session', 'id-s1')).toBe(false);
      expect(await store.secrets.end('bert', 'session', 'id-s2')).toBe(false);
      expect(await store.secrets.end('anna', 'session', 'id-k1')).toBe(false);
      const taken = await Promise.all([store.secrets.take('s2'), store.secrets.take('s2')]);
      expect(taken.filter((each) => each !== undefined)).toEqual([secret('s2', 'session')]);
      await store.secrets.endAll('anna', 'session');
      expect(await store.secrets.of('anna', 'session')).toEqual([]);
      expect(await store.secrets.of('anna', 'key')).toHaveLength(1);
      await store.secrets.forgetExpired(late);
      expect(await store.secrets.find('k1')).toBeUndefined();
    });

    it('adds no secret beyond a limit, however many are added at once', async () => {
      await store.secrets.add(secret('s1', 'session'));
      const added = await Promise.all(
        ['k1', 'k2', 'k3', 'k4'].map(async (hash) => store.secrets.addWithin(2, secret(hash, 'key'))),
      );
      expect(added.filter(Boolean)).toHaveLength(2);
      expect(await store.secrets.of('anna', 'key')).toHaveLength(2);
    });

    it('drops the sessions that nobody uses', async () => {
      for (const hash of ['s1', 's2']) await store.secrets.add(secret(hash, 'session'));
      await store.secrets.add(secret('k1', 'key'));
      await store.secrets.used('s1', late);
      await store.secrets.forgetIdle(early);
      expect((await store.secrets.of('anna', 'session')).map(({ hash }) => hash)).toEqual(['s1']);
      expect(await store.secrets.of('anna', 'key')).toHaveLength(1);
    });

    it('binds a subject to the account of which something is expected, once, and knows it by issuer and subject then', async () => {
      await store.identities.add({ id: 'i1', account: 'anna', issuer, expects: 'anna@example.com', madeAt: early });
      const coming = { issuer, expects: 'anna@example.com' };
      expect(await store.identities.accountOf(issuer, 'one', late)).toBeUndefined();
      expect(await store.identities.bind({ ...coming, issuer: 'https://other.example', subject: 'one' }, late)).toBe(
        undefined,
      );
      const subjects = ['one', 'two', 'three', 'four'];
      const bound = await Promise.all(
        subjects.map(async (subject) => store.identities.bind({ ...coming, subject }, late)),
      );
      expect(bound.filter((account) => account === 'anna')).toHaveLength(1);
      const winner = subjects[bound.indexOf('anna')] ?? '';
      expect(await store.identities.accountOf(issuer, winner, late)).toBe('anna');
      expect(await store.identities.accountOf('https://other.example', winner, late)).toBeUndefined();
      expect(await store.identities.of('anna')).toEqual([
        {
          id: 'i1',
          account: 'anna',
          issuer,
          expects: 'anna@example.com',
          subject: winner,
          madeAt: early,
          boundAt: late,
        },
      ]);
      expect(await store.identities.remove('bert', 'i1')).toBe(false);
      expect(await store.identities.remove('anna', 'i1')).toBe(true);
      expect(await store.identities.accountOf(issuer, winner, late)).toBeUndefined();
    });

    it('lets one subject, and one expectation, stand for one account', async () => {
      const one = { id: 'i1', account: 'anna', issuer, subject: 'one', madeAt: early };
      await store.identities.add(one);
      expect(await store.identities.accountOf(issuer, 'one', late)).toBe('anna');
      await expect(store.identities.add({ ...one, id: 'i2', account: 'bert' })).rejects.toThrow(IdentityKeptError);
      await store.identities.add({ ...one, id: 'i3', account: 'bert', issuer: 'https://other.example' });
      const expecting = { id: 'i4', issuer, expects: 'x@example.com', madeAt: early };
      await store.identities.add({ ...expecting, account: 'anna' });
      await expect(store.identities.add({ ...expecting, id: 'i5', account: 'bert' })).rejects.toThrow(
        IdentityKeptError,
      );
      expect((await store.identities.of('bert')).map(({ id }) => id)).toEqual(['i3']);
    });

    it('forgets with the first sign-in to an account whoever was only expected there, or named', async () => {
      const expecting = { account: 'anna', issuer, madeAt: early };
      await store.identities.add({ ...expecting, id: 'i1', expects: 'anna@example.com' });
      await store.identities.add({ ...expecting, id: 'i2', subject: 'two' });
      await store.identities.add({ ...expecting, id: 'i3', subject: 'three' });
      expect(await store.identities.accountOf(issuer, 'three', early)).toBe('anna');
      expect((await store.accounts.find('anna'))?.usedAt).toBeUndefined();
      await store.accounts.used('anna', early);
      await store.identities.add({ ...expecting, id: 'i4', expects: 'later@example.com' });
      await store.accounts.used('anna', late);
      expect((await store.accounts.find('anna'))?.usedAt).toBe(early);
      expect((await store.identities.of('anna')).map(({ id }) => id)).toEqual(['i3', 'i4']);
      expect(await store.identities.accountOf(issuer, 'two', late)).toBeUndefined();
    });

    it('knows the roles of an account with every corporation', async () => {
      for (const id of ['acme', 'bravo']) await store.keep({ id, name: id, charter: 'peoples-bankcorp' });
      await store.grants.give({ account: 'anna', corporation: 'acme', role: 'secretary' }, 'owner');
      await store.grants.give({ account: 'anna', corporation: 'bravo', role: 'viewer' }, 'owner');
      await store.grants.give({ account: 'bert', corporation: 'bravo', role: 'viewer' }, 'owner');
      const roles = (await store.grants.of('anna')).map(({ corporation, role }) => `${corporation} ${role}`);
      expect(roles.toSorted()).toEqual(['acme secretary', 'bravo viewer']);
    });

    it('gives no role to an account that is closed, before or while the role is given', async () => {
      await store.keep({ id: 'acme', name: 'Acme', charter: 'peoples-bankcorp' });
      await store.accounts.open({ name: 'dora', isOwner: false });
      const grant = { account: 'dora', corporation: 'acme', role: 'viewer' };
      await Promise.allSettled([
        store.accounts.close('dora'),
        ...Array.from({ length: 8 }, async () => store.grants.give(grant, 'owner')),
      ]);
      const given = (await store.grants.changes('acme')).length;
      await expect(store.grants.give({ ...grant, role: 'counsel' }, 'owner')).rejects.toThrow('is closed');
      expect(await store.grants.changes('acme')).toHaveLength(given);
      expect(await store.grants.in('acme')).not.toContainEqual({ ...grant, role: 'counsel' });
    });

    it('binds nobody to an account that is closed, and still knows who it was', async () => {
      await store.identities.add({ id: 'i1', account: 'anna', issuer, subject: 'one', madeAt: early });
      await store.identities.add({ id: 'i2', account: 'anna', issuer, expects: 'anna@example.com', madeAt: early });
      await store.accounts.close('anna');
      const late_ = { issuer, subject: 'two', expects: 'anna@example.com' };
      expect(await store.identities.bind(late_, late)).toBeUndefined();
      expect(await store.identities.accountOf(issuer, 'one', late)).toBe('anna');
      await store.identities.add({ id: 'i3', account: 'anna', issuer, expects: 'again@example.com', madeAt: early });
      expect(await store.identities.bind({ ...late_, expects: 'again@example.com' }, late)).toBeUndefined();
    });

    it('has one first owner, whatever names many are to open it under at once', async () => {
      expect(await store.accounts.openFirst('late')).toBeUndefined();
      const fresh = await under.fresh();
      const names = Array.from({ length: 8 }, (_, at) => `owner-${at}`);
      const opened = await Promise.all(names.map(async (name) => fresh.accounts.openFirst(name)));
      const first = opened.filter((account) => account !== undefined);
      expect(first).toEqual([expect.objectContaining({ isOwner: true, isClosed: false })]);
      expect((await fresh.accounts.all()).map(({ name }) => name)).toEqual(first.map(({ name }) => name));
      expect(await fresh.accounts.openFirst('late')).toBeUndefined();
      await fresh.close();
    });

    it('leaves an owner, where owners close one another at once', async () => {
      const names = ['olga', 'oscar', 'otto'];
      for (const name of names) await store.accounts.open({ name, isOwner: true });
      await Promise.allSettled(names.map(async (name) => store.accounts.close(name)));
      const open = (await store.accounts.all()).filter(({ isOwner, isClosed }) => isOwner && !isClosed);
      expect(open).toHaveLength(1);
      await expect(store.accounts.close(open[0]?.name ?? '')).rejects.toThrow('the only owner who is left');
    });

    it('counts together what many do at once, and begins anew when the time is over', async () => {
      const minute = { now: early, endsAt: '2026-01-01T10:01:00.000Z' };
      const counted = await Promise.all(Array.from({ length: 8 }, async () => store.counts.add('a', 2, minute)));
      expect(counted.map(({ times }) => times).toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
      const going = { now: '2026-01-01T10:00:59.000Z', endsAt: '2026-01-01T10:01:59.000Z' };
      expect(await store.counts.add('a', 1, going)).toEqual({ times: 17, endsAt: minute.endsAt });
      const over = { now: minute.endsAt, endsAt: '2026-01-01T10:02:00.000Z' };
      expect(await store.counts.add('a', 1, over)).toEqual({ times: 1, endsAt: over.endsAt });
      expect(await store.counts.add('b', 1, over)).toMatchObject({ times: 1 });
      await store.counts.forget('a');
      expect(await store.counts.add('a', 1, over)).toMatchObject({ times: 1 });
      await store.counts.forgetExpired(late);
      expect(await store.counts.add('b', 1, over)).toMatchObject({ times: 1 });
    });

    it('keeps a sign-in that goes on elsewhere until it is taken, once and in time', async () => {
      const begun = { hash: 'b1', state: 's', nonce: 'n', verifier: 'v', goesTo: '/docs', expiresAt: late };
      await store.begunSignIns.begin(begun);
      expect(await store.begunSignIns.take({ hash: 'b1', state: 'another' }, early)).toBeUndefined();
      const taken = await Promise.all([store.begunSignIns.take(begun, early), store.begunSignIns.take(begun, early)]);
      expect(taken.filter((each) => each !== undefined)).toEqual([begun]);
      await store.begunSignIns.begin(begun);
      expect(await store.begunSignIns.take(begun, late)).toBeUndefined();
      await store.begunSignIns.begin(begun);
      await store.begunSignIns.forgetExpired(late);
      expect(await store.begunSignIns.take(begun, early)).toBeUndefined();
    });
  });
}

function secret(hash: string, sort: Secret['sort']): Secret {
  return { hash, account: 'anna', sort, id: `id-${hash}`, madeAt: early, expiresAt: late, permissions: [] };
}
