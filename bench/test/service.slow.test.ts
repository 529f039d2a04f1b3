import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@quorate/store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bareRoute } from '../src/service/bare-route.js';
import { servedCorporation } from '../src/service/served.js';

describe('the service that is measured', () => {
  it('keeps what it is said to have entered, and the route beside it answers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'data.sqlite');
    const served = await servedCorporation(file);
    const entered = await served.appends(2, 1);
    expect(entered.perSecond).toBeGreaterThan(0);
    expect(entered.failed).toBe(0);
    await served.close();
    const store = await openStore({ file });
    onTestFinished(async () => store.close());
    expect(await store.corporation('acme')).toMatchObject({ version: 100 });
    for (const id of ['acme', 'writer-0', 'writer-1']) expect((await store.verify(id)).broken).toBeUndefined();
    const bare = await bareRoute();
    onTestFinished(async () => bare.close());
    const url = `${bare.url}/v1/corporations/acme/questions/x`;
    const body = JSON.stringify({ asOf: '2004-06-01', input: {} });
    expect(await (await fetch(url, { method: 'POST', body })).json()).toMatchObject({ outcome: 'answered' });
  });
});
