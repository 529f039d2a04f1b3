import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore, StoreUnavailableError } from '@quorate/store';
import { acme, person } from '../entries.js';

it('a file that is removed or replaced while it is open acknowledges nothing more, until it is put back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, elsewhere] = [join(folder, 'data.sqlite'), join(folder, 'moved.sqlite')];
  const store = await openStore({ file });
  onTestFinished(async () => store.close());
  await store.keep(acme);
  const enter = async (id: string, expectedVersion: number) =>
    store.append({ corporation: 'acme', expectedVersion, entries: [person(id)] });
  await enter('anna', 0);
  renameSync(file, elsewhere);
  await expect(enter('bert', 1)).rejects.toThrow('removed or replaced');
  await expect(store.corporation('acme')).rejects.toThrow('removed or replaced');
  copyFileSync(elsewhere, file);
  await expect(enter('bert', 1)).rejects.toThrow('removed or replaced');
  renameSync(elsewhere, file);
  expect(await enter('bert', 1)).toMatchObject({ version: 2 });
});

it('a store whose file or folder was removed is closed without a complaint', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const removed of ['a/data.sqlite', 'b']) {
    const store = await openStore({ file: join(folder, removed.slice(0, 1), 'data.sqlite') });
    await store.keep(acme);
    rmSync(join(folder, removed), { recursive: true });
    await store.close();
  }
});

it('a file that cannot be looked for acknowledges nothing, and keeps nobody waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [within, elsewhere] = [join(folder, 'data'), join(folder, 'moved')];
  mkdirSync(within);
  const store = await openStore({ file: join(within, 'data.sqlite') });
  onTestFinished(async () => store.close());
  renameSync(within, elsewhere);
  symlinkSync(within, within);
  for (const _ of ['once', 'and again']) await expect(store.keep(acme)).rejects.toThrow('removed or replaced');
  unlinkSync(within);
  renameSync(elsewhere, within);
  await store.keep(acme);
  expect(await store.corporation('acme')).toMatchObject({ version: 0 });
});

it('whatever is asked of a file that was removed is told in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, elsewhere] = [join(folder, 'data.sqlite'), join(folder, 'moved.sqlite')];
  const store = await openStore({ file });
  onTestFinished(async () => store.close());
  await store.keep(acme);
  const now = '2004-01-01T00:00:00Z';
  const matter = { corporation: 'acme', matter: 'quill' };
  const asked: Record<string, () => Promise<unknown>> = {
    entries: async () => firstOf(store.entries('acme')),
    checkpoints: async () => store.checkpoints('acme'),
    charters: async () => store.charters.all('acme'),
    'changes of the charter': async () => store.charters.changes('acme'),
    accounts: async () => store.accounts.all(),
    'roles of an account': async () => store.grants.of('anna'),
    'roles here': async () => store.grants.in('acme'),
    'changes of roles': async () => store.grants.changes('acme'),
    'a secret': async () => store.secrets.find('abc'),
    identities: async () => store.identities.of('anna'),
    reads: async () => store.reads.of('acme'),
    'data of persons': async () => store.personalData.of('acme', { entry: 'e1' }),
    holds: async () => store.legalHolds.all('acme'),
    papers: async () => store.papers.all('acme'),
    'a paper': async () => store.papers.content('acme', 'abc'),
    policy: async () => store.policies.of('acme'),
    proposals: async () => store.proposals.all('acme'),
    hypotheticals: async () => store.hypotheticals.by('acme', 'anna', now),
    'requests of facts': async () => store.factRequests.all('acme'),
    'a request of facts': async () => store.factRequests.byLink('acme', 'abc', now),
    'frozen answers': async () => store.frozenAnswers.all('acme'),
    'a frozen answer': async () => store.frozenAnswers.one('acme', 'abc'),
    matters: async () => store.matters.of('acme', 'anna'),
    'members of a matter': async () => store.matters.members.all(matter),
    'drafts of a matter': async () => store.matters.drafts.all(matter),
    'a snapshot': async () => store.snapshot('acme'),
    verifying: async () => store.verify('acme'),
    damages: async () => store.damages(),
    'a backup': async () => firstOf(store.backups.lines()),
  };
  renameSync(file, elsewhere);
  for (const [what, ask] of Object.entries(asked))
    await expect(ask(), what).rejects.toBeInstanceOf(StoreUnavailableError);
  renameSync(elsewhere, file);
});

async function firstOf<T>(rows: AsyncIterable<T>): Promise<T | undefined> {
  for await (const row of rows) return row;
  return undefined;
}
