import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { press, reach, written } from './by-keys.js';
import { settled, somebody, type Somebody } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const corporation = 'peoples-demonstration';

/** Records by keys how the directors voted on the act of the page, with the paper that shows it, and proposes it. */
async function proposeVotes(tab: Page, votes: readonly string[]): Promise<void> {
  const choosing = tab.waitForEvent('filechooser');
  await press(tab, /^Record an approval of the directors/u);
  await tab.waitForURL(/\/approval/u);
  await settled(tab);
  await written(tab, [[/^It was a/u, 'special']]);
  for (const vote of votes) {
    await reach(tab, /: For$/u);
    await tab.keyboard.press('Space');
    for (let left = order.indexOf(vote); left > 0; left -= 1) await tab.keyboard.press('ArrowRight');
  }
  await reach(tab, /^Minutes or resolution, as signed/u);
  await tab.keyboard.press('Enter');
  const chooser = await choosing;
  const buffer = Buffer.from('The resolution as it was signed (invented).');
  await chooser.setFiles({ name: 'resolution.txt', mimeType: 'text/plain', buffer });
  await tab.getByText('Nothing is missing.').waitFor();
  await press(tab, /^Propose these 2 entries/u);
  await tab.getByRole('heading', { level: 1, name: 'owner proposes 2 entries.' }).waitFor();
}

const order = ['For', 'Against', 'Abstained', 'Not there'];

/** From the first page on, by what the pages say, with no hand on a mouse: two people, each in a browser of their own. */
describe('a contested merger, by keys alone', () => {
  const work = ownerAtWork();
  let counsel: Somebody;
  beforeAll(async () => {
    const link = await work.service.account('counsel', 'counsel', corporation);
    counsel = await somebody(work.browser, work.service.url, link);
  });

  /** What waits for counsel is on their Home. */
  const waiting = async (called: RegExp) => {
    const { page: tab } = counsel;
    await tab.keyboard.press('g');
    await tab.keyboard.press('h');
    await tab.waitForURL((at) => at.pathname === '/');
    await tab.getByRole('link', { name: called }).waitFor();
    await settled(tab);
    await press(tab, called);
    await tab.getByText('What would stand').waitFor();
    await settled(tab);
  };
  const openMerger = async () => {
    const { page: tab } = work.owner;
    await tab.keyboard.press('g');
    await tab.keyboard.press('t');
    await tab.waitForURL(/\/acts/u);
    await settled(tab);
    await press(tab, /^The merger with Harbor Point Holdings, Inc\./u);
    await tab.getByRole('heading', { level: 1, name: /cannot yet be carried out/u }).waitFor();
    await settled(tab);
  };

  it('is asked about: what it lacks, why, and what would change it', async () => {
    const { page: tab } = work.owner;
    await settled(tab);
    await press(tab, /^Can Harbor Point’s merger be carried out\?/u);
    await tab.getByText('by 6 of 8 in a new vote or 239,251 more shares').first().waitFor();
    await settled(tab);
    await tab.keyboard.press('w');
    await tab.getByRole('complementary', { name: 'Why' }).waitFor();
    await tab.keyboard.press('w');
    await tab.getByRole('complementary', { name: 'Why' }).waitFor({ state: 'detached' });
  });

  it('is approved by too few directors, which the second person refuses, with the reason', async () => {
    const { page: tab } = work.owner;
    await openMerger();
    await proposeVotes(tab, ['For', 'For', 'For', 'For', 'For', 'Against', 'Against', 'Against', 'Abstained']);
    await waiting(/^Accept or refuse 2 entries/u);
    await counsel.page.getByText('cannot yet be carried out').first().waitFor();
    await press(counsel.page, /^Refuse$/u);
    await written(counsel.page, [[/^Why it is refused/u, 'The minutes are not those of the meeting.']]);
    await press(counsel.page, /^Refuse$/u);
    await counsel.page.getByRole('heading', { level: 1, name: 'Refused by counsel.' }).waitFor();
    await tab.getByText('The minutes are not those of the meeting.').waitFor();
  });

  it('is approved by six of eight: accepted in one browser, the answer changes in the other', async () => {
    const { page: tab } = work.owner;
    await openMerger();
    await proposeVotes(tab, [...Array.from({ length: 6 }, () => 'For'), 'Against', 'Against', 'Not there']);
    await tab.getByText('may be carried out').first().waitFor();
    await settled(tab);
    await openMerger();
    await waiting(/^Accept or refuse 2 entries/u);
    await press(counsel.page, /^Accept, and enter 2 entries/u);
    await counsel.page.getByRole('heading', { level: 1, name: 'Accepted by counsel, and entered.' }).waitFor();
    await tab.getByRole('heading', { level: 1, name: /may be carried out/u }).waitFor();
  });

  it('is printed: the memorandum of what was decided', async () => {
    const { page: tab } = work.owner;
    await settled(tab);
    await press(tab, /^Print$/u);
    await tab.waitForURL(/\/memorandum/u);
    await settled(tab);
    await tab.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await press(tab, /^Print$/u);
    await tab.locator('body[data-printed]').waitFor();
    expect([...work.owner.complaints, ...counsel.complaints]).toEqual([]);
  });
});
