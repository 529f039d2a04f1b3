import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newSigningKey, openStore, type Checkpoint } from '@quorate/store';
import { sql, type Kysely } from 'kysely';
import { signCheckpoint } from '../../src/chain/checkpoint.js';
import { emptyRecords } from '../../src/chain/record-chain.js';
import { hashAt } from '../../src/database/entries.js';
import { migrate } from '../../src/database/migrations.js';
import { openSqlite } from '../../src/database/sqlite.js';
import { HeldEntries } from '../../src/journals/held-entries.js';
import { HeldRecords } from '../../src/records/held-against.js';
import { KeptJournals } from '../../src/journals/kept-journals.js';
import { Statements } from '../statements.js';
import { acme, issued, person } from '../entries.js';
import { turnsMeanwhile } from '../turns-meanwhile.js';

const entries = 2_000;
const papers = 60;
const roles = 800;

it('verifying keeps nobody waiting: after each paper, and after each of a few hundred entries, others have their turn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-verifying-'));
  const store = await openStore({ file: join(folder, 'store.sqlite') });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await store.keep(acme);
  const named = [];
  for (let each = 0; each < papers; each += 1) {
    const content = Buffer.from(`paper ${each}`, 'utf8');
    const paper = { name: 'a', mediaType: 'text/plain', content, state: 'signed', by: 'sara' } as const;
    const { hash } = await store.papers.keep('acme', paper);
    named.push({ ...issued(`named-${each}`, 'anna', 1), paper: { id: `paper-${each}`, hash } });
  }
  const issues = Array.from({ length: entries - 1 - papers }, (_, each) => issued(`issue-${each}`, 'anna', 1));
  await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna'), ...named, ...issues] });
  const { turns, came: verified } = await turnsMeanwhile(async () => store.verify('acme'));
  expect(verified).toMatchObject({ intact: { version: entries }, papers: { kept: papers }, changed: [] });
  expect(turns).toBeGreaterThan(papers + entries / 200);
});

it('whoever goes on writing does not have all read again: entries and papers that gave their hashes are not read for the next look', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-verifying-'));
  const statements = new Statements();
  const database = openSqlite(join(folder, 'store.sqlite')).withPlugin(statements.plugin);
  await migrate(database as unknown as Kysely<unknown>, {});
  const clock = () => '2026-01-01T00:00:00.000Z';
  const store = new KeptJournals(database, { clock, locksRows: false, snapshotEvery: 1_000, discarded: () => {} });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await store.keep(acme);
  await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] });
  const named = [];
  for (let each = 0; each < papers; each += 1) {
    const content = Buffer.from(`paper ${each}`, 'utf8');
    const paper = { name: 'a', mediaType: 'text/plain', content, state: 'signed', by: 'sara' } as const;
    const { hash } = await store.papers.keep('acme', paper);
    if (each % 2 === 0) named.push({ ...issued(`named-${each}`, 'anna', 1), paper: { id: `paper-${each}`, hash } });
  }
  const issues = Array.from({ length: entries }, (_, each) => issued(`issue-${each}`, 'anna', 1));
  await store.append({ corporation: 'acme', expectedVersion: 1, entries: [...named, ...issues] });
  for (let each = 0; each < roles; each += 1) {
    await store.grants.give({ account: `account-${each}`, corporation: 'acme', role: 'viewer' }, 'sara');
  }
  const key = createPrivateKey(newSigningKey());
  await store.sign('acme', key);
  const recorded = (await store.corporation('acme')).records.version;
  const before = statements.times('from "checkpoints"');
  const portions = 'from "entries" where "corporation" = ? and "sequence" > ? order by "sequence" limit';
  const read = statements.times(portions);
  const portionsOfRecords = portions.replace('entries', 'records');
  const ofRecords = statements.times(portionsOfRecords);
  const whole = '"bytes_of_place" from "charter_changes" where "corporation" = ?';
  const ofRows = statements.times(whole);
  const writing = { goesOn: true };
  const write = async () => {
    for (let at = 1 + named.length + entries; writing.goesOn; at += 1) {
      await store.append({ corporation: 'acme', expectedVersion: at, entries: [issued(`later-${at}`, 'anna', 1)] });
      await store.grants.give({ account: `account-${at % 2}`, corporation: 'acme', role: 'secretary' }, 'sara');
      await store.grants.withdraw({ account: `account-${at % 2}`, corporation: 'acme' }, 'sara');
      await store.sign('acme', key);
    }
  };
  const verify = async () => {
    const verified = await store.verify('acme');
    writing.goesOn = false;
    return verified;
  };
  const [verified] = await Promise.all([verify(), write()]);
  expect(verified).toMatchObject({ papers: { kept: named.length }, changed: [] });
  expect(statements.times('from "checkpoints"') - before).toBeGreaterThan(1);
  expect(statements.times(portionsOfRecords) - ofRecords).toBeLessThan((2 * recorded) / 200);
  expect(statements.times(whole) - ofRows).toBe(1);
  expect(statements.times(portions) - read).toBeLessThan((2 * entries) / 200);
  expect(statements.times('from "paper_pieces" where "corporation" = ? and "hash" = ? order by')).toBe(papers);
});

