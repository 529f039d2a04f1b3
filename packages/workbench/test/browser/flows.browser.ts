import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked, looks, openedBrowser, settled, somebody, type Somebody } from './chromium.js';
import { served, type Served } from './served.js';

const peoples = '/corporations/peoples-demonstration';
const day = '?on=2004-10-20';

describe('two people on one corporation', () => {
  let service: Served;
  let browser: Browser;
  let secretary: Somebody;
  let counsel: Somebody;

  beforeAll(async () => {
    service = await served();
    browser = await openedBrowser();
    secretary = await somebody(browser, service.url, service.ownersLink);
    counsel = await somebody(
      browser,
      service.url,
      await service.account('counsel', 'counsel', 'peoples-demonstration'),
    );
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('are told when the service does not answer, and when it does again', async () => {
    const { page, context } = secretary;
    await page.goto(`${service.url}${peoples}${day}`);
    await settled(page);
    await context.setOffline(true);
    await page.getByText('The service does not answer').waitFor();
    await context.setOffline(false);
    await page.getByText('The service does not answer').waitFor({ state: 'detached' });
    secretary.complaints.length = 0;
  });

  it('suppose an entry: answers change for one of them alone, until supposing stops; the journal stays', async () => {
    const { page } = secretary;
    const ask = `${service.url}${peoples}/ask/capital.summary`;
    await page.goto(ask + day);
    await settled(page);
    const before = await page.locator('main').textContent();
    await page.goto(`${service.url}${peoples}/journal/new${day}`);
    await page.getByRole('button', { name: 'Shares issued' }).click();
    await settled(page);
    await page.locator('select', { hasText: 'common' }).waitFor();
    await page.getByLabel(/^The class or series/u).selectOption('common');
    await page.getByLabel(/^The holder of record who received/u).fill('harbor-point');
    await page.getByLabel(/^How many/u).fill('12345');
    await page.getByRole('button', { name: 'See what it changes' }).click();
    await page.getByRole('button', { name: 'Suppose it, without entering it' }).click();
    await page.getByText('Supposed. Answers on every page').waitFor();
    await page.getByText(/^Supposed:/u).waitFor();
    // The address carries an id, and nothing of what is supposed.
    expect(new URL(page.url()).search).toMatch(/supposed=[\da-f]{32}$/u);
    expect(page.url()).not.toContain('12345');
    await page.goto(`${ask}${new URL(page.url()).search}`);
    await settled(page);
    const supposed = page.url();
    expect(await page.locator('main').textContent()).not.toBe(before);
    for (const look of looks) await looked(page, 'supposed', look);
    await page.setViewportSize({ width: 1280, height: 900 });

    // To another it is none of theirs, and says so.
    await counsel.page.goto(supposed);
    await counsel.page.getByText(/What was supposed here has ended, or is another’s/u).waitFor();
    counsel.complaints.length = 0;

    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.getByText(/^Supposed:/u).waitFor({ state: 'detached' });
    await settled(page);
    expect(await page.locator('main').textContent()).toBe(before);
    expect(secretary.complaints).toEqual([]);
  });

  it('choose by which instruments they ask, on every page from there on', async () => {
    const { page } = secretary;
    await page.goto(`${service.url}${peoples}/acts/harbor-merger${day}`);
    await settled(page);
    const left = page.getByText('1 matter left to other law');
    await left.first().waitFor();
    await page.getByRole('button', { name: /^by the charter and the bylaws/u }).click();
    await page.getByRole('button', { name: /^Charter, bylaws and other law/u }).click();
    await page.waitForURL(/through=law/u);
    await left.first().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Acts', exact: true }).first().click();
    await page.getByRole('button', { name: /^by charter, bylaws and other law/u }).click();
    await page.getByRole('button', { name: /^The charter alone/u }).click();
    await page.waitForURL(/acts.*through=charter/u);
    expect(secretary.complaints).toEqual([]);
  });

  it('reach everything by keys', async () => {
    const { page } = secretary;
    await page.goto(`${service.url}${peoples}${day}`);
    await settled(page);
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.waitForURL(/\/acts/u);
    await page.keyboard.press(']');
    await page.waitForURL(/on=2004-10-21/u);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('who may vote');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ask\//u);
    await settled(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(secretary.complaints).toEqual([]);
  });
});

describe('an empty service', () => {
  let service: Served;
  let browser: Browser;
  let owner: Somebody;

  beforeAll(async () => {
    service = await served({ isEmpty: true });
    browser = await openedBrowser();
    owner = await somebody(browser, service.url, service.ownersLink);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('keeps a first corporation, with its opening lists pasted', async () => {
    const { page, complaints } = owner;
    await page.getByRole('link', { name: 'Keep a corporation' }).click();
    await settled(page);
    const keep = page.getByRole('button', { name: 'Keep this corporation' });
    await keep.click();
    await page.getByText('Choose a charter, or a file.').waitFor();
    await page.getByRole('radio', { name: /^Peoples Bankcorp/u }).check();
    await page.getByLabel('Name of the corporation').fill('Heron, Inc.');
    expect(await page.getByLabel(/^Id under which/u).inputValue()).toBe('heron-inc');
    await page.getByLabel('First day of the books').fill('1998-12-30');
    await page.getByLabel(/^Holders of record/u).fill('Ada Birch, 12,000\nothers, 888,000');
    await page.getByLabel(/^Directors, a line each/u).fill('Ada Birch, I\nColin Dale, II');
    await page.getByRole('checkbox', { name: 'Register' }).check();
    await page.getByText('900,000 shares outstanding with 2 holders').waitFor();
    await keep.click();
    await page.waitForURL(/\/corporations\/heron-inc/u);
    await settled(page);
    await page.goto(`${service.url}/corporations/heron-inc/register?on=1999-01-04`);
    await page.getByRole('heading', { level: 1, name: '2 holders of record hold 900,000 shares of common.' }).waitFor();
    await page.getByRole('link', { name: 'Ada Birch' }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows a matter to its members alone, and in no address and no tab by its name', async () => {
    const { page, complaints } = owner;
    await page.goto(`${service.url}/corporations/heron-inc/matters`);
    await settled(page);
    await page.getByLabel('What it is called, among its members').fill('Project Kestrel');
    await page.getByRole('button', { name: 'Open this matter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Project Kestrel' }).waitFor();
    await page.getByText('Write a note').click();
    await page.getByLabel('Title').fill('First thoughts');
    await page.getByLabel('Text').fill('For the members alone.');
    await page.getByRole('button', { name: 'Keep this note' }).click();
    await page.getByRole('button', { name: 'Read First thoughts' }).click();
    await page.getByText('For the members alone.').first().waitFor();
    expect(`${await page.title()} ${page.url()}`).not.toContain('Kestrel');
    for (const look of looks) await looked(page, 'matter', look);

    const link = await service.account('viewer', 'viewer', 'heron-inc');
    const other = await somebody(browser, service.url, link);
    await other.page.goto(`${service.url}/corporations/heron-inc/matters`);
    await settled(other.page);
    expect(await other.page.locator('main').textContent()).not.toContain('Kestrel');
    await other.page.goto(page.url());
    await other.page.getByText('Not found').first().waitFor();
    expect(await other.page.locator('body').textContent()).not.toContain('Kestrel');
    expect(complaints).toEqual([]);
  });
});
