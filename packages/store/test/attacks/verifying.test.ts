import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '@quorate/store';
import { acme, issued, person } from '../entries.js';
import { turnsMeanwhile } from '../turns-meanwhile.js';

const entries = 2_000;
const papers = 60;

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
