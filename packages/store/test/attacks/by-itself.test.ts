import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '@quorate/store';
import { acme } from '../entries.js';
import { writingIn } from '../servers/writing-in.js';
import { byItselfSuite } from './by-itself-suite.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-by-itself-'));
let count = 0;
const fresh = async () => {
  count += 1;
  return { file: join(folder, `${count}.sqlite`) };
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keepsRoles = 'create trigger stays before delete on grants begin select raise(ignore); end';

byItselfSuite('SQLite', fresh, [
  ['a role that is taken away stays', [keepsRoles]],
  [
    'what is erased is kept elsewhere',
    [
      'create table elsewhere (fields text)',
      'create trigger copies after update on personal_data begin insert into elsewhere values (old.fields); end',
    ],
  ],
  [
    'roles are looked for in what somebody else says',
    ['alter table grants rename to grants_before', 'create view grants as select * from grants_before'],
  ],
  [
    'what does not fit is passed over',
    [
      'create table anew (corporation text not null, sequence integer not null, text text not null, hash text not null, primary key (corporation, sequence) on conflict ignore)',
      'insert into anew select * from records',
      'drop table records',
      'alter table anew rename to records',
    ],
  ],
]);

it('such a role stays while nothing else tells that it should have gone', async () => {
  const place = await fresh();
  const store = await openStore(place);
  await store.keep(acme);
  await store.grants.give({ account: 'vera', corporation: 'acme', role: 'viewer' }, 'owner');
  await store.close();
  const byHand = await writingIn(place);
  await byHand.run(keepsRoles);
  await byHand.close();
  const again = await openStore(place);
  await again.grants.withdraw({ account: 'vera', corporation: 'acme' }, 'owner');
  expect(await again.grants.in('acme')).toHaveLength(1);
  const { changed } = await again.verify('acme');
  await again.close();
  expect(changed.map(({ says }) => says)).toEqual([
    'the database has a trigger that this program did not make: stays, of grants',
  ]);
});

it('a view that somebody reads by is no lie', async () => {
  const place = await fresh();
  const store = await openStore(place);
  await store.keep(acme);
  await store.close();
  const byHand = await writingIn(place);
  await byHand.run('create view report as select name from corporations');
  await byHand.close();
  const again = await openStore(place);
  expect((await again.verify('acme')).changed).toEqual([]);
  await again.close();
});
