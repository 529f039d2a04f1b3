import { describe, expect, it } from 'vitest';
import { looked, looks, settled, somebody } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

describe('a page whose session ends while it is open', () => {
  const work = ownerAtWork();
  const peoples = '/corporations/peoples-demonstration';
  const out = 'You are no longer signed in';

  it('keeps what was written until the same person signs in again, and begins anew for anybody else', async () => {
    const { service, browser } = work;
    const anna = await service.account('anna', 'secretary', 'peoples-demonstration');
    const bert = await service.account('bert', 'secretary', 'peoples-demonstration');
    const { page, context } = await somebody(browser, service.url, anna);
    await page.goto(`${service.url}${peoples}/journal/new`);
    await settled(page);
    await page.getByRole('button', { name: 'Person', exact: true }).click();
    const id = page.getByLabel(/^The id/u).first();
    await id.fill('somebody-new');
    const signInElsewhere = async (link: string) => {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: 'Sign in in another tab' }).click(),
      ]);
      await tab.getByLabel(/^The link/u).fill(link);
      await tab.getByRole('button', { name: 'Use this link' }).click();
      await tab.waitForURL((at) => at.pathname === '/');
      await tab.close();
    };
    await service.store.secrets.endAll('anna', 'session');
    // Live updates are asked for again within a minute, and refused.
    await page.getByRole('heading', { name: out }).waitFor();
    await looked(page, 'signed-out', looks[0]!);
    await looked(page, 'signed-out', looks[2]!);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'I have signed in' }).click();
    await page.getByText('No sign-in was found yet').waitFor();
    expect(await page.getByRole('heading', { name: out }).isVisible()).toBe(true);
    await signInElsewhere(await service.link('anna'));
    await page
      .getByRole('button', { name: 'I have signed in' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await page.getByRole('heading', { name: out }).waitFor({ state: 'detached' });
    expect(await id.inputValue()).toBe('somebody-new');
    await service.store.secrets.endAll('anna', 'session');
    await page.getByRole('heading', { name: out }).waitFor();
    const reloaded = page.waitForEvent('load');
    await signInElsewhere(bert);
    await page
      .getByRole('button', { name: 'I have signed in' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await reloaded;
    await page.getByText('somebody-new').waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: out }).count()).toBe(0);
    await context.close();
  });

  it('says of what it reads by itself that nobody is at it, and of what somebody does nothing', async () => {
    const { service, browser } = work;
    const { page, context } = await somebody(browser, service.url, await service.link('owner'));
    await page.clock.install();
    await page.goto(`${service.url}${peoples}/proposals`);
    await settled(page);
    const said = async () => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/proposals'));
      await page.clock.fastForward(11_000);
      return (await asked).headers()['quorate-unattended'];
    };
    expect(await said()).toBeUndefined();
    await page.clock.fastForward(95_000);
    expect(await said()).toBe('?1');
    await page.keyboard.press('Shift');
    expect(await said()).toBeUndefined();
    await context.close();
  });
});
