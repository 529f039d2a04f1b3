import { describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

describe('without a network', () => {
  const work = ownerAtWork();

  it('what was read stays to be read, what was not says so, and comes when the service answers again', async () => {
    const { page, context, complaints } = work.owner;
    await page.setViewportSize({ width: 390, height: 800 });
    const at = `${work.service.url}/corporations/peoples-demonstration`;
    await page.goto(`${at}/register?on=2004-10-20`);
    await settled(page);
    await page.getByRole('row', { name: /^Homer Hathersby/u }).waitFor();
    const goTo = async (section: string) => {
      await page.getByRole('button', { name: 'Sections' }).click();
      await page.getByRole('link', { name: section, exact: true }).click();
    };
    await goTo('Board');
    await page.getByRole('heading', { level: 1, name: '9 directors in office, of 9 seats.' }).waitFor();
    await settled(page);
    // What other pages are made of is fetched while nothing else is done.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/Papers-/u.test(name)),
    );
    await context.setOffline(true);
    await page.getByText('The service does not answer').waitFor();
    await goTo('Register');
    await page.getByRole('row', { name: /^Homer Hathersby/u }).waitFor();
    await goTo('Papers');
    await page.getByRole('alert').waitFor();
    await page.getByText('The service does not answer').waitFor();
    await looked(page, 'without-a-network', looks[0]!);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: '93 papers are kept.' }).waitFor();
    await page.getByText('The service does not answer').waitFor({ state: 'detached' });
    // Requests that nobody answered are told by the browser; nothing else went wrong.
    expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('Hathersby');
  });
});
