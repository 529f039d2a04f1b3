import { setImmediate as othersTurn } from 'node:timers/promises';
import { DefaultQueryExecutor } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ErasedError,
  LegalHoldError,
  NotKeptError,
  PapersMissingError,
  SeenPapers,
  SettledError,
  type NewPaper,
  type Store,
} from '@quorate/store';
import { inOneRow } from './attacks/altered-backup.js';
import { acme, person } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';
import { turnsMeanwhile } from './turns-meanwhile.js';

const paper: NewPaper = {
  name: 'minutes.txt',
  mediaType: 'text/plain',
  content: Buffer.from('Resolved …', 'utf8'),
  state: 'signed',
  by: 'sara',
};
const other = { ...paper, content: Buffer.from('Another …', 'utf8') };

/** Who may see papers, and erasing them, asked of every store. */
export function papersSuite(kind: string, under: StoreUnderTest): void {
  describe(`who may see a paper, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      return () => store.close();
    });

    const seenBy = (account: string, role?: string) => new SeenPapers(store.papers, { account, role });
    const few = { roles: ['counsel'], accounts: ['sara'] };

    it('is everybody who reads, unless it is said; to others it is not there', async () => {
      const { hash } = await seenBy('sara', 'secretary').keep('acme', paper, few);
      await seenBy('vera', 'viewer').keep('acme', other);
      const names = async (account: string, role?: string) => (await seenBy(account, role).all('acme')).length;
      expect([
        await names('sara'),
        await names('carl', 'counsel'),
        await names('vera', 'viewer'),
        await names('x'),
      ]).toEqual([2, 2, 1, 1]);
      const vera = seenBy('vera', 'viewer');
      for (const attempt of [
        async () => vera.record('acme', hash),
        async () => vera.content('acme', hash),
        async () => vera.becomes('acme', hash, { state: 'filed', by: 'vera' }),
        async () => vera.show('acme', hash, 'everybody'),
        async () => vera.erase('acme', hash, 'none'),
      ]) {
        await expect(attempt()).rejects.toThrow(NotKeptError);
        await expect(attempt()).rejects.toThrow('No paper with that hash');
      }
      expect((await store.papers.record('acme', hash)).states).toHaveLength(1);
      expect(Buffer.from(await seenBy('carl', 'counsel').content('acme', hash)).toString()).toBe('Resolved …');
    });

    it('is asked of each copy of the same bytes: who may not see one keeps another, and an entry may name that', async () => {
      const sara = seenBy('sara', 'secretary');
      const { hash } = await sara.keep('acme', paper, few);
      await store.grants.give({ account: 'vera', corporation: 'acme', role: 'treasurer' }, 'owner');
      const vera = seenBy('vera', 'treasurer');
      const naming = async (id: string) => {
        const entries = [{ ...person(id), by: 'vera', paper: { id: 'minutes', hash } }];
        return store.append({ corporation: 'acme', expectedVersion: 0, entries });
      };
      await expect(naming('anna')).rejects.toThrow(PapersMissingError);
      const own = { roles: ['treasurer'], accounts: [] };
      const copy = await vera.keep('acme', { ...paper, name: 'mine.txt', state: 'drafted', by: 'vera' }, own);
      expect(copy).toMatchObject({ hash, name: 'mine.txt', states: [{ state: 'drafted' }], copies: [] });
      await seenBy('tom').keep('acme', { ...paper, name: 'third.txt' });
      await naming('anna');
      expect(await sara.all('acme')).toMatchObject([{ name: 'minutes.txt', copies: [{ name: 'third.txt' }] }]);
      expect(await store.papers.all('acme')).toMatchObject([{ hash, copies: [{ name: 'mine.txt' }, {}] }]);
      // Who erased what was seen of it keeps nothing of it again, and all others have what they had.
      await sara.erase('acme', hash, 'the law wants it');
      await expect(sara.keep('acme', paper)).rejects.toThrow(SettledError);
      expect(await sara.record('acme', hash)).toMatchObject({ erased: {}, copies: [{ erased: {} }] });
      expect(Buffer.from(await vera.content('acme', hash)).toString()).toBe('Resolved …');
      const sound = await store.verify('acme');
      expect(sound).toMatchObject({ papers: { kept: 1, erased: 0, absent: 0 }, changed: [] });
      await vera.erase('acme', hash, 'the law wants it');
      expect(await store.verify('acme')).toMatchObject({ papers: { kept: 0, erased: 1, absent: 0 }, changed: [] });
    });

    it('and what becomes of it is said by many at once; by no way does it go back', async () => {
      const { hash } = await seenBy('sara', 'secretary').keep('acme', paper);
      const at = [1, 2, 3, 4];
      const viewer = { account: 'sara', role: 'secretary' };
      await Promise.all([
        ...at.map(async () => store.papers.becomes('acme', hash, { state: 'filed', by: 'sara' })),
        ...at.map(async () => store.papers.show('acme', hash, { seenBy: few, by: 'sara' })),
        ...at.map(async () => store.papers.keep('acme', { ...paper, state: 'filed' })),
      ]);
      const again = await store.papers.keep('acme', { ...paper, state: 'drafted' }, { seenBy: 'everybody', viewer });
      expect(again.states.map(({ state }) => state)).toEqual(['signed', 'filed']);
      expect(again.sights).toHaveLength(4);
    });

    it('changes, and what it was is kept', async () => {
      const { hash } = await seenBy('sara', 'secretary').keep('acme', paper);
      await seenBy('carl', 'counsel').show('acme', hash, few);
      await expect(seenBy('vera', 'viewer').record('acme', hash)).rejects.toThrow(NotKeptError);
      await expect(seenBy('sara').show('acme', hash, { roles: ['counsel'], accounts: [] })).rejects.toThrow('yourself');
      await seenBy('sara').show('acme', hash, 'everybody');
      expect((await seenBy('vera', 'viewer').record('acme', hash)).sights).toMatchObject([
        { seenBy: few, by: 'carl' },
        { seenBy: 'everybody', by: 'sara' },
      ]);
      await expect(seenBy('sara').keep('acme', paper, few)).rejects.toThrow(SettledError);
    });
  });

  describe(`a long paper, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      await store.matters.open('acme', { id: 'm', title: 'Heron', by: 'sara' });
      return async () => store.close();
    });
    const content = Buffer.from('0123456789abcdef'.repeat(50_000), 'utf8');
    const long = { ...paper, content };
    const place = { corporation: 'acme', matter: 'm' };

    it('is written, read, verified, brought out, backed up and erased a piece at a time, and is whole all the while', async () => {
      const running = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
      onTestFinished(() => void vi.restoreAllMocks());
      const { turns, came } = await turnsMeanwhile(async () => {
        const { hash } = await store.matters.papers.keep(place, long);
        await store.matters.papers.keep(place, long);
        await store.matters.papers.bringOut(place, hash, 'sara');
        await store.papers.keep('acme', long);
        return hash;
      });
      expect(turns).toBeGreaterThan(12);
      expect(content.equals(await store.papers.content('acme', came))).toBe(true);
      expect(content.equals(await store.matters.papers.content(place, came))).toBe(true);
      expect(await store.verify('acme')).toMatchObject({ changed: [] });
      const lines: string[] = [];
      for await (const line of store.backups.lines()) lines.push(line);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(350_000);
      await store.papers.erase('acme', came, { by: 'sara', why: 'the law wants it' });
      await store.matters.papers.erase(place, came, { by: 'sara', why: 'the law wants it' });
      const sizes = await Promise.all(
        running.mock.calls.map(async ([{ parameters }], at) => {
          const { rows } = (await running.mock.results.at(at)!.value) as { readonly rows: readonly object[] };
          const values = [...parameters, ...rows.flatMap((row) => Object.values(row) as unknown[])];
          return values.reduce<number>((sum, each) => sum + (each instanceof Uint8Array ? each.byteLength : 0), 0);
        }),
      );
      expect(Math.max(...sizes)).toBe(240_000);
      const after: string[] = [];
      for await (const line of store.backups.lines()) after.push(line);
      expect(after.filter((line) => line.includes('_pieces'))).toEqual([]);
      await store.close();
      store = await under.fresh();
      await store.backups.restore(each(lines));
      expect(content.equals(await store.papers.content('acme', came))).toBe(true);
      expect(content.equals(await store.matters.papers.content(place, came))).toBe(true);
      expect(await store.verify('acme')).toMatchObject({ changed: [] });
    });

    it('that is erased while it is read, verified or backed up is read whole, or is told as erased', async () => {
      for (let turnsBefore = 0; turnsBefore < 12; turnsBefore += 1) {
        const one = { ...long, content: Buffer.concat([content, Buffer.from([turnsBefore])]) };
        const { hash } = await store.papers.keep('acme', one);
        const reading = store.papers.content('acme', hash).then(
          (came) => expect(one.content.equals(came)).toBe(true),
          (error: unknown) => expect(error).toBeInstanceOf(ErasedError),
        );
        const lines: string[] = [];
        const backing = (async () => {
          for await (const line of store.backups.lines()) lines.push(line);
        })();
        const verifying = store.verify('acme');
        for (let passed = 0; passed < turnsBefore; passed += 1) await othersTurn();
        await store.papers.erase('acme', hash, { by: 'sara', why: 'the law wants it' });
        expect(await verifying).toMatchObject({ changed: [] });
        await Promise.all([reading, backing]);
        const rows = lines.map((line) => JSON.parse(line) as { of?: string; row: Record<string, unknown> });
        const own = rows.filter(({ of, row }) => of?.startsWith('paper') === true && row['hash'] === hash);
        const isErased = own.some(({ of, row }) => of === 'papers' && row['erased_at'] !== null);
        expect(own.filter(({ of }) => of === 'paper_pieces')).toHaveLength(isErased || own.length === 0 ? 0 : 4);
      }
    });

    it('stands in one row of a backup of before, and is restored from it', async () => {
      const { hash } = await store.matters.papers.keep(place, long);
      await store.papers.keep('acme', long);
      const { hash: gone } = await store.papers.keep('acme', other);
      await store.papers.erase('acme', gone, { by: 'sara', why: 'the law wants it' });
      const lines: string[] = [];
      for await (const line of store.backups.lines()) lines.push(line);
      const before = inOneRow(lines);
      expect(before.some((line) => line.includes('_pieces'))).toBe(false);
      await store.close();
      store = await under.fresh();
      await store.backups.restore(each(before));
      expect(content.equals(await store.papers.content('acme', hash))).toBe(true);
      expect(content.equals(await store.matters.papers.content(place, hash))).toBe(true);
      await expect(store.papers.content('acme', gone)).rejects.toThrow(ErasedError);
      const now: string[] = [];
      for await (const line of store.backups.lines()) now.push(line);
      expect(now).toEqual(lines);
    });
  });

  describe(`erasing a paper, in ${kind}`, () => {
    let store: Store;
    let hash: string;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      ({ hash } = await store.papers.keep('acme', paper));
      await store.papers.keep('acme', other);
      const entry = { ...person('anna'), paper: { id: 'minutes', hash, place: 'page 2' } };
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: [entry] });
      return () => store.close();
    });
    const why = { by: 'sara', why: 'the law wants it' };

    it('leaves its record, the entries that name it and the chain as they are', async () => {
      expect(await store.verify('acme')).toMatchObject({ papers: { kept: 1, erased: 0, absent: 0 }, changed: [] });
      const before = await store.papers.record('acme', hash);
      expect(await store.papers.erase('acme', hash, why)).toMatchObject({ ...before, erased: why });
      await expect(store.papers.content('acme', hash)).rejects.toThrow(ErasedError);
      const sound = await store.verify('acme');
      expect(sound).toMatchObject({ papers: { kept: 0, erased: 1, absent: 0 }, changed: [] });
      expect(sound.broken).toBeUndefined();
      const again = await store.papers.erase('acme', hash, { by: 'x', why: 'again' });
      expect(again.erased).toMatchObject(why);
      await expect(store.papers.keep('acme', paper)).rejects.toThrow(SettledError);
      const records = await store.papers.all('acme');
      expect(records.find((each) => each.hash === hash)?.erased).toMatchObject(why);
      expect(records.filter(({ erased }) => erased === undefined)).toHaveLength(1);
      await expect(store.papers.erase('acme', 'ab', why)).rejects.toThrow(NotKeptError);
    });

    it('of a matter leaves its record there, and the same bytes elsewhere', async () => {
      const { matters } = store;
      await matters.open('acme', { id: 'm', title: 'Heron', by: 'sara' });
      const place = { corporation: 'acme', matter: 'm' };
      await matters.papers.keep(place, paper);
      await store.legalHolds.set('acme', { id: 'h', reason: 'x', scope: { papers: [hash] }, by: 'counsel' });
      await expect(matters.papers.erase(place, hash, why)).rejects.toThrow(LegalHoldError);
      expect((await matters.papers.content(place, hash)).byteLength).toBe(paper.content.byteLength);
      await store.legalHolds.release('acme', 'h', { by: 'counsel', why: 'settled' });
      await matters.close(place, 'sara');
      expect(await matters.papers.erase(place, hash, why)).toMatchObject({ hash, erased: why });
      expect(await matters.papers.all(place)).toMatchObject([{ erased: why }]);
      await expect(matters.papers.content(place, hash)).rejects.toThrow(ErasedError);
      expect((await store.papers.content('acme', hash)).byteLength).toBe(paper.content.byteLength);
    });

    it('is forbidden while a hold covers it, or an entry that names it', async () => {
      for (const [id, scope] of [
        ['p', { papers: [hash] }],
        ['e', { entries: ['person-anna', 'none'] }],
        ['w', { whole: true as const }],
      ] as const) {
        await store.legalHolds.set('acme', { id, reason: 'Doe v. Acme', scope, by: 'counsel' });
        await expect(store.papers.erase('acme', hash, why)).rejects.toThrow(LegalHoldError);
        expect(Buffer.from(await store.papers.content('acme', hash)).toString()).toBe('Resolved …');
        await store.legalHolds.release('acme', id, { by: 'counsel', why: 'settled' });
      }
      await store.legalHolds.set('acme', { id: 'x', reason: 'x', scope: { persons: ['anna'] }, by: 'counsel' });
      await store.papers.erase('acme', hash, why);
    });
  });
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
