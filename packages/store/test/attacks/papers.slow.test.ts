import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openStore, SeenPapers, type Store } from '@quorate/store';
import { acme, person } from '../entries.js';
import { turnsMeanwhile } from '../turns-meanwhile.js';

let store: Store;
beforeAll(async () => {
  let instant = Date.parse('2026-01-01T00:00:00.000Z');
  const clock = () => new Date((instant += 1)).toISOString();
  store = await openStore({ file: ':memory:' }, { clock });
});
afterAll(async () => store.close());

const seenBy = (account: string) => new SeenPapers(store.papers, { account, role: 'secretary' });
const paper = (content: Uint8Array, name: string) =>
  ({ name, mediaType: 'text/plain', content, state: 'signed', by: 'sara' }) as const;

it('listing papers keeps nobody waiting, however many there are; each stands in its place, with its copies', async () => {
  await store.keep({ ...acme, id: 'many' });
  for (let each = 0; each < 900; each += 1)
    await seenBy('sara').keep('many', paper(Buffer.from(`paper ${each}`, 'utf8'), `${each}`), {
      roles: [],
      accounts: each % 3 === 0 ? ['sara', 'vera'] : ['sara'],
    });
  for (let each = 0; each < 900; each += 9)
    await seenBy('vera').keep('many', paper(Buffer.from(`paper ${each + 1}`, 'utf8'), `copy ${each + 1}`));
  const { turns, came } = await turnsMeanwhile(async () => seenBy('sara').all('many'));
  expect(turns).toBeGreaterThanOrEqual(4);
  const names = came.map(({ name, copies }) => [name, ...copies.map((copy) => copy.name)].join(', '));
  expect(names).toEqual(
    Array.from({ length: 900 }, (_, each) => (each % 9 === 1 ? `${each}, copy ${each}` : String(each))),
  );
  const ofVera = await seenBy('vera').all('many');
  expect(ofVera).toHaveLength(400);
  expect(ofVera.every(({ copies }) => copies.length === 0)).toBe(true);
});

it('an entry asks of who sees the paper that it names, not of all others', async () => {
  await store.keep({ ...acme, id: 'named' });
  const { hash } = await seenBy('sara').keep('named', paper(Buffer.from('named', 'utf8'), 'a'), {
    roles: [],
    accounts: ['sara'],
  });
  const entering = async (by: string, id: string) => {
    const { version: expectedVersion } = await store.corporation('named');
    const entries = [{ ...person(id), by, paper: { id: 'minutes', hash } }];
    return store.append({ corporation: 'named', expectedVersion, entries });
  };
  await store.grants.give({ account: 'sara', corporation: 'named', role: 'secretary' }, 'owner');
  await store.grants.give({ account: 'vera', corporation: 'named', role: 'secretary' }, 'owner');
  await expect(entering('vera', 'ada')).rejects.toThrow('paper');
  expect(await entering('sara', 'bert')).toMatchObject({ version: 1 });
});

it('of a paper that one may not see nothing is read but that it is there: its bytes are not gone through', async () => {
  await store.keep({ ...acme, id: 'hidden' });
  const content = new Uint8Array(100_000).fill(65);
  const few = { roles: [], accounts: ['sara'] };
  const { hash } = await seenBy('sara').keep('hidden', paper(content, 'a.txt'), few);
  const reading = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => void vi.restoreAllMocks());
  const described = async () => {
    const read = await Promise.all(reading.mock.results.map(async ({ value }) => value as Promise<{ rows: object[] }>));
    return read.flatMap(({ rows }) => rows).filter((row) => 'media_type' in row);
  };
  await expect(seenBy('tina').record('hidden', hash)).rejects.toThrow('No paper');
  expect(await seenBy('tina').all('hidden')).toEqual([]);
  expect(await described()).toEqual([]);
  await seenBy('sara').record('hidden', hash);
  expect(await described()).toHaveLength(1);
});
