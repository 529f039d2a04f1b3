import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, onTestFinished } from 'vitest';
import { openStore, type StorePlace } from '@quorate/store';
import { acme } from '../entries.js';
import { startPostgres } from '../servers/postgres-server.js';
import { killedAgainAndAgain, killedWhileKeepingPapers } from './killed.js';

const rounds = 20;

describe('a writer killed twenty times', () => {
  it('loses nothing acknowledged in SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = { file: join(folder, 'journals.sqlite') };
    await begun(place);
    await killedAgainAndAgain(place, { rounds, seed: 1 });
  });

  it('leaves each paper whole or not at all, and no piece of another', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = { file: join(folder, 'journals.sqlite') };
    await begun(place);
    await killedWhileKeepingPapers(place, 8);
  });

  it('loses nothing acknowledged in PostgreSQL', async () => {
    const server = await startPostgres({ durable: true });
    onTestFinished(async () => server.stop());
    const place = { url: await server.database() };
    await begun(place);
    await killedAgainAndAgain(place, { rounds, seed: 2 });
  });
});

async function begun(place: StorePlace): Promise<void> {
  const store = await openStore(place);
  await store.keep(acme);
  await store.close();
}
