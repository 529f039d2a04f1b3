import { describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const peoples = '/corporations/peoples-demonstration';
const audited = looks.filter(({ isAudited }) => isAudited);

describe('an answer that somebody relies on', () => {
  const work = ownerAtWork();

  it('says that it is relied on, is found from the entries behind it, and is told as changed once it is', async () => {
    const { page, complaints } = work.owner;
    await page.goto(`${work.service.url}${peoples}/acts/harbor-merger?on=2004-10-20`);
    await settled(page);
    await page.getByText('By when:').waitFor();
    await page.getByText('before the first binding agreement for it; the day of that is not known yet').waitFor();
    await page.getByRole('button', { name: 'Freeze' }).click();
    await page.getByLabel('What it is relied on for').fill('the letter to Harbor Point');
    await page.getByRole('button', { name: 'Keep it as it is relied on' }).click();
    await page.keyboard.press('Escape');
    const relied = page.getByRole('link', { name: /^holds as relied on for “the letter to Harbor Point”/u });
    await relied.waitFor();
    await page.getByRole('button', { name: 'Follow' }).click();
    await page.getByText('nothing has changed yet').waitFor();

    const head = await work.service.store.corporation('peoples-demonstration');
    await work.service.store.append({
      corporation: 'peoples-demonstration',
      expectedVersion: head.version,
      entries: [
        {
          id: 'given-up',
          type: 'withdrawn',
          on: '2004-10-20',
          basis: 'books',
          by: 'owner',
          data: { proposal: 'harbor-merger' },
        },
      ],
    });
    await page.getByText('Changed while you followed it:').waitFor();
    const changed = page.getByRole('link', {
      name: /^changed since it was relied on for “the letter to Harbor Point”/u,
    });
    await changed.click();
    await page.getByRole('heading', { level: 1, name: /is given otherwise now\.$/u }).waitFor();
    await page.getByRole('heading', { name: 'In what it differs now' }).waitFor();
    for (const look of audited) await looked(page, 'relied-on', look);

    await page.goto(`${work.service.url}${peoples}/journal/body-act-1`);
    await page.getByRole('link', { name: 'the letter to Harbor Point' }).waitFor();
    await page.goto(`${work.service.url}${peoples}/ask`);
    await page.getByRole('link', { name: 'the letter to Harbor Point' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('of the calendar says what sets each day, and what shows that it was done', async () => {
    const { page, complaints } = work.owner;
    await page.goto(`${work.service.url}/corporations/provident-demonstration/calendar?on=2018-02-15`);
    await page.getByText('15 days before 1 April 2018, the payment date that the text fixes').waitFor();
    await page
      .getByText(/^As its declaration fixes it/u)
      .first()
      .waitFor();
    for (const look of audited) await looked(page, 'calendar-counted', look);
    expect(complaints).toEqual([]);
  });
});
