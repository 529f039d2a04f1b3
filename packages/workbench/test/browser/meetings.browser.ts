import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

async function file(tab: Page, button: string, group: string): Promise<string> {
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('group', { name: group }).getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'latin1');
}

describe('the documents of a meeting', () => {
  const work = ownerAtWork();
  const corporation = 'peoples-demonstration';
  const meeting = `/corporations/${corporation}/meetings/special-meeting-2004`;

  const enter = async (id: string, type: string, data: object) => {
    const { version } = await work.service.store.corporation(corporation);
    const entry = { id, type, on: '2004-10-20', basis: 'books' as const, by: 'owner', data };
    await work.service.store.append({ corporation, expectedVersion: version, entries: [entry] });
  };

  it('come as files, and tell what is wanting until it is entered', async () => {
    const { page: tab } = work.owner;
    await tab.goto(work.service.url + meeting);
    await settled(tab);
    expect(await file(tab, 'Rows', 'Form 8-K, Item 5.07')).toContain('harbor-merger,merger,');
    await tab
      .getByRole('group', { name: 'Certificate of the inspectors' })
      .getByRole('button', { name: 'PDF' })
      .click();
    await tab.getByText('No inspector is entered').waitFor();

    await enter('ivy', 'person', { id: 'ivy', name: 'Ivy Ames', kind: 'individual' });
    await enter('appointed', 'inspector-appointed', {
      meeting: 'special-meeting-2004',
      inspector: 'ivy',
      sworn: '2004-10-20',
    });
    await enter('closed', 'polls-closed', { proposal: 'harbor-merger' });
    await tab.goto(work.service.url + meeting);
    await tab.getByText('Ivy Ames: took the oath on 20 October 2004').waitFor();
    expect(await file(tab, 'PDF', 'Certificate of the inspectors')).toMatch(/^%PDF/u);
    expect(await file(tab, 'Text', 'Certificate of the inspectors')).toContain('Proof to the shares present');
  });

  it('are reached by keys alone: from the list to the results, and to a file', async () => {
    const { page: tab } = work.owner;
    await tab.goto(`${work.service.url}/corporations/${corporation}`);
    await settled(tab);
    await tab.keyboard.press('g');
    await tab.keyboard.press('v');
    await tab.waitForURL(/\/meetings/u);
    // Whoever comes to a page goes on within it: the sections are not gone through again.
    const meeting = tab.getByRole('link', { name: '20 October 2004' });
    await meeting.waitFor();
    const isReached = async () => meeting.evaluate((link) => link === document.activeElement);
    for (let left = 3; left > 0 && !(await isReached()); left -= 1) await tab.keyboard.press('Tab');
    expect(await isReached()).toBe(true);
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/special-meeting-2004/u);
    const rows = tab.getByRole('group', { name: 'Form 8-K, Item 5.07' }).getByRole('button', { name: 'Rows' });
    await rows.focus();
    const [download] = await Promise.all([tab.waitForEvent('download'), tab.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('item-5.07.csv');
  });
});
