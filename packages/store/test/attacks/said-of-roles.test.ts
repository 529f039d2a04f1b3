import { expect, it, onTestFinished } from 'vitest';
import { openStore, type Store } from '@quorate/store';
import { record } from '../../src/records/records.js';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database/tables.js';
import { acme } from '../entries.js';

/** The database of a store, for whoever has it in hand and knows how records are chained. */
function inHand(store: Store): Kysely<Tables> {
  return (store as unknown as { readonly database: Kysely<Tables> }).database;
}

async function opened(): Promise<Store> {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  await store.keep(acme);
  await store.grants.give({ account: 'vera', corporation: 'acme', role: 'viewer' }, 'owner');
  return store;
}

const said = async (store: Store) => (await store.verify('acme')).changed.map(({ says }) => says);

it.each([
  ['given', { account: 'eve', role: 'secretary', until: null }],
  ['made another', { account: 'vera', role: 'secretary', until: null }],
])('a role that was %s by hand, and recorded, is named: nobody is said to have given it', async (_, held) => {
  const store = await opened();
  const database = inHand(store);
  await database.deleteFrom('grants').where('account', '=', held.account).execute();
  await database
    .insertInto('grants')
    .values({ corporation: 'acme', ...held })
    .execute();
  await record(database, 'acme', ['grants', held.account]);
  expect(await said(store)).toEqual([
    `grants ${held.account}: the role is not the one that was given last, by what is said of who gave which`,
  ]);
});

it('and so is one that was taken away by hand, and one whose taking away was undone', async () => {
  const store = await opened();
  const database = inHand(store);
  await database.deleteFrom('grants').execute();
  await record(database, 'acme', ['grants', 'vera']);
  expect(await said(store)).toHaveLength(1);
  await store.grants.give({ account: 'vera', corporation: 'acme', role: 'viewer' }, 'owner');
  expect(await said(store)).toEqual([]);
  await store.grants.withdraw({ account: 'vera', corporation: 'acme' }, 'owner');
  expect(await said(store)).toEqual([]);
  await database
    .insertInto('grants')
    .values({ corporation: 'acme', account: 'vera', role: 'viewer', until: null })
    .execute();
  await record(database, 'acme', ['grants', 'vera']);
  expect(await said(store)).toHaveLength(1);
});

it('a charter that was made another by hand, and recorded, is named: nobody is said to have changed it', async () => {
  const store = await opened();
  await store.charters.change('acme', { charter: 'nss-bancorp', because: 'merged', by: 'sara' });
  expect(await said(store)).toEqual([]);
  const database = inHand(store);
  await database.updateTable('corporations').set({ charter: 'provident-bancorp' }).execute();
  await record(database, 'acme', ['corporations']);
  expect(await said(store)).toEqual(['corporations: the charter is not the one to which it was changed last']);
});

it('of a role from before it was kept who gives which, nothing is said', async () => {
  const store = await opened();
  const database = inHand(store);
  await database.deleteFrom('grant_changes').execute();
  await database.deleteFrom('records').execute();
  await database.updateTable('corporations').set({ records_version: 0, records_hash: '' }).execute();
  await record(database, 'acme', ['corporations'], ['grants', 'vera']);
  expect(await said(store)).toEqual([]);
  await store.grants.give({ account: 'sara', corporation: 'acme', role: 'secretary' }, 'owner');
  expect(await said(store)).toEqual([]);
  await database.updateTable('grants').set({ role: 'secretary' }).where('account', '=', 'vera').execute();
  await record(database, 'acme', ['grants', 'vera']);
  expect(await said(store)).toEqual([
    'grants vera: the role is not the one that was given last, by what is said of who gave which',
  ]);
});
