import { describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const holders = 50_000;
const written = (id: string, type: string, data: object) => ({
  id,
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
    const ids = Array.from({ length: holders }, (_, place) => `holder-${String(place + 1).padStart(5, '0')}`);
    const entries = [
      written('coverage', 'coverage', { family: 'register', from: '1999-01-04' }),
      ...ids.map((id) => written(`person-${id}`, 'person', { id, name: id, kind: 'individual' })),
      ...ids.map((holder, place) =>
        written(`issued-${holder}`, 'shares-issued', { class: 'common', to: holder, shares: String(place + 1) }),
      ),
    ];
    const atOnce = 10_000;
    for (let first = 0; first < entries.length; first += atOnce) {
      await work.service.store.append({
        corporation: 'widely-held',
        expectedVersion: first,
        entries: entries.slice(first, first + atOnce),
      });
    }

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
    await tab.getByText('15 of 50,000 holders').waitFor();
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
    // The last line is ended as the others are.
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(holders + 1);
    expect(lines[1]).toMatch(/^holder-00001,1,/u);
    expect(complaints).toEqual([]);
  });

  // Frames are not timed: what one costs is held instead, whatever the machine does meanwhile.
  it('draws few rows anew for each step of a scroll, and reads each page of holders once', async () => {
    const { page: tab, complaints } = work.owner;
    const table = tab.getByRole('region', { name: 'Of record, common' });
    await table.evaluate((element) => element.scrollTo({ top: 0 }));
    await table.getByRole('row', { name: /^holder-00001 1 /u }).waitFor();
    const read: string[] = [];
    tab.on('request', (request) => {
      if (request.url().includes('/books/register')) read.push(request.url());
    });
    const steps = 120;
    const { added, most } = await table.evaluate(async (element, count) => {
      let rows = 0;
      let drawn = 0;
      const watched = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) rows += [...addedNodes].filter((node) => node.nodeName === 'TR').length;
      });
      watched.observe(element, { childList: true, subtree: true });
      for (let step = 0; step < count; step += 1) {
        element.scrollBy({ top: 90 });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        drawn = Math.max(drawn, element.querySelectorAll('tbody tr:not(.gap)').length);
      }
      watched.disconnect();
      return { added: rows, most: drawn };
    }, steps);
    await settled(tab);
    expect(added).toBeGreaterThan(steps);
    expect(added).toBeLessThan(steps * 12);
    expect(most).toBeLessThan(100);
    expect(read.length).toBeLessThanOrEqual(6);
    expect(read).toEqual([...new Set(read)]);
    expect(complaints).toEqual([]);
  });
});
