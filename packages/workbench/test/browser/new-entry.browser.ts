import { describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

describe('what is entered by a form', () => {
  const work = ownerAtWork();
  const peoples = '/corporations/peoples-demonstration';

  async function begun(sort: string) {
    const { page: tab } = work.owner;
    await tab.goto(`${work.service.url}${peoples}/journal/new`);
    await settled(tab);
    await tab.getByRole('button', { name: sort, exact: true }).click();
    return tab;
  }

  it('is an act of one kind or another, field by field', async () => {
    const tab = await begun('Proposed');
    await tab
      .getByLabel(/^The id/u)
      .first()
      .fill('second-merger');
    await tab.getByLabel('Kind').selectOption('merger');
    for (const look of looks) await looked(tab, 'new-proposal', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    await tab.getByRole('button', { name: 'See what it changes' }).click();
    expect(await tab.getByText('Something in it is missing').count()).toBe(0);
    await tab.getByText('This is needed.').first().waitFor();
    await tab.getByLabel(/^Who merges/u).fill('corporation');
    await tab.getByLabel('With whom').fill('harbor-point');
    await tab.getByRole('button', { name: 'See what it changes' }).click();
    await tab.getByText('It can be entered.').waitFor();
    expect(work.owner.complaints).toEqual([]);
  });

  it('is a list of records, each of which may go again', async () => {
    const tab = await begun('Opening register');
    const add = tab.getByRole('button', { name: 'Add one' });
    await add.click();
    await add.click();
    await tab.getByLabel('The shares held of record').nth(1).fill('250');
    await tab.getByRole('button', { name: 'Remove 1' }).click();
    expect(await tab.getByLabel('The shares held of record').inputValue()).toBe('250');
    for (const look of looks.filter(({ isAudited }) => isAudited)) await looked(tab, 'new-opening-register', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    expect(work.owner.complaints).toEqual([]);
  });

  it('is a name where its words speak of a day, and no day', async () => {
    const tab = await begun('Milestone');
    await tab.locator('form.fields input').first().fill('second-step');
    await tab.getByRole('button', { name: 'See what it changes' }).click();
    await tab.getByText('It can be entered.').waitFor();
    expect(work.owner.complaints).toEqual([]);
  });
});
