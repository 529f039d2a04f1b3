import { describe, expect, it } from 'vitest';
import { settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

describe('an answer that takes long', () => {
  const work = ownerAtWork();

  it('tells first how things stand; what would change it follows, and can be called off and begun again', async () => {
    const { page, complaints } = work.owner;
    let isHeld = true;
    await page.route('**/questions/approval.status', async (route) => {
      const { sensitivity } = route.request().postDataJSON() as { readonly sensitivity?: string };
      // What is called off has nobody who waits for it.
      if (sensitivity !== 'none' && isHeld) return;
      await route.continue();
    });
    await page.goto(`${work.service.url}/corporations/peoples-demonstration/acts/harbor-merger?on=2004-10-20`);
    await page.getByRole('heading', { level: 1, name: /cannot yet be carried out/u }).waitFor();
    await page.getByText('what it turns on is not worked out yet').waitFor();
    // Nothing is said to change it, or not to, before that is known.
    expect(await page.locator('#change').innerText()).not.toMatch(/No single fact|It rests on/u);
    expect(await page.getByText('The outcome is the same each way').count()).toBe(0);
    await page.locator('#change').getByRole('button', { name: 'Cancel' }).click();
    await page.locator('#change').getByText('Called off.').waitFor();
    await page.getByText('what it turns on is not worked out yet').waitFor();
    isHeld = false;
    await page.locator('#change').getByRole('button', { name: 'Work it out' }).click();
    await page.locator('#change').getByRole('table').waitFor();
    // What it turns on is called by its section once the instruments are read.
    await page.getByText(/^figures turn on how .+ is read/u).waitFor();
    await settled(page);
    expect(await page.getByText('what it turns on is not worked out yet').count()).toBe(0);
    await page.unrouteAll();
    expect(complaints).toEqual([]);
  });
});
