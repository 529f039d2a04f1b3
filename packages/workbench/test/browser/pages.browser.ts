import { describe, expect, it } from 'vitest';
import { looked, looks, openedBrowser, settled, somebody } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';
import { served } from './served.js';

/** Every page on the demonstration. A folder of pages adds its own here, one line a page. */
const pages: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['account', '/account'],
  ['overview', '/corporations/peoples-demonstration'],
  ['ask', '/corporations/peoples-demonstration/ask'],
  ['ask-question', '/corporations/peoples-demonstration/ask/acquisition.permit'],
  ['answer', '/corporations/provident-demonstration/ask/calendar.deadlines'],
  ['acts', '/corporations/peoples-demonstration/acts'],
  ['act', '/corporations/peoples-demonstration/acts/harbor-merger'],
  ['memorandum', '/corporations/peoples-demonstration/acts/harbor-merger/memorandum'],
  ['meetings', '/corporations/peoples-demonstration/meetings'],
  ['meeting', '/corporations/peoples-demonstration/meetings/special-meeting-2004'],
  ['meeting-not-proved', '/corporations/peoples-demonstration/meetings/annual-meeting-2004'],
  ['register', '/corporations/peoples-demonstration/register'],
  ['beneficial', '/corporations/peoples-demonstration/register#beneficial'],
  ['holder', '/corporations/peoples-demonstration/register/harbor-point'],
  ['board', '/corporations/peoples-demonstration/board'],
  ['series', '/corporations/provident-demonstration/series'],
  ['calendar', '/corporations/provident-demonstration/calendar'],
  ['instruments', '/corporations/peoples-demonstration/instruments'],
  ['profile', '/corporations/peoples-demonstration/instruments/profile'],
  ['provision', '/corporations/peoples-demonstration/instruments/SIXTEENTH.B'],
  ['provision-several', '/corporations/provident-demonstration/instruments/6.3'],
  ['papers', '/corporations/peoples-demonstration/papers'],
  ['matters', '/corporations/peoples-demonstration/matters'],
  ['access', '/corporations/peoples-demonstration/access'],
  ['keep', '/keep'],
  ['journal', '/corporations/peoples-demonstration/journal'],
  ['new-entry', '/corporations/peoples-demonstration/journal/new'],
  ['approval', '/corporations/peoples-demonstration/acts/harbor-merger/approval'],
  ['proposals', '/corporations/peoples-demonstration/proposals'],
  ['nothing', '/corporations/peoples-demonstration/nothing-here'],
];

describe('every page', () => {
  const work = ownerAtWork();

  it.each(pages)('%s is read, at every width, in light and dark, without a complaint', async (name, path) => {
    const { page, complaints } = work.owner;
    complaints.length = 0;
    await page.goto(work.service.url + path);
    await settled(page);
    for (const look of looks) await looked(page, name, look);
    expect(complaints).toEqual([]);
  });

  it('of one paper, called by its hash, is read at every width, in light and dark, without a complaint', async () => {
    const { page, complaints } = work.owner;
    complaints.length = 0;
    await page.goto(`${work.service.url}/corporations/peoples-demonstration/papers`);
    await settled(page);
    await page.locator('main a[href*="/papers/"]').first().click();
    await page.waitForURL(/\/papers\/[^/]+$/u);
    await page.locator('code').waitFor();
    for (const look of looks) await looked(page, 'paper', look);
    expect(complaints).toEqual([]);
  });
});

describe('signing in', () => {
  it('is by a link or a password, and tells what to do without', async () => {
    const service = await served({ isEmpty: true });
    const browser = await openedBrowser();
    const { page, complaints } = await somebody(browser, service.url);
    await page.goto(service.url);
    await page.waitForURL(/sign-in/u);
    for (const look of looks) await looked(page, 'sign-in', look);
    // Nobody was known yet: that is how the page finds out.
    expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
    await page.goto(`${service.url}/sign-in#${service.ownersLink}`);
    await page.waitForURL((at) => at.pathname === '/');
    for (const look of looks) await looked(page, 'home-empty', look);
    await browser.close();
    await service.stop();
  });
});
