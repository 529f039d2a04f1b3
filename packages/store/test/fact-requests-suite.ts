import { beforeEach, describe, expect, it } from 'vitest';
import {
  entryIn,
  sha256,
  NotKeptError,
  OwnProposalError,
  RefusedEntriesError,
  SettledError,
  type Store,
} from '@quorate/store';
import { acme, person } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

/** What somebody is asked for by a link, asked of every store. */
export function factRequestsSuite(kind: string, under: StoreUnderTest): void {
  describe(`facts asked for by a link, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna'), person('bert')] });
      await store.factRequests.ask('acme', request);
      return () => store.close();
    });

    const request = {
      id: 'r1',
      linkHash: 'hash of the link',
      to: 'Anna Smith',
      fact: 'affiliate',
      about: ['anna', 'bert'],
      asks: 'Is Anna an affiliate of Bert?',
      on: '2000-01-03',
      askedBy: 'secretary',
      askedAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-08T00:00:00.000Z',
    };
    const soon = '2026-01-02T00:00:00.000Z';
    const content = Buffer.from('I am none.', 'utf8');
    const paper = { name: 'letter.txt', mediaType: 'text/plain', content, state: 'signed' } as const;

    it('are shown by the link until its time is over', async () => {
      const { linkHash, ...shown } = request;
      expect(await store.factRequests.byLink('acme', linkHash, soon)).toEqual({ ...shown, state: 'open' });
      for (const [corporation, hash, now] of [
        ['acme', 'another', soon],
        ['other', linkHash, soon],
        ['acme', linkHash, request.expiresAt],
      ] as const) {
        await expect(store.factRequests.byLink(corporation, hash, now)).rejects.toThrow(NotKeptError);
        await expect(store.factRequests.reply(corporation, hash, { value: 'no' }, now)).rejects.toThrow();
      }
      expect(await store.proposals.all('acme')).toEqual([]);
      expect(JSON.stringify(await store.factRequests.all('acme'))).not.toContain('hash');
    });

    it('are replied to or taken back, and never both, where the one comes while the other is done', async () => {
      const long = { ...paper, content: Buffer.alloc(3_000_000, 'a') };
      const [reply, withdrawal] = await Promise.allSettled([
        store.factRequests.reply('acme', request.linkHash, { value: 'no', paper: long }, soon),
        new Promise((resolve) => setTimeout(resolve)).then(async () => store.factRequests.withdraw('acme', 'r1')),
      ]);
      expect([reply.status, withdrawal.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const [{ state } = {}] = await store.factRequests.all('acme');
      expect(state).toBe(reply.status === 'fulfilled' ? 'replied' : 'withdrawn');
    });

    it('are replied to once; the reply with its paper waits for one who did not ask', async () => {
      const proposed = await store.factRequests.reply('acme', request.linkHash, { value: 'no', paper }, soon);
      expect(proposed).toMatchObject({ id: 'reply-r1', askedBy: 'secretary', state: 'proposed' });
      expect(await store.corporation('acme')).toMatchObject({ version: 2 });
      await expect(store.factRequests.reply('acme', request.linkHash, { value: 'yes' }, soon)).rejects.toThrow(
        NotKeptError,
      );
      expect(await store.factRequests.all('acme')).toMatchObject([{ state: 'replied' }]);
      await expect(store.proposals.accept('acme', 'reply-r1', 'secretary')).rejects.toThrow(OwnProposalError);
      await store.proposals.accept('acme', 'reply-r1', 'counsel');
      const entries = [];
      for await (const stored of store.entries('acme', { after: 2 })) entries.push(entryIn(stored));
      expect(entries).toMatchObject([
        {
          type: 'stated',
          on: '2000-01-03',
          by: 'Anna Smith (asked by secretary)',
          acceptedBy: 'counsel',
          basis: 'party',
          paper: { id: 'letter.txt', hash: sha256(content) },
          data: { fact: 'affiliate', about: ['anna', 'bert'], value: 'no' },
        },
      ]);
    });

    it('leave a paper that is kept already as it is, and do not tell what it is called', async () => {
      const kept = { ...paper, name: 'hidden.txt', state: 'drafted', by: 'sara' } as const;
      const { hash } = await store.papers.keep('acme', kept);
      const proposed = await store.factRequests.reply('acme', request.linkHash, { value: 'no', paper }, soon);
      expect(proposed.entries).toMatchObject([{ basis: 'party', paper: { id: 'letter.txt', hash } }]);
      expect(JSON.stringify(proposed)).not.toContain('hidden');
      expect(await store.papers.record('acme', hash)).toMatchObject({ states: [{ state: 'drafted', by: 'sara' }] });
    });

    it('are only asserted without a paper', async () => {
      const { entries } = await store.factRequests.reply('acme', request.linkHash, { value: 'no' }, soon);
      expect(entries).toMatchObject([{ basis: 'asserted' }]);
      expect(entries[0]).not.toHaveProperty('paper');
    });

    it('keep nothing of a reply that cannot be entered', async () => {
      await store.factRequests.ask('acme', { ...request, id: 'r2', linkHash: 'h2', on: 'May' });
      await expect(store.factRequests.reply('acme', 'h2', { value: 'no', paper }, soon)).rejects.toThrow(
        RefusedEntriesError,
      );
      expect(await store.papers.all('acme')).toEqual([]);
      expect(await store.factRequests.byLink('acme', 'h2', soon)).toMatchObject({ state: 'open' });
    });

    it('are replied to once, when many replies come at once', async () => {
      const replies = ['yes', 'no', 'yes', 'no'].map(async (value) =>
        store.factRequests.reply('acme', request.linkHash, { value }, soon),
      );
      const outcomes = await Promise.allSettled(replies);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.proposals.all('acme')).toHaveLength(1);
    });

    it('are taken back while they are open', async () => {
      await store.factRequests.withdraw('acme', 'r1');
      await expect(store.factRequests.byLink('acme', request.linkHash, soon)).rejects.toThrow(NotKeptError);
      await expect(store.factRequests.withdraw('acme', 'r1')).rejects.toThrow(SettledError);
      await expect(store.factRequests.withdraw('acme', 'r2')).rejects.toThrow(NotKeptError);
    });
  });
}
