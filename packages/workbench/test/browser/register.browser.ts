import { describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const holders = 50_000;
const written = (type: string, data: object) => ({
  id: type,
  type,
  on: '1999-01-04',
  basis: 'books',
  by: 'owner',
  data,
});

describe('a register of fifty thousand holders', () => {
  const work = ownerAtWork({ isEmpty: true });

  it('is read where it is looked at: found, sorted and filtered by the service, and exported whole', async () => {
    const { page: tab, complaints } = work.owner;
    const status = await tab.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/v1/corporations', { method: 'POST', headers, body: JSON.stringify(body) })).status;
      },
      { id: 'widely-held', name: 'Widely Held, Inc.', charter: 'peoples-bankcorp', formed: '1998-12-15' },
    );
    expect(status).toBe(201);
    await work.service.store.append({
      corporation: 'widely-held',
      expectedVersion: 0,
      entries: [
        written('coverage', { family: 'register', from: '1999-01-04' }),
        written('opening-register', {
          class: 'common',
          issued: String((holders * (holders + 1)) / 2),
          holdings: Array.from({ length: holders }, (_, place) => ({
            holder: `holder-${String(place + 1).padStart(5, '0')}`,
            shares: String(place + 1),
          })),
        }),
      ],
    });

    await tab.goto(`${work.service.url}/corporations/widely-held/register?on=2000-01-04`);
    const table = tab.getByRole('region', { name: 'Of record, common' });
    await table.getByRole('row', { name: /^holder-50000 50,000/u }).waitFor();
    await settled(tab);
    expect(await table.locator('tbody tr:not(.gap)').count()).toBeLessThan(100);
    for (const look of looks) await looked(tab, 'register-of-many', look);
    await tab.setViewportSize({ width: 1280, height: 900 });

    // Whoever drags to the end sees the end, and what lies between is not read.
    const read: string[] = [];
    tab.on('request', (request) => {
      if (request.url().includes('/books/register')) read.push(request.url());
    });
    await table.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await table.getByRole('row', { name: /^holder-00001 1 /u }).waitFor();
    expect(read.length).toBeLessThanOrEqual(3);

    await tab.getByRole('searchbox', { name: 'Find a holder' }).fill('HOLDER 4999');
    await tab.getByText('11 of 50,000 holders').waitFor();
    await table.getByRole('row', { name: /^holder-49999 /u }).waitFor();
    await tab.getByRole('searchbox', { name: 'Find a holder' }).fill('nobody');
    await tab.getByText('No holder of record is what is looked for.').waitFor();
    await tab.getByRole('searchbox', { name: 'Find a holder' }).fill('');
    const least = tab.getByRole('searchbox', { name: 'At least so many shares' });
    await least.fill('many');
    await tab.getByText('Write a number of shares').waitFor();
    await least.fill('49,991');
    await tab.getByText('10 of 50,000 holders').waitFor();
    await least.fill('');
    await tab.getByText('50,000 holders', { exact: true }).first().waitFor();
    await table.getByRole('button', { name: 'Holder of record' }).click();
    await table.getByRole('row', { name: /^holder-00001 1 /u }).waitFor();
    expect(await table.getByRole('columnheader', { name: 'Holder of record' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );

    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    const lines = Buffer.concat(parts).toString('utf8').split('\r\n');
    expect(lines).toHaveLength(holders + 1);
    expect(lines[1]).toMatch(/^holder-00001,1,/u);
    expect(complaints).toEqual([]);
  });

  it('scrolls at the pace of the screen', async () => {
    const { page: tab, complaints } = work.owner;
    const table = tab.getByRole('region', { name: 'Of record, common' });
    const frames = await table.evaluate(async (element) => {
      element.scrollTo({ top: 0 });
      const times: number[] = [];
      for (let frame = 0; frame < 120; frame += 1) {
        element.scrollBy({ top: 90 });
        times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      }
      return times.slice(1).map((time, place) => time - (times[place] ?? 0));
    });
    const inOrder = frames.toSorted((one, other) => one - other);
    // Half of all frames at sixty a second, on a machine that does other work meanwhile.
    expect(inOrder[Math.floor(inOrder.length / 2)]).toBeLessThan(20);
    await settled(tab);
    expect(await table.locator('tbody tr:not(.gap)').count()).toBeLessThan(100);
    expect(complaints).toEqual([]);
  });
});
