import { describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

describe('who owns through whom', () => {
  const work = ownerAtWork();

  it('is drawn at every width, and told in tables that say the same', async () => {
    const { page: tab, complaints } = work.owner;
    await tab.goto(`${work.service.url}/corporations/peoples-demonstration/register?on=2004-10-20#beneficial`);
    await settled(tab);
    const owners = tab.getByRole('table', { name: 'What each is counted as owning' });
    const group = owners.getByRole('row').filter({ hasText: 'since 5 February 2004' }).first();
    await group.waitFor();
    expect(await group.textContent()).toContain('122,000');
    expect(await group.textContent()).toContain('22,000');
    expect(await group.textContent()).toContain('5,011/6,100');
    const ties = tab.getByRole('table', { name: 'Who is tied to whom' });
    await ties.getByText('controls').waitFor();
    await ties.getByText('64,000').waitFor();
    await ties.getByRole('link', { name: 'its entry' }).first().waitFor();
    await tab.locator('.react-flow__edge.controls').first().waitFor({ state: 'attached' });
    expect(await tab.locator('.react-flow__edge').count()).toBe(await ties.locator('tbody tr').count());
    await tab.locator('.graph-line').getByText('the line, 100,000 of 1,000,000').waitFor();
    for (const look of looks) await looked(tab, 'ownership', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    expect(complaints).toEqual([]);
  });

  it('is printed as its tables alone', async () => {
    const { page: tab } = work.owner;
    await tab.emulateMedia({ media: 'print' });
    expect(await tab.locator('.graph-frame').isVisible()).toBe(false);
    expect(await tab.getByRole('table', { name: 'Who is tied to whom' }).isVisible()).toBe(true);
    await tab.emulateMedia({ media: 'screen' });
  });

  it('is not known before anything is entered, and says so', async () => {
    const { page: tab, complaints } = work.owner;
    await tab.goto(`${work.service.url}/corporations/peoples-demonstration/register?on=1999-06-01#beneficial`);
    await settled(tab);
    await tab.getByText('No holding for another, control, group or agreement is entered').first().waitFor();
    expect(await tab.locator('.react-flow__edge').count()).toBe(0);
    for (const look of looks.filter(({ isAudited }) => isAudited)) await looked(tab, 'ownership-untied', look);
    expect(complaints).toEqual([]);
  });
});
