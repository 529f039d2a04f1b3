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

  it('asks first for what waits for no reply, and takes what follows one as soon as it is chosen', async () => {
    const { page, complaints } = work.owner;
    await page.goto(`${work.service.url}/corporations/nss-demonstration/ask/combination.market-value?on=2004-10-20`);
    await page.getByLabel(/^A class or series/u).fill('common');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await settled(page);
    const quoted = page.getByRole('group', { name: /^Was common quoted .* at the composite tape/u });
    await quoted.waitFor();
    const highest = page.getByRole('group', { name: /^What was the highest price .* at the composite tape/u });
    expect(await highest.count()).toBe(0);
    await page.getByText(/^If yes: What was the highest price .* at the composite tape/u).waitFor();
    await quoted.getByRole('radio', { name: /^Yes\b/u }).check();
    await highest.getByRole('radio', { name: /^Reply/u }).check();
    await page.getByLabel('Money').fill('20');
    expect(await page.getByRole('button', { name: 'Propose this entry' }).count()).toBe(2);
    await quoted.getByRole('radio', { name: /^No\b/u }).check();
    expect(await highest.count()).toBe(0);
    await settled(page);
    expect(complaints).toEqual([]);
  });

  it('stays asked where the date is moved, and says in what it differs from the day before', async () => {
    const { page, complaints } = work.owner;
    const peoples = `${work.service.url}/corporations/peoples-demonstration`;
    await page.goto(`${peoples}/ask/dividends.permit?on=2004-10-20`);
    // The class comes from the books, which leave no choice of it, with where that is read.
    const cls = page.getByLabel(/^The class or series/u);
    await page.getByText('no other class or series has shares outstanding.').waitFor();
    expect(await cls.inputValue()).toBe('common');
    await page.getByLabel(/^The amount on each share/u).fill('$0.10');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const told = page.getByRole('heading', { level: 1, name: '1 fact must be known before this is settled.' });
    await told.waitFor();
    await page.keyboard.press('[');
    await page.waitForURL(/on=2004-10-19/u);
    await told.waitFor();
    await settled(page);
    expect(await page.getByText('Otherwise than on the day before').count()).toBe(0);

    await page.goto(`${peoples}/acts/harbor-merger?on=2004-08-15`);
    await settled(page);
    await page.keyboard.press(']');
    await page.waitForURL(/on=2004-08-16/u);
    await page.getByText('Otherwise than on the day before, 15 August 2004:').waitFor();
    // Whoever comes to a day is told of that day.
    await page.goto(peoples);
    await settled(page);
    await page.goto(`${peoples}/acts/harbor-merger?on=2004-08-16`);
    await settled(page);
    expect(await page.getByText('Otherwise than on the day before').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
