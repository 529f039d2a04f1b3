import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

/** What takes long is called off where it stands: nobody waits for it any more, and it can be begun again. */
describe('what takes long', () => {
  const work = ownerAtWork();
  const peoples = '/corporations/peoples-demonstration';
  beforeEach(async () => {
    await work.owner.page.unrouteAll();
    work.owner.complaints.length = 0;
  });

  /** Opens a page, of which requests to such an address get no reply while they are held; tells which were given up. */
  async function opened(path: string, held: RegExp): Promise<{ readonly page: Page; readonly givenUp: string[] }> {
    const { page } = work.owner;
    const givenUp: string[] = [];
    page.on('requestfailed', (request) => {
      if (held.test(new URL(request.url()).pathname)) givenUp.push(request.method());
    });
    await page.goto(work.service.url + path);
    await settled(page);
    // What is called off has nobody who waits for it: it is never replied to.
    await page.route(
      (url) => held.test(url.pathname),
      () => undefined,
    );
    return { page, givenUp };
  }

  async function calledOff(within: Page | Locator, says = /^Called off\./u): Promise<void> {
    await within.getByRole('button', { name: 'Cancel' }).click();
    await within.getByText(says).first().waitFor();
    expect(await within.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
  }

  it('is called off while a document is written, and written when asked again', async () => {
    const { page, givenUp } = await opened(`${peoples}/meetings/special-meeting-2004`, /\/documents\//u);
    const rows = page.getByRole('group', { name: /^List of the record date/u }).getByRole('button', { name: 'Rows' });
    await rows.click();
    await calledOff(page);
    expect(givenUp).toEqual(['POST']);
    await page.unrouteAll();
    await page.route('**/documents/*', async (route) => route.fulfill({ contentType: 'text/csv', body: 'holder\n' }));
    const [download] = await Promise.all([page.waitForEvent('download'), rows.click()]);
    expect(download.suggestedFilename()).toBe('record-list.csv');
    expect(await page.getByText('Called off.').count()).toBe(0);
  });

  it('is called off while a paper is sent, and says where it is seen whether it arrived', async () => {
    const { page, givenUp } = await opened(`${peoples}/papers`, /\/papers$/u);
    const buffer = Buffer.from('A paper (invented).');
    await page.getByLabel('File').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
    const keep = page.getByRole('button', { name: 'Keep this paper' });
    await keep.click();
    await calledOff(page, /If it had arrived whole by then, it stands among the papers\./u);
    expect(givenUp).toEqual(['POST']);
    await page.unrouteAll();
    await keep.click();
    await page.getByRole('link', { name: 'a.txt' }).click();
    await settled(page);
    const { page: again } = await opened(new URL(page.url()).pathname, /\/content$/u);
    await again.getByRole('button', { name: 'Save a copy' }).click();
    await calledOff(again);
  });

  it('is sent all the same where it writes and its page is left, and given up where it reads', async () => {
    const { page, givenUp } = await opened(`${peoples}/papers`, /\/papers$/u);
    const buffer = Buffer.from('Another paper (invented).');
    await page.getByLabel('File').setInputFiles({ name: 'b.txt', mimeType: 'text/plain', buffer });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.unrouteAll();
    await page.route('**/papers?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Keep this paper' }).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('button', { name: 'Keep this paper' }).waitFor({ state: 'detached' });
    const kept = page.waitForResponse((response) => response.request().method() === 'POST');
    letGo();
    expect((await kept).ok()).toBe(true);
    expect(givenUp).toEqual([]);

    const meeting = await opened(`${peoples}/meetings/special-meeting-2004`, /\/documents\//u);
    await page
      .getByRole('group', { name: /^List of the record date/u })
      .getByRole('button', { name: 'Rows' })
      .click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    const left = page.waitForEvent('requestfailed');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await left;
    expect(meeting.givenUp).toEqual(['POST']);
    expect(await page.getByText('was not done').count()).toBe(0);
  });

  it('is told of wherever one is, where it writes and fails after its page was left', async () => {
    const { page } = await opened(`${peoples}/papers`, /^$/u);
    const buffer = Buffer.from('A third paper (invented).');
    await page.getByLabel('File').setInputFiles({ name: 'c.txt', mimeType: 'text/plain', buffer });
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    const problem = { type: 'about:blank', title: 'Too large', status: 413, detail: 'Nothing was kept.' };
    await page.route('**/papers?*', async (route) => {
      await failing;
      await route.fulfill({ status: 413, contentType: 'application/problem+json', body: JSON.stringify(problem) });
    });
    await page.getByRole('button', { name: 'Keep this paper' }).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('button', { name: 'Keep this paper' }).waitFor({ state: 'detached' });
    fail();
    const notice = page.locator('main > div', {
      hasText: 'What you began before you left this page was not done: Papers',
    });
    await notice.getByText('Too large. Nothing was kept.').waitFor();
    await notice.getByRole('button', { name: 'I have read it' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  it('is called off while another charter is worked out beside this one', async () => {
    const { page, givenUp } = await opened(`${peoples}/instruments/profile`, /\/profile$/u);
    await page.getByLabel('Beside it').selectOption('nss-bancorp');
    await calledOff(page);
    expect(givenUp).toEqual(['GET']);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('columnheader', { name: /NSS Bancorp/u }).waitFor();
  });

  it('is called off while an entry is proposed, and proposed but once when it is sent again', async () => {
    const { page, givenUp } = await opened(`${peoples}/journal/new`, /\/proposals$/u);
    await page.getByRole('button', { name: 'Milestone', exact: true }).click();
    await page.locator('form.fields input').first().fill('third-step');
    await page.getByRole('button', { name: 'See what it changes' }).click();
    await page.getByText('It can be entered.').waitFor();
    await page.getByRole('button', { name: /^Propose/u }).click();
    await calledOff(page, /sent again, it is not entered twice\./u);
    expect(givenUp).toContain('POST');
    // It may have arrived: it is not supposed on top of itself.
    expect(await page.getByRole('button', { name: 'Suppose', exact: false }).first().isDisabled()).toBe(true);
    await page.unrouteAll();
    await page.getByText('It can be entered.').waitFor();
    await page.getByRole('button', { name: /^Propose/u }).click();
    await page
      .getByRole('link', { name: /proposal/iu })
      .first()
      .waitFor();
    expect(work.owner.complaints.filter((each) => !each.includes('ERR_FAILED'))).toEqual([]);
  });
});
