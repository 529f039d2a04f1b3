import { beforeEach, describe, expect, it } from 'vitest';
import { NotKeptError, type Store } from '@quorate/store';
import { acme } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

/** Answers that somebody relied on, asked of every store. */
export function frozenAnswersSuite(kind: string, under: StoreUnderTest): void {
  describe(`frozen answers, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      return () => store.close();
    });

    const frozen = {
      id: 'f1',
      question: 'capital.summary',
      asOf: '2000-01-01',
      asked: { strict: false, input: { of: '名前 \u0000 "' } },
      answer: { outcome: 'answered', value: '1' },
      purpose: 'the opinion of counsel',
      by: 'counsel',
      at: '2026-01-01T00:00:00.000Z',
      head: { version: 3, hash: 'abc' },
    };

    it('are told as they were, and by nobody else’s id', async () => {
      await store.frozenAnswers.keep('acme', frozen);
      await store.frozenAnswers.keep('acme', { ...frozen, id: 'f0', at: '2026-01-02T00:00:00.000Z' });
      expect(await store.frozenAnswers.one('acme', 'f1')).toEqual(frozen);
      const { asked: _asked, answer: _answer, ...listed } = frozen;
      expect(await store.frozenAnswers.all('acme')).toMatchObject([listed, { id: 'f0' }]);
      await expect(store.frozenAnswers.one('other', 'f1')).rejects.toThrow(NotKeptError);
      expect(await store.frozenAnswers.all('other')).toEqual([]);
    });
  });
}