const clock = () => '2026-01-01T00:00:00.000Z';

/** A store of one corporation, and its database. */
async function inMemory() {
  const database = openSqlite(':memory:');
  await migrate(database as unknown as Kysely<unknown>, {});
  const store = new KeptJournals(database, { clock, locksRows: false, snapshotEvery: 1_000, discarded: () => {} });
  onTestFinished(async () => store.close());
  await store.keep(acme);
  return { database, store };
}

it('what is signed meanwhile of a place that was gone through is held against it, and an entry that does not follow what held is named', async () => {
  const { database, store } = await inMemory();
  const enter = async (expectedVersion: number, id: string) =>
    store.append({ corporation: 'acme', expectedVersion, entries: [person(id)] });
  for (const [at, id] of ['anna', 'bert', 'cora'].entries()) await enter(at, id);
  const second = (await hashAt(database, 'acme', 2)) ?? '';
  const signed = (hash: string, signedAt: string) => {
    const key = createPrivateKey(newSigningKey());
    return signCheckpoint('acme', { version: 2, hash, records: emptyRecords('acme') }, { key, signedAt });
  };
  const held = new HeldEntries();
  const look = async (...checkpoints: readonly Checkpoint[]) =>
    held.soundness(database, await store.corporation('acme'), checkpoints);
  expect(await look()).toMatchObject({ intact: { version: 3 } });
  const good = signed(second, clock());
  expect((await look(good)).broken).toBeUndefined();
  const other = signed('0'.repeat(64), clock());
  expect((await look(good, other)).broken).toMatchObject({ sequence: 2, id: 'person-bert' });
  const forged = { ...good, signature: other.signature };
  expect((await look(good)).broken).toBeUndefined();
  expect((await look(forged)).broken).toMatchObject({ sequence: 2 });
  expect((await look(good)).broken).toBeUndefined();
  await enter(3, 'dora');
  const text = sql<string>`replace(text, 'dora', 'doro')`;
  await database.updateTable('entries').set({ text }).where('sequence', '=', 4).execute();
  expect((await look(good)).broken).toMatchObject({ sequence: 4 });
});

it('what is recorded meanwhile is read again, what did not fit is looked at until it does, and a record that was signed otherwise is named', async () => {
  const { database, store } = await inMemory();
  const give = async (account: string, role: string) =>
    store.grants.give({ account, corporation: 'acme', role }, 'sara');
  const byHand = async (account: string, role: string) =>
    database.updateTable('grants').set({ role }).where('account', '=', account).execute();
  const held = new HeldRecords();
  const look = async (...signed: readonly { version: number; hash: string }[]) => {
    const { records } = await store.corporation('acme');
    const { misfits, broken } = await held.look(database, 'acme', [records, ...signed]);
    return { misfits: [...misfits.keys()], ...(broken === undefined ? {} : { broken }) };
  };
  const first = (await store.corporation('acme')).records;
  await give('anna', 'viewer');
  await give('bert', 'viewer');
  const [anna, bert] = ['["grants","anna"]', '["grants","bert"]'];
  await byHand('bert', 'secretary');
  expect(await look()).toEqual({ misfits: [bert] });
  expect(await look()).toEqual({ misfits: [bert] });
  await byHand('bert', 'viewer');
  expect(await look(first)).toEqual({ misfits: [] });
  await give('anna', 'director');
  expect(await look()).toEqual({ misfits: [] });
  await give('anna', 'viewer');
  await byHand('anna', 'secretary');
  expect(await look()).toEqual({ misfits: [anna] });
  await byHand('anna', 'viewer');
  const other = { version: first.version, hash: '0'.repeat(64) };
  expect((await look(other)).broken).toContain(`record ${first.version}:`);
  expect(await look(first)).toEqual({ misfits: [] });
  await database
    .updateTable('records')
    .set({ text: '{}' })
    .where('sequence', '=', first.version + 1)
    .execute();
  await give('dora', 'viewer');
  expect(await look()).toEqual({ misfits: [] });
});
