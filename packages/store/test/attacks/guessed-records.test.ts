import { expect, it, onTestFinished } from 'vitest';
import { openStore, sha256, type Head } from '@quorate/store';
import { canonicalText } from '../../src/chain/canonical-text.js';
import { chainedRecords, type Recorded } from '../../src/chain/record-chain.js';
import { acme } from '../entries.js';

const at = '2026-05-04T10:00:00.000Z';
const few = { seenBy: { roles: ['counsel'], accounts: [] }, viewer: { account: 'carl', role: 'counsel' } };

it('whoever has the bytes of a paper and the heads of the records before and after cannot work out that it was kept for few', async () => {
  const store = await openStore({ file: ':memory:' }, { clock: () => at });
  onTestFinished(async () => store.close());
  const { records: before } = await store.keep(acme);
  const content = new TextEncoder().encode('What leaked.');
  const paper = { name: 'leaked.txt', mediaType: 'text/plain', content, state: 'signed', by: 'carl' } as const;
  await store.papers.keep('acme', paper, few);
  const { records: after } = await store.corporation('acme');
  expect(after.version).toBe(before.version + 3);
  expect(headOfGuesses(before, content)).not.toEqual(after);
  expect(await store.verify('acme')).toMatchObject({ changed: [], records: after });
});

/** What somebody tries who knows the bytes, and guesses the name, the instant, the keeper and for whom it was kept. */
function headOfGuesses(before: Head, content: Uint8Array): Head | undefined {
  const hash = sha256(content);
  const unerased = { erased_by: null, erased_at: null, erased_why: null };
  const described = { name: 'leaked.txt', media_type: 'text/plain', size: content.byteLength, kept_at: at };
  const guessed = (table: string, key: Recorded['key'], row: object): Recorded => ({
    table,
    key,
    row: sha256(canonicalText(row)),
  });
  const last = chainedRecords(before, [
    guessed('papers', [hash], { ...described, ...unerased }),
    guessed('paper_states', [hash, 1], { state: 'signed', at, set_by: 'carl' }),
    guessed('paper_sight', [hash, 1], { roles: '["counsel"]', accounts: '[]', set_by: 'carl', set_at: at }),
  ]).at(-1);
  return last && { version: last.sequence, hash: last.hash };
}
