import { describe, expect, it } from 'vitest';
import { charterText } from '../../../store/test/charter-text.js';
import { looked, looks, settled, somebody } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const page = '/corporations/peoples-demonstration/instruments/own?on=2004-10-20';

const audited = looks.filter(({ isAudited }) => isAudited);

describe('a charter of one’s own', () => {
  const work = ownerAtWork();

  const write = async (text: string): Promise<void> => {
    const field = work.owner.page.getByRole('textbox', { name: 'Charter file' });
    await field.press('Control+a');
    await field.press('Delete');
    await field.fill(text);
  };

  it('is loaded on its page alone, and begins with a file, a skeleton or an empty page', async () => {
    const { page: tab, complaints } = work.owner;
    const scripts: string[] = [];
    tab.on('request', (request) => scripts.push(request.url()));
    await tab.goto(`${work.service.url}/corporations/peoples-demonstration/instruments?on=2004-10-20`);
    await settled(tab);
    expect(scripts.filter((each) => each.includes('OwnCharter'))).toEqual([]);
    await tab.getByRole('link', { name: 'A charter of one’s own' }).click();
    await settled(tab);
    await tab.getByText('No file was uploaded for this corporation yet.').waitFor();
    for (const look of audited) await looked(tab, 'own-charter-begin', look);
    await tab.getByRole('button', { name: 'Write or paste on an empty page' }).click();
    await tab.getByText('Nothing is written yet.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is told its mistakes by their lines, and puts a word right', async () => {
    const { page: tab, complaints } = work.owner;
    await tab.setViewportSize({ width: 1280, height: 900 });
    await write(charterText(1_000).replace('stock-classes', 'stock-clases'));
    await tab.getByText('1 mistake to mend.').waitFor();
    for (const look of looks) await looked(tab, 'own-charter-mistake', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    expect(await tab.getByRole('button', { name: 'Ask it' }).isDisabled()).toBe(true);
    await tab.getByRole('button', { name: 'line 17' }).click();
    await tab.getByRole('button', { name: 'Write stock-classes' }).click();
    await tab.getByText(/No mistake. Made up, Inc.: 1 provision, 100 % worked out/u).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is asked while it is written, on its corporation’s books or on none', async () => {
    const { page: tab, complaints } = work.owner;
    await tab.getByLabel('Question').selectOption('capital.summary');
    await tab.getByLabel('On', { exact: true }).selectOption({ label: 'No books: every fact is asked for' });
    await tab.getByRole('button', { name: 'Ask it' }).click();
    await tab.getByRole('heading', { name: /must be known before this is settled/u }).waitFor();
    await tab.getByText('Through which day has every entry on the register of shares been made').waitFor();
    await tab.getByLabel('Question').selectOption('instrument.profile');
    await tab.getByRole('button', { name: 'Ask it' }).click();
    await tab.getByText('By the file above, which is not in force.').waitFor();
    for (const look of audited) await looked(tab, 'own-charter-tried', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    expect(complaints).toEqual([]);
  });

  it('offers by keys what may stand where one writes', async () => {
    const { page: tab, complaints } = work.owner;
    const field = tab.getByRole('textbox', { name: 'Charter file' });
    await write(charterText(1_000));
    // What may stand there is known once the schema of charter files has come.
    await tab.evaluate(async () => (await fetch('/v1/charters/schema')).text());
    await field.focus();
    await tab.keyboard.press('Control+End');
    await tab.keyboard.type('byl');
    await tab.getByRole('option', { name: 'bylaws' }).waitFor();
    // What has only just been offered is not taken by a key that was meant for the text.
    await tab.waitForTimeout(150);
    await tab.keyboard.press('Enter');
    expect(await field.textContent()).toContain('bylaws:');
    expect(complaints).toEqual([]);
  });

  it('is not lost by going away unasked', async () => {
    const { page: tab, complaints } = work.owner;
    await tab.getByRole('link', { name: 'Register', exact: true }).click();
    const dialog = tab.getByRole('dialog', { name: 'Leave without keeping it?' });
    await dialog.waitFor();
    for (const look of audited) await looked(tab, 'own-charter-leaving', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(tab.url()).pathname).toContain('/instruments/own');
    expect(await tab.getByRole('textbox', { name: 'Charter file' }).textContent()).toContain('bylaws:');
    expect(complaints).toEqual([]);
  });

  it('is kept with its reason, and answers questions from then on', async () => {
    const { page: tab, complaints } = work.owner;
    await write(charterText(3_000_000));
    await tab.getByText(/No mistake/u).waitFor();
    const keep = tab.getByRole('button', { name: 'Answer by this charter from now on' });
    expect(await keep.isDisabled()).toBe(true);
    await tab.getByLabel(/^Why: what was wrong/u).fill('tried by a test');
    await keep.click();
    await tab.getByText(/It is kept, and in force/u).waitFor();
    for (const look of audited) await looked(tab, 'own-charter-kept', look);
    // Nothing is lost any more: nobody is asked.
    await tab.setViewportSize({ width: 1280, height: 900 });
    await tab.getByRole('link', { name: 'Instruments', exact: true }).first().click();
    await tab.getByRole('heading', { level: 1, name: /^1 instrument is in force/u }).waitFor();
    await tab.goto(work.service.url + page);
    await tab.getByRole('button', { name: /^Made up, Inc., uploaded by owner/u }).click();
    await tab.getByText(/No mistake/u).waitFor();
    // An owner keeps another corporation under it: the text goes along, and stands in no address.
    await tab.getByRole('button', { name: 'Keep another corporation under it' }).click();
    await tab.getByText('The charter file that you wrote is taken').waitFor();
    expect(tab.url()).toBe(`${work.service.url}/keep`);
    expect(complaints).toEqual([]);
  });

  it('is written, and asked, by whoever may ask; who may not keep it is told who may', async () => {
    const link = await work.service.account('viewer', 'viewer', 'provident-demonstration');
    const { page: tab, complaints } = await somebody(work.browser, work.service.url, link);
    await tab.goto(`${work.service.url}/corporations/provident-demonstration/instruments/own`);
    await settled(tab);
    await tab.getByRole('button', { name: 'Begin with a skeleton' }).click();
    await tab.getByText(/mistakes? to mend/u).waitFor();
    await tab.getByText(/^The secretary and counsel put a charter in force/u).waitFor();
    for (const look of audited) await looked(tab, 'own-charter-skeleton', look);
    expect(complaints).toEqual([]);
  });
});
