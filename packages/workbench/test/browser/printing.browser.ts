import { describe, expect, it } from 'vitest';
import { settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

describe('on paper', () => {
  const work = ownerAtWork();
  const peoples = '/corporations/peoples-demonstration';

  it('a register stands whole, under whose it is and both its dates', async () => {
    const { page, complaints } = work.owner;
    await page.goto(`${work.service.url}${peoples}/register`);
    await settled(page);
    const table = page.getByRole('region', { name: 'Of record, common' });
    const rows = table.locator('tbody tr:not(.gap)');
    expect(await rows.count()).toBeLessThan(100);
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await page.getByRole('button', { name: 'Print the whole list' }).click();
    await table.getByText('328 holders').waitFor();
    await expect.poll(async () => rows.count()).toBe(328);
    expect(await rows.filter({ hasText: '…' }).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(/^As things stood on 20 October 2004, as we knew on \d/u).waitFor();
    expect(await page.getByRole('button', { name: 'Print the whole list' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(async () => rows.count()).toBeLessThan(100);
    expect(complaints).toEqual([]);
  });

  it('a memorandum has a heading of its own, with the day on which it was known', async () => {
    const { page, complaints } = work.owner;
    await page.goto(`${work.service.url}${peoples}/acts/harbor-merger/memorandum`);
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.printed').isVisible()).toBe(false);
    const heading = page.locator('.sheet header');
    expect(await heading.getByRole('row', { name: /^As we knew on/u }).textContent()).toMatch(/\d{4}$/u);
    expect(await heading.textContent()).toContain('Certificate of Incorporation of Peoples Bankcorp, Inc.');
    expect(complaints).toEqual([]);
  });
});
