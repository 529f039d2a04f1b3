import { beforeEach, describe, expect, it } from 'vitest';
import {
  entryIn,
  sha256,
  NotKeptError,
  OwnProposalError,
  PapersMissingError,
  RefusedEntriesError,
  SecondPersonError,
  SettledError,
  type Store,
} from '@quorate/store';
import { acme, issued, person, transferred } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

/** What takes a second person, asked of every store. */
export function secondPersonSuite(kind: string, under: StoreUnderTest): void {
  describe(`what takes a second person, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      await store.policies.set('acme', { types: ['shares-issued'], corrections: true }, 'administrator');
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna'), person('bert')] });
      return () => store.close();
    });

    const proposal = { id: 'p1', entries: [issued('a', 'anna', 100)], by: 'secretary' };
    const read = async () => {
      const entries = [];
      for await (const stored of store.entries('acme')) entries.push(entryIn(stored));
      return entries;
    };

    it('is still said of erasing, where a policy that leaves it out is set at once', async () => {
      for (let round = 0; round < 10; round += 1) {
        await store.policies.set('acme', { types: [], corrections: false, erasures: false }, 'administrator');
        await Promise.all([
          store.policies.set('acme', { types: ['person'], corrections: false, erasures: true }, 'administrator'),
          store.policies.set('acme', { types: [], corrections: true }, 'somebody'),
        ]);
        expect(await store.policies.of('acme')).toMatchObject({ erasures: true });
      }
    });

    it('is said by a policy, which may be set anew; without one nothing does', async () => {
      expect(await store.policies.of('acme')).toMatchObject({
        types: ['shares-issued'],
        corrections: true,
        setBy: 'administrator',
      });
      await store.policies.set('acme', { types: [], corrections: false }, 'somebody');
      expect(await store.policies.of('acme')).toMatchObject({ types: [], setBy: 'somebody' });
      await store.keep({ ...acme, id: 'other' });
      expect(await store.policies.of('other')).toEqual({ types: [], corrections: false, erasures: false });
      await store.policies.set('acme', { types: ['person'], corrections: false, erasures: true }, 'somebody');
      await store.policies.set('acme', { types: [], corrections: true }, 'another');
      expect(await store.policies.of('acme')).toMatchObject({ types: [], corrections: true, erasures: true });
      await store.policies.set('acme', { types: [], corrections: true, erasures: false }, 'another');
      expect(await store.policies.of('acme')).toMatchObject({ erasures: false });
      const wrong = { types: ['share-issued', '__proto__'], corrections: false };
      await expect(store.policies.set('acme', wrong, 'x')).rejects.toThrow('"share-issued", "__proto__"');
    });

    it('is not entered by one alone, nor what stands beside it', async () => {
      const entries = [person('carl'), issued('a', 'anna', 1)];
      const alone = store.append({ corporation: 'acme', expectedVersion: 2, entries });
      await expect(alone).rejects.toThrow(SecondPersonError);
      const corrected = {
        ...person('anna'),
        id: 'again',
        supersedes: { entry: 'person-anna', because: 'clerical' as const, note: 'a slip' },
      };
      const correction = store.append({ corporation: 'acme', expectedVersion: 2, entries: [corrected] });
      await expect(correction).rejects.toThrow('"again" (person)');
      expect(await store.corporation('acme')).toMatchObject({ version: 2 });
    });

    it('is entered when another accepts, with both names in the chain', async () => {
      expect(await store.proposals.propose('acme', proposal)).toMatchObject({ ...proposal, state: 'proposed' });
      expect(await store.corporation('acme')).toMatchObject({ version: 2 });
      await expect(store.proposals.accept('acme', 'p1', 'secretary')).rejects.toThrow(OwnProposalError);
      const accepted = await store.proposals.accept('acme', 'p1', 'counsel');
      expect(accepted).toMatchObject({ state: 'accepted', settledBy: 'counsel', head: { version: 3 } });
      expect((await read()).at(-1)).toMatchObject({ id: 'a', by: 'secretary', acceptedBy: 'counsel' });
      expect(await store.verify('acme')).toMatchObject({ intact: accepted.head });
      expect(await store.proposals.one('acme', 'p1')).toEqual(accepted);
      await store.close();
      store = await under.again();
      expect((await store.journal('acme')).entry('a')).toMatchObject({ acceptedBy: 'counsel' });
    });

    it('does not let its writer say who accepted it', async () => {
      const sly = { ...person('carl'), acceptedBy: 'counsel' };
      await store.append({ corporation: 'acme', expectedVersion: 2, entries: [sly] });
      expect((await read()).at(-1)).not.toHaveProperty('acceptedBy');
      const slyToo = { ...issued('a', 'anna', 1), acceptedBy: 'x' };
      await store.proposals.propose('acme', { ...proposal, entries: [slyToo] });
      await store.proposals.accept('acme', 'p1', 'counsel');
      expect((await read()).at(-1)).toMatchObject({ acceptedBy: 'counsel' });
    });

    it('names papers by hash only where they are kept', async () => {
      const content = Buffer.from('Minutes', 'utf8');
      const paper = { id: 'minutes', hash: sha256(content) };
      const backed = { ...proposal, entries: [{ ...issued('a', 'anna', 1), paper }] };
      await expect(store.proposals.propose('acme', backed)).rejects.toThrow(PapersMissingError);
      const alone = { corporation: 'acme', expectedVersion: 2, entries: [{ ...person('carl'), paper }] };
      await expect(store.append(alone)).rejects.toThrow('these entries name: "person-carl"');
      await store.papers.keep('acme', { name: 'a', mediaType: 'text/plain', content, state: 'signed', by: 'counsel' });
      await store.append(alone);
      await store.proposals.propose('acme', backed);
      await store.proposals.accept('acme', 'p1', 'counsel');
      expect((await read()).map((entry) => entry.paper?.id)).toEqual([undefined, undefined, 'minutes', 'minutes']);
    });

    it('is proposed once, however often the request is sent', async () => {
      const first = await store.proposals.propose('acme', proposal);
      expect(await store.proposals.propose('acme', proposal)).toEqual(first);
      const other = { ...proposal, entries: [issued('b', 'anna', 1)] };
      await expect(store.proposals.propose('acme', other)).rejects.toThrow(SettledError);
      await expect(store.proposals.propose('acme', { ...proposal, by: 'counsel' })).rejects.toThrow(SettledError);
      expect(await store.proposals.all('acme')).toHaveLength(1);
    });

    it('is refused where it states what no rule asks for, as what is entered outright is', async () => {
      const data = { fact: 'afiliate', about: ['anna', 'bert'], value: 'no' };
      const stated = { ...issued('s', 'anna', 1), type: 'stated', data };
      const problems = [
        { path: ['data', 'fact'], message: 'no rule asks for a fact "afiliate"; did you mean "affiliate"?' },
      ];
      await expect(store.proposals.propose('acme', { ...proposal, entries: [stated] })).rejects.toMatchObject({
        problems,
      });
      await store.policies.set('acme', { types: [], corrections: false }, 'administrator');
      const outright = { corporation: 'acme', expectedVersion: 2, entries: [stated] };
      await expect(store.append(outright)).rejects.toMatchObject({ problems });
    });

    it('is read with the journal when proposed, and again when accepted', async () => {
      const impossible = { ...proposal, entries: [transferred('t', 'anna', 'bert', 1, '2000-02-01')] };
      await expect(store.proposals.propose('acme', impossible)).rejects.toThrow(RefusedEntriesError);
      expect(await store.proposals.all('acme')).toEqual([]);
      await store.proposals.propose('acme', proposal);
      await store.policies.set('acme', { types: [], corrections: false }, 'administrator');
      await store.append({ corporation: 'acme', expectedVersion: 2, entries: [issued('a', 'bert', 7)] });
      await expect(store.proposals.accept('acme', 'p1', 'counsel')).rejects.toThrow(RefusedEntriesError);
      expect(await store.proposals.one('acme', 'p1')).toMatchObject({ state: 'proposed' });
      expect(await store.corporation('acme')).toMatchObject({ version: 3 });
    });

    it('is refused with a reason or taken back by its proposer, and stays so', async () => {
      await store.proposals.propose('acme', proposal);
      await store.proposals.propose('acme', { ...proposal, id: 'p2' });
      const refusal = { by: 'counsel', reason: 'The board has not met.' };
      expect(await store.proposals.refuse('acme', 'p1', refusal)).toMatchObject({
        state: 'refused',
        ...withoutBy(refusal),
      });
      await expect(store.proposals.withdraw('acme', 'p2', 'counsel')).rejects.toThrow(NotKeptError);
      expect(await store.proposals.withdraw('acme', 'p2', 'secretary')).toMatchObject({ state: 'withdrawn' });
      for (const id of ['p1', 'p2']) {
        await expect(store.proposals.accept('acme', id, 'counsel')).rejects.toThrow(SettledError);
        await expect(store.proposals.withdraw('acme', id, 'secretary')).rejects.toThrow(SettledError);
      }
      await expect(store.proposals.accept('acme', 'p3', 'counsel')).rejects.toThrow(NotKeptError);
      await expect(store.proposals.one('acme', '__proto__')).rejects.toThrow(NotKeptError);
      expect((await store.proposals.all('acme', 'refused')).map(({ id }) => id)).toEqual(['p1']);
      expect(await store.corporation('acme')).toMatchObject({ version: 2 });
    });

    it('is entered once, when many accept at once', async () => {
      await store.proposals.propose('acme', proposal);
      const many = Array.from({ length: 8 }, async (_, each) =>
        store.proposals.accept('acme', 'p1', `director-${each}`),
      );
      const outcomes = await Promise.allSettled(many);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.corporation('acme')).toMatchObject({ version: 3 });
    });
  });
}

function withoutBy({ by: settledBy, reason }: { readonly by: string; readonly reason: string }) {
  return { settledBy, reason };
}
