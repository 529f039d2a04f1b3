import { openStore, StoreUnavailableError } from '@quorate/store';
import { expect, it } from 'vitest';

it('a PostgreSQL that is not there when a store is opened is told in words', async () => {
  const opening = openStore({ url: 'postgres://quorate@127.0.0.1:1/quorate' });
  await expect(opening).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(opening).rejects.toThrow('The store cannot do this now: connect ECONNREFUSED 127.0.0.1:1.');
});
