import { beforeEach, describe, expect, it } from 'vitest';
import {
  ChangedSinceError,
  sha256,
  NotKeptError,
  NotOwnError,
  OwnProposalError,
  PapersMissingError,
  RefusedEntriesError,
  SecondPersonError,
  SettledError,
  VersionConflictError,
  type NewPaper,
  type Store,
} from '@quorate/store';
import { acme, issued, person } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

const place = { corporation: 'acme', matter: 'm' };
const another = { corporation: 'acme', matter: 'n' };
const bytes = Buffer.from('An opinion …', 'utf8');
const opinion: NewPaper = {
  name: 'opinion.pdf',
  mediaType: 'application/pdf',
  content: bytes,
  state: 'drafted',
  by: 'anna',
};

/** Matters, asked of every store. */
export function mattersSuite(kind: string, under: StoreUnderTest): void {
  describe(`a matter, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] });
      await store.matters.open('acme', { id: 'm', title: 'Project Heron', by: 'anna' });
      await store.matters.open('acme', { id: 'n', title: 'Another', by: 'bert' });
      return () => store.close();
    });

    it('is there for its members, each of whom may go but the last', async () => {
      const { matters } = store;
      await matters.members.add(place, { account: 'cleo', by: 'anna' });
      await matters.members.add(place, { account: 'cleo', by: 'anna' });
      expect((await matters.of('acme', 'cleo')).map(({ title }) => title)).toEqual(['Project Heron']);
      expect(await matters.members.all(place)).toMatchObject([
        { account: 'anna' },
        { account: 'cleo', addedBy: 'anna' },
      ]);
      expect(await matters.members.has(place, 'cleo')).toBe(true);
      expect(await matters.members.has(another, 'cleo')).toBe(false);
      expect(await matters.members.has({ corporation: 'other', matter: 'm' }, 'cleo')).toBe(false);
      await matters.members.remove(place, { account: 'anna', by: 'cleo' });
      expect(await matters.of('acme', 'anna')).toEqual([]);
      await expect(matters.members.remove(place, { account: 'anna', by: 'cleo' })).rejects.toThrow(NotKeptError);
      await expect(matters.members.remove(place, { account: 'cleo', by: 'cleo' })).rejects.toThrow(SettledError);
      await matters.members.add(place, { account: 'anna', by: 'cleo' });
      expect(await matters.members.has(place, 'anna')).toBe(true);
      expect(await matters.members.all(place)).toMatchObject([
        { account: 'anna', removedBy: 'cleo' },
        { account: 'cleo' },
        { account: 'anna', addedBy: 'cleo' },
      ]);
      await expect(matters.one({ corporation: 'other', matter: 'm' })).rejects.toThrow(NotKeptError);
    });

    it('keeps one member of two who are removed at once', async () => {
      await store.matters.members.add(place, { account: 'cleo', by: 'anna' });
      const both = ['anna', 'cleo'].map(async (account) =>
        store.matters.members.remove(place, { account, by: 'anna' }),
      );
      expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual([
        'fulfilled',
        'rejected',
      ]);
      const left = (await store.matters.members.all(place)).filter(({ removedAt }) => removedAt === undefined);
      expect(left).toHaveLength(1);
    });

    it('is only read when it was closed', async () => {
      const { matters } = store;
      await matters.notes.write(place, { id: 'w', title: 'A note', text: 'Before.', by: 'anna' });
      await matters.papers.keep(place, opinion);
      expect(await matters.close(place, 'anna')).toMatchObject({ closedBy: 'anna' });
      const draft = { title: 'x', entries: [issued('a', 'anna', 1)], by: 'anna' };
      for (const attempt of [
        async () => matters.close(place, 'anna'),
        async () => matters.members.add(place, { account: 'cleo', by: 'anna' }),
        async () => matters.notes.write(place, { id: 'v', title: 'x', text: 'x', by: 'anna' }),
        async () => matters.notes.change(place, 'w', { expectedVersion: 1, by: 'anna' }),
        async () => matters.papers.keep(place, opinion),
        async () => matters.papers.bringOut(place, sha256(bytes), 'anna'),
        async () => matters.drafts.make(place, { id: 'd', ...draft }),
        async () => matters.hypotheticals.make(place, supposed),
      ]) {
        await expect(attempt()).rejects.toThrow('is closed');
      }
      expect((await matters.notes.one(place, 'w')).versions).toHaveLength(1);
      expect(await matters.papers.all(place)).toHaveLength(1);
    });

    it('keeps what a note said, and lets only its author change or withdraw it', async () => {
      const { notes } = store.matters;
      await notes.write(place, { id: 'w', title: 'Advice', text: 'Wait.', by: 'anna' });
      await notes.write(place, { id: 'v', title: 'Other', text: 'x'.repeat(100_000), by: 'cleo' });
      const change = { expectedVersion: 1, text: 'Go on.', by: 'anna' };
      expect(await notes.change(place, 'w', change)).toMatchObject({ version: 2, title: 'Advice' });
      await expect(notes.change(place, 'w', change)).rejects.toThrow(ChangedSinceError);
      await expect(notes.change(place, 'v', change)).rejects.toThrow(NotOwnError);
      await expect(notes.change(another, 'w', change)).rejects.toThrow(NotKeptError);
      const raced = ['one', 'two'].map(async (text) =>
        notes.change(place, 'w', { ...change, expectedVersion: 2, text }),
      );
      expect((await Promise.allSettled(raced)).map(({ status }) => status).toSorted()).toEqual([
        'fulfilled',
        'rejected',
      ]);
      await notes.change(place, 'w', { expectedVersion: 3, by: 'anna' });
      await expect(notes.change(place, 'w', { ...change, expectedVersion: 4 })).rejects.toThrow('withdrawn');
      const { versions } = await notes.one(place, 'w');
      expect(versions.map(({ text }) => text)).toEqual(['Wait.', 'Go on.', expect.any(String), undefined]);
      expect((await notes.all(place)).toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
        { id: 'v', version: 1, isWithdrawn: false },
        { id: 'w', version: 4, isWithdrawn: true },
      ]);
      expect(await notes.all(another)).toEqual([]);
      await expect(notes.one(another, 'w')).rejects.toThrow(NotKeptError);
    });

    it('keeps papers apart from the corporation’s and from another matter’s, though the bytes are the same', async () => {
      const { papers } = store.matters;
      const { hash } = await papers.keep(place, opinion);
      await expect(store.papers.record('acme', hash)).rejects.toThrow(NotKeptError);
      expect(await store.papers.all('acme')).toEqual([]);
      await expect(papers.record(another, hash)).rejects.toThrow(NotKeptError);
      await papers.keep(another, { ...opinion, name: 'theirs.pdf', state: 'signed', by: 'bert' });
      await store.papers.keep('acme', { ...opinion, name: 'ours.pdf', state: 'filed' });
      expect(await papers.record(place, hash)).toMatchObject({ name: 'opinion.pdf', state: 'drafted', keptBy: 'anna' });
      expect(Buffer.from(await papers.content(place, hash)).equals(bytes)).toBe(true);
      expect((await papers.keep(place, { ...opinion, state: 'filed' })).state).toBe('filed');
      expect((await papers.keep(place, { ...opinion, name: 'again.pdf' })).state).toBe('filed');
      expect(await papers.all(another)).toMatchObject([{ name: 'theirs.pdf', state: 'signed' }]);
    });

    it('gives a paper to the corporation, where what is kept already stays as it is', async () => {
      const { papers } = store.matters;
      const { hash } = await papers.keep(place, opinion);
      expect(await papers.bringOut(place, hash, 'cleo')).toMatchObject({ broughtOutBy: 'cleo' });
      expect(await store.papers.record('acme', hash)).toMatchObject({ name: 'opinion.pdf', states: [{ by: 'cleo' }] });
      await store.papers.becomes('acme', hash, { state: 'filed', by: 'cleo' });
      expect(await papers.bringOut(place, hash, 'anna')).toMatchObject({ broughtOutBy: 'cleo' });
      await papers.keep(another, { ...opinion, name: 'theirs.pdf', by: 'bert' });
      expect(await papers.bringOut(another, hash, 'bert')).toMatchObject({ name: 'theirs.pdf', broughtOutBy: 'bert' });
      const { name, states } = await store.papers.record('acme', hash);
      expect([name, states.map(({ state }) => state)]).toEqual(['opinion.pdf', ['drafted', 'filed']]);
      await expect(papers.bringOut(place, '0'.repeat(64), 'anna')).rejects.toThrow(NotKeptError);
    });

    it('holds its drafts against the journal when they are made and changed', async () => {
      const { drafts } = store.matters;
      const made = { id: 'd', title: 'An issue', entries: [issued('a', 'anna', 100)], by: 'anna' };
      expect(await drafts.make(place, made)).toMatchObject({ version: 1, madeBy: 'anna' });
      const wrong = { ...made, id: 'e', entries: [issued('a', 'nobody', 100)] };
      await expect(drafts.make(place, wrong)).rejects.toThrow(RefusedEntriesError);
      const change = { title: 'A smaller one', entries: [issued('a', 'anna', 10)], by: 'cleo', expectedVersion: 1 };
      expect(await drafts.change(place, 'd', change)).toMatchObject({ version: 2, changedBy: 'cleo', madeBy: 'anna' });
      await expect(drafts.change(place, 'd', change)).rejects.toThrow(ChangedSinceError);
      await expect(drafts.change(another, 'd', change)).rejects.toThrow(NotKeptError);
      expect(await drafts.one(place, 'd')).toMatchObject({ title: 'A smaller one', entries: change.entries });
      expect(await drafts.all(place)).toHaveLength(1);
      expect(await drafts.all(another)).toEqual([]);
      expect((await store.journal('acme')).length).toBe(1);
      await expect(drafts.drop(place, 'd', 1)).rejects.toThrow(ChangedSinceError);
      await drafts.drop(place, 'd', 2);
      await expect(drafts.one(place, 'd')).rejects.toThrow(NotKeptError);
    });

    const withPaper = (hash: string) => ({ ...issued('a', 'anna', 100), paper: { id: 'opinion', hash } });

    it('enters a draft with the papers that stand in the matter alone, all of it or nothing', async () => {
      const { drafts, papers } = store.matters;
      const { hash } = await papers.keep(place, opinion);
      const draft = { id: 'd', title: 'An issue', entries: [withPaper(hash)], by: 'anna' };
      await expect(drafts.make(another, draft)).rejects.toThrow(PapersMissingError);
      await drafts.make(place, draft);
      await expect(store.papers.record('acme', hash)).rejects.toThrow(NotKeptError);
      const out = { expectedVersion: 1, journalVersion: 1, by: 'cleo' };
      await expect(drafts.enter(place, 'd', { ...out, journalVersion: 0 })).rejects.toThrow(VersionConflictError);
      await store.policies.set('acme', { types: ['shares-issued'], corrections: false }, 'adam');
      await expect(drafts.enter(place, 'd', out)).rejects.toThrow(SecondPersonError);
      await expect(store.papers.record('acme', hash)).rejects.toThrow(NotKeptError);
      await store.policies.set('acme', { types: [], corrections: false }, 'adam');
      expect(await drafts.enter(place, 'd', out)).toMatchObject({ broughtOut: { by: 'cleo', head: { version: 2 } } });
      expect((await store.journal('acme')).entry('a')).toMatchObject({ by: 'cleo', paper: { hash } });
      expect(await store.papers.all('acme')).toMatchObject([{ name: 'opinion.pdf' }]);
      await expect(drafts.enter(place, 'd', { ...out, journalVersion: 2 })).rejects.toThrow(SettledError);
      await expect(drafts.drop(place, 'd', 1)).rejects.toThrow(SettledError);
      expect((await store.verify('acme')).broken).toBeUndefined();
    });

    it('proposes a draft, which another accepts', async () => {
      const { drafts, papers } = store.matters;
      const { hash } = await papers.keep(place, opinion);
      await drafts.make(place, { id: 'd', title: 'An issue', entries: [withPaper(hash)], by: 'anna' });
      await store.proposals.propose('acme', { id: 'taken', entries: [person('bert')], by: 'bert' });
      const out = { expectedVersion: 1, by: 'cleo' };
      await expect(drafts.propose(place, 'd', { ...out, proposal: 'taken' })).rejects.toThrow(SettledError);
      expect(await store.papers.all('acme')).toEqual([]);
      const proposed = await drafts.propose(place, 'd', { ...out, proposal: 'p' });
      expect(proposed).toMatchObject({ broughtOut: { by: 'cleo', proposal: 'p' } });
      expect(await store.proposals.one('acme', 'p')).toMatchObject({ by: 'cleo', entries: [{ id: 'a', by: 'cleo' }] });
      for (const own of ['anna', 'cleo'])
        await expect(store.proposals.accept('acme', 'p', own)).rejects.toThrow(OwnProposalError);
      await store.proposals.accept('acme', 'p', 'dora');
      expect((await store.journal('acme')).entry('a')).toMatchObject({ by: 'cleo', acceptedBy: 'dora' });
    });

    const supposed = {
      id: 'h',
      maker: 'anna',
      title: 'a private placement',
      entries: [issued('a', 'anna', 100)],
      madeAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-08T00:00:00.000Z',
    };
    const soon = '2026-01-02T00:00:00.000Z';

    it('has hypotheticals for all its members, until their time is over', async () => {
      const { hypotheticals } = store.matters;
      await hypotheticals.make(place, supposed);
      expect(await hypotheticals.all(place, soon)).toEqual([supposed]);
      expect(await hypotheticals.one(place, 'h', soon)).toEqual(supposed);
      expect(await store.hypotheticals.by('acme', 'anna', soon)).toEqual([]);
      expect(await hypotheticals.all(another, soon)).toEqual([]);
      await expect(hypotheticals.one(place, 'h', supposed.expiresAt)).rejects.toThrow(NotKeptError);
      await expect(hypotheticals.one(another, 'h', soon)).rejects.toThrow(NotKeptError);
      await expect(hypotheticals.drop(another, 'h')).rejects.toThrow(NotKeptError);
      await hypotheticals.drop(place, 'h');
      await expect(hypotheticals.drop(place, 'h')).rejects.toThrow(NotKeptError);
    });
  });
}
