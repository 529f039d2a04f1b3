import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked, looks, openedBrowser, settled, somebody, type Somebody } from './chromium.js';
import { served, type Served } from './served.js';

const peoples = '/corporations/peoples-demonstration';
const day = '?on=2004-10-20';

/** What a secretary and counsel do on any day, beside acts and meetings. */
describe('a day at work', () => {
  let service: Served;
  let browser: Browser;
  let secretary: Somebody;
  let counsel: Somebody;

  beforeAll(async () => {
    service = await served();
    browser = await openedBrowser();
    secretary = await somebody(browser, service.url, service.ownersLink);
    const link = await service.account('counsel', 'counsel', 'peoples-demonstration');
    counsel = await somebody(browser, service.url, link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(service.url + path);
    await settled(page);
  };

  it('sets a password, signs in with it, and ends the sessions that are elsewhere', async () => {
    const { page, complaints } = secretary;
    await open(page, '/account');
    await page.getByLabel('The new password').fill('a long and quiet password');
    await page.getByRole('button', { name: 'Set this password' }).click();
    await page.getByText('The password is set.').waitFor();
    const elsewhere = await somebody(browser, service.url);
    await elsewhere.page.goto(service.url);
    await elsewhere.page.waitForURL(/sign-in/u);
    await elsewhere.page.getByText('npx quorate sign-in --new-link').waitFor();
    const form = elsewhere.page.locator('form', { has: elsewhere.page.getByLabel('Password') });
    await form.getByLabel('Name').fill('owner');
    await form.getByLabel('Password').fill('another password');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.page.getByRole('alert').first().waitFor();
    expect(new URL(elsewhere.page.url()).pathname).toBe('/sign-in');
    await form.getByLabel('Password').fill('a long and quiet password');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.page.waitForURL((at) => at.pathname === '/');
    await settled(elsewhere.page);

    await open(page, '/account');
    const sessions = page.locator('section', { has: page.getByRole('heading', { name: /^Sessions/u }) });
    await sessions.getByRole('button', { name: /^End \d/u }).click();
    await sessions.getByRole('button', { name: /^End \d/u }).waitFor({ state: 'detached' });
    await elsewhere.page.reload();
    await elsewhere.page.waitForURL(/sign-in/u);
    await elsewhere.context.close();
    expect(complaints).toEqual([]);
  });

  it('makes a key for a program, and revokes it', async () => {
    const { page, complaints } = secretary;
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByText('it is shown this once').waitFor();
    const key = await page.locator('.entry').innerText();
    const known = async () => {
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${service.url}/v1/corporations`, { headers })).status;
    };
    expect(await known()).toBe(200);
    await page.getByRole('button', { name: /^Revoke/u }).click();
    await page.getByText('No program has a key of yours.').waitFor();
    expect(await known()).toBe(401);
    expect(complaints).toEqual([]);
  });

  it('has the calendar at a secret address, until that is revoked', async () => {
    const { page, complaints } = secretary;
    await open(page, `/corporations/provident-demonstration/calendar?on=2018-02-15`);
    await page.getByRole('button', { name: 'Make a secret address' }).click();
    const address = await page.locator('.entry').innerText();
    const feed = await fetch(address);
    expect(feed.headers.get('content-type')).toContain('text/calendar');
    expect(await feed.text()).toContain('BEGIN:VEVENT');
    await page
      .getByRole('button', { name: /^Why ?: Record date/u })
      .first()
      .click();
    await page
      .getByRole('complementary', { name: 'Why' })
      .getByText(/Days of dividends of Series A/u)
      .first()
      .waitFor();
    await page
      .getByRole('complementary', { name: 'Why' })
      .getByText(/Days of dividends of Series A/u)
      .first()
      .waitFor();
    await open(page, '/account');
    await page.getByRole('button', { name: /^Revoke/u }).click();
    await page.getByText('No program has a key of yours.').waitFor();
    expect((await fetch(address)).ok).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('relies on an answer, and is told on Home when it holds no longer', async () => {
    const { page, complaints } = secretary;
    await open(page, `${peoples}/ask/capital.summary${day}`);
    await page.getByRole('button', { name: 'Freeze' }).click();
    await page.getByLabel('What it is relied on for').fill('the annual report');
    await page.getByRole('button', { name: 'Keep it as it is relied on' }).click();
    await page.getByText('Kept as it is relied on.').waitFor();
    await open(page, '/');
    await page.getByRole('button', { name: 'Ask every relied-on answer again' }).click();
    await page.getByRole('row', { name: /^the letter of 2004-02-06/u }).waitFor();
    expect(await page.getByRole('row', { name: /^the annual report/u }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('begins a draft and discards it, proposes an issue and withdraws it: each button says which', async () => {
    const { page, complaints } = secretary;
    await beginIssue(page);
    await page.getByRole('link', { name: 'Discard draft' }).click();
    await page.waitForURL(/\/journal(?:\?|$)/u);
    await propose(page);
    await page.getByRole('button', { name: 'Withdraw this proposal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Withdrawn by owner.' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has a proposal refused with a reason, and another accepted, which turns the relied-on answer stale', async () => {
    const { page, complaints } = secretary;
    await propose(page);
    await toSettle(counsel.page);
    await counsel.page.getByRole('button', { name: 'Refuse' }).click();
    await counsel.page.getByLabel('Why it is refused').fill('No consideration is named.');
    await counsel.page.getByRole('button', { name: 'Refuse' }).click();
    await counsel.page.getByRole('heading', { level: 1, name: 'Refused by counsel.' }).waitFor();
    await propose(page);
    await toSettle(counsel.page);
    await counsel.page.getByRole('button', { name: 'Accept, and enter 1 entry' }).click();
    await counsel.page.getByRole('heading', { level: 1, name: 'Accepted by counsel, and entered.' }).waitFor();
    await open(page, '/');
    await page.getByRole('button', { name: 'Ask every relied-on answer again' }).click();
    await page.getByRole('row', { name: /^the annual report/u }).waitFor();
    for (const look of looks) await looked(page, 'home-stale', look);
    expect([...complaints, ...counsel.complaints]).toEqual([]);
  });

  it('takes in the journal that another service gave out, all of it or nothing', async () => {
    const exported = await secretary.page.evaluate(async () =>
      (await fetch('/v1/corporations/nss-demonstration/export')).text(),
    );
    const other = await served({ isEmpty: true });
    const owner = await somebody(browser, other.url, other.ownersLink);
    const { page, complaints } = owner;
    await page.goto(`${other.url}/keep`);
    await settled(page);
    const send = async (text: string): Promise<void> => {
      const file = { name: 'nss.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) };
      await page.getByLabel('The exported journal').setInputFiles(file);
      await page.getByRole('button', { name: 'Take this journal in' }).click();
    };
    await send(exported.replace('231,600', '231,601').replace('231600', '231601'));
    await page.getByText('was not taken in').waitFor();
    expect(complaints.splice(0)).toHaveLength(1);
    await send(exported);
    await page.waitForURL(/\/nss-demonstration\/journal/u);
    await settled(page);
    await page.getByRole('heading', { level: 1, name: /^The journal of NSS .* has \d+ entries/u }).waitFor();
    await owner.context.close();
    await other.stop();
    expect(complaints).toEqual([]);
  });

  async function beginIssue(page: Page): Promise<void> {
    await open(page, `${peoples}/journal/new${day}`);
    await page.getByRole('button', { name: 'Shares issued' }).click();
    await settled(page);
    await page.locator('select', { hasText: 'common' }).waitFor();
    await page.getByLabel(/^The class or series/u).selectOption('common');
    await page.getByLabel(/^The holder of record who received/u).fill('harbor-point');
    await page.getByLabel(/^How many/u).fill('77');
  }

  async function propose(page: Page): Promise<void> {
    await beginIssue(page);
    await page.getByRole('button', { name: 'See what it changes' }).click();
    await page.getByRole('button', { name: 'Propose it to a second person' }).click();
    await page.getByRole('link', { name: 'See proposals' }).click();
    await page.getByRole('heading', { level: 1, name: 'owner proposes 1 entry.' }).waitFor();
  }

  /** What waits for somebody is on Home. */
  async function toSettle(page: Page): Promise<void> {
    await open(page, '/');
    await page.getByRole('link', { name: /shares issued, proposed by owner$/u }).click();
    await settled(page);
  }
});
