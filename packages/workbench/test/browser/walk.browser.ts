import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { charterText } from '../../../store/test/charter-text.js';
import { screenshots, settled, somebody, type Somebody } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

/** What stands on a page for somebody who reads it. */
async function read(page: Page): Promise<string> {
  await settled(page);
  return page.locator('main').innerText();
}

async function openMerger(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Acts', exact: true }).click();
  await page.getByRole('link', { name: 'The merger with Harbor Point Holdings, Inc.' }).click();
  await settled(page);
}

/** What waits for somebody is on Home, also what another did after they came. */
async function accept(page: Page, waiting: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: waiting }).click();
  await page.getByRole('button', { name: /^Accept, and enter/u }).click();
  await page.getByRole('heading', { level: 1, name: 'Accepted by counsel, and entered.' }).waitFor();
}

/** What a new user does from the first page on, by what the pages say alone: no address is opened but those that a page shows. */
describe('a new user', () => {
  const work = ownerAtWork();
  let counsel: Somebody;

  it('finds out whether the merger at Peoples can pass, and what is still needed', async () => {
    const { page } = work.owner;
    await page.getByRole('link', { name: 'Can Harbor Point’s merger be carried out?' }).click();
    const said = await read(page);
    expect(said).toMatch(/^The merger with Harbor Point Holdings, Inc\. cannot yet be carried out\.$/mu);
    expect(said).toContain('by 6 of 8 in a new vote or 239,251 more shares');
    expect(said).toContain('Two ways are open; each is enough');
  });

  it('opens an account for a second person, who signs in by the link that the page shows', async () => {
    const { page } = work.owner;
    await page.getByRole('link', { name: 'Access' }).click();
    const opening = page.locator('form', { has: page.getByLabel(/^Name: small letters/u) });
    await opening.getByLabel(/^Name: small letters/u).fill('counsel');
    await opening.getByLabel('Role').selectOption('Counsel');
    await opening.getByRole('button', { name: 'Open this account, with this role' }).click();
    counsel = await somebody(work.browser, work.service.url);
    await counsel.page.goto(await opening.locator('.entry').innerText());
    await counsel.page.getByRole('heading', { level: 1, name: /for you\.$/u }).waitFor();
    // Until the link was taken nobody was known: that is how the page found out.
    expect(counsel.complaints.filter((each) => !each.includes('401'))).toEqual([]);
    counsel.complaints.length = 0;
  });

  it('takes the directors’ approval through resolution, meeting, votes and signed paper', async () => {
    const { page } = work.owner;
    await openMerger(page);
    await page.getByRole('link', { name: 'Record an approval of the directors' }).click();
    const propose = page.getByRole('button', { name: 'Propose these 2 entries' });
    await page.getByText('0 of 9 directors in office were there.').waitFor();
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('radio') });
    for (let place = 0; place < 9; place += 1) {
      const vote = place < 6 ? 'For' : place < 8 ? 'Against' : 'Not there';
      await rows
        .nth(place)
        .getByRole('radio', { name: new RegExp(`: ${vote}$`, 'u') })
        .check();
    }
    const recorded = await read(page);
    expect(recorded).toContain('8 of 9 directors in office were there.');
    expect(recorded).toContain('This step needs 6 of 8.');
    expect(recorded).toContain('Still missing: what sort of meeting it was and the signed paper.');
    await page.getByLabel('It was a').selectOption('special meeting');
    expect(await read(page)).toContain('Still missing: the signed paper.');
    const text = await page.getByLabel('Text of the resolution').inputValue();
    expect(text).toContain('Against: Edgar Chalkhill and Edith Cobbleton');
    const [draft] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download it, to be signed' }).click(),
    ]);
    expect(await propose.isDisabled()).toBe(true);
    const signed = page.getByLabel('Minutes or resolution, as signed');
    const buffer = Buffer.from('The resolution as it was signed (invented).');
    await signed.setInputFiles({ name: draft.suggestedFilename(), mimeType: 'text/plain', buffer });
    await propose.click();
    await page.getByRole('heading', { level: 1, name: 'owner proposes 2 entries.' }).waitFor();
    await page.getByText('What would stand').waitFor();
    expect(await read(page)).toContain('The merger with Harbor Point Holdings, Inc. may be carried out.');
    // Whoever proposes does not accept.
    expect(await page.getByRole('button', { name: /^Accept/u }).count()).toBe(0);
  });

  it('sees the answer change, untouched, when the second person accepts', async () => {
    const { page } = work.owner;
    await openMerger(page);
    await page.getByRole('heading', { level: 1, name: /cannot yet be carried out/u }).waitFor();
    await accept(counsel.page, /^Accept or refuse 2 entries: meeting held and body act, proposed by owner$/u);
    await page.getByRole('heading', { level: 1, name: /may be carried out/u }).waitFor();
  });

  it('prints the memorandum', async () => {
    const { page } = work.owner;
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    mkdirSync(screenshots, { recursive: true });
    await page.screenshot({ path: `${screenshots}memorandum-printed.png`, fullPage: true });
    const pdf = await page.pdf({ path: `${screenshots}memorandum-printed.pdf`, preferCSSPageSize: true });
    expect(pdf.length).toBeGreaterThan(10_000);
    const printed = await page.locator('body').innerText();
    for (const part of [
      'Memorandum',
      'Peoples Bankcorp, Inc.',
      '20 October 2004',
      'may be carried out',
      'SIXTEENTH.B',
    ]) {
      expect(printed).toContain(part);
    }
    expect(printed).toContain('A computation on stated facts, not an opinion of counsel.');
    // What is for a screen stays off the paper.
    for (const left of ['Search or ask', 'Back to the act', 'Overview']) expect(printed).not.toContain(left);
    await page.emulateMedia({ media: null });
  });

  it('asks a fact of somebody without an account, gets the reply, and sees it settle the question', async () => {
    const { page } = work.owner;
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await page.getByRole('link', { name: 'May we pay this dividend?' }).click();
    await page.getByLabel(/^The class or series/u).selectOption('common');
    await page.getByLabel(/^The amount on each share/u).fill('$0.10');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const unsettled = page.getByRole('heading', { level: 1, name: '1 fact must be known before this is settled.' });
    await unsettled.waitFor();
    await page.locator('#facts').getByText('How much is legally available to the corporation for dividends?').waitFor();
    await page.getByText('What matters is whether it is at least $100,000.00.').waitFor();
    await page.getByRole('radio', { name: 'Ask someone' }).check();
    await page.getByLabel('Whom to ask').fill('Grace Lindqvist');
    await page.getByRole('button', { name: 'Make a link for the reply' }).click();
    await page.getByText('Grace Lindqvist was asked on').waitFor();

    const treasurer = await somebody(work.browser, work.service.url);
    await treasurer.page.goto(await page.locator('.fact .entry').innerText());
    await treasurer.page.getByRole('heading', { name: /asks Grace Lindqvist$/u }).waitFor();
    await treasurer.page.getByLabel(/^How much is legally available/u).fill('$250,000.00');
    await treasurer.page.getByRole('button', { name: 'Send the answer' }).click();
    await treasurer.page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(treasurer.complaints).toEqual([]);

    await page.getByText('Grace Lindqvist has replied.').waitFor();
    await accept(counsel.page, /proposed by Grace Lindqvist \(asked by owner\)$/u);
    await unsettled.waitFor({ state: 'detached' });
    await page.getByText('It lacks a declaration by the board.').first().waitFor();
    expect(await page.getByRole('heading', { name: /fact is needed|facts are needed/u }).count()).toBe(0);
  });

  it('uploads a charter of their own, and asks it something', async () => {
    const { page } = work.owner;
    await page.getByRole('link', { name: 'Instruments', exact: true }).click();
    await page.getByRole('link', { name: 'A charter of one’s own' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'made-up.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from(charterText('3,000,000')),
    });
    await page.getByText(/No mistake\. Made up, Inc\.: 1 provision, 100 % worked out/u).waitFor();
    await page.getByLabel('Question').selectOption('capital.summary');
    await page.getByRole('button', { name: 'Ask it' }).click();
    await page.getByText('By the file above, which is not in force.').waitFor();
    await page.getByRole('row', { name: 'common I.1 3,000,000 $1.00 1,000,000 0 1,000,000 2,000,000' }).waitFor();
  });

  it('finds the signed resolution by what is written in it, and is told what was not read', async () => {
    const { page } = work.owner;
    await page.getByRole('link', { name: 'Papers', exact: true }).click();
    await page.getByLabel('Words').fill('resolution SIGNED');
    await page.getByRole('button', { name: 'Look for these words in every paper' }).click();
    await page.getByText('“resolution SIGNED”, the last kept first.').waitFor();
    const found = page.locator('section', { has: page.getByRole('heading', { name: 'What is written in them' }) });
    await found.getByRole('link', { name: 'resolution.txt' }).waitFor();
  });

  it('meets no error on the way', () => {
    expect([...work.owner.complaints, ...counsel.complaints]).toEqual([]);
  });
});
