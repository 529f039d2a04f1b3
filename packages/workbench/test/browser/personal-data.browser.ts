import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked, looks, settled, somebody, type Somebody } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const peoples = 'peoples-demonstration';
const anna = `/corporations/${peoples}/register/anna?on=2004-10-20`;
const address = '1 Elm Street';

describe('personal data, and a hold on a part', () => {
  const work = ownerAtWork();
  let counsel: Somebody;

  beforeAll(async () => {
    const { service, browser, owner } = work;
    counsel = await somebody(browser, service.url, await service.account('counsel', 'counsel', peoples));
    const { version } = await service.store.corporation(peoples);
    const entered = await owner.page.request.post(`${service.url}/v1/corporations/${peoples}/entries`, {
      headers: { origin: service.url },
      data: {
        expectedVersion: version,
        entries: [
          {
            id: 'anna-entered',
            type: 'person',
            on: '1999-01-04',
            basis: 'books',
            personal: { of: 'anna', address },
            data: { id: 'anna', name: 'Anna Alder', kind: 'individual' },
          },
        ],
      },
    });
    expect(entered.status(), await entered.text()).toBe(201);
  });
  afterAll(async () => counsel?.context.close());

  it('is held by counsel on the page of whose it is, and listed by name where holds are', async () => {
    const { page, complaints } = counsel;
    await page.goto(work.service.url + anna);
    await settled(page);
    await page.getByText('Keep what is kept of Anna Alder from being erased').click();
    await page.getByText('forbids to erase what it covers until counsel releases it').waitFor();
    await page.getByLabel('Why it is held').fill('a suit is threatened');
    await page.getByRole('button', { name: 'Hold what is kept of Anna Alder' }).click();
    await page.getByText(/^A hold stands, set by counsel/u).waitFor();
    for (const look of looks) await looked(page, 'hold-on-a-part', look);
    await page.goto(`${work.service.url}/corporations/${peoples}/access`);
    const held = page.getByRole('row', { name: /a suit is threatened/u });
    await held.getByRole('link', { name: 'Anna Alder' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is read where somebody asks for it, and not erased while it is held: the page says why', async () => {
    const { page, complaints } = work.owner;
    await page.goto(work.service.url + anna);
    await settled(page);
    expect(await page.locator('main').textContent()).not.toContain(address);
    await page.getByRole('button', { name: 'Read what is kept' }).click();
    await page.getByText(address).waitFor();
    await page.locator('summary', { hasText: 'Erase the personal data of Anna Alder' }).click();
    await page.getByText('This erases 1 record of Anna Alder for good').waitFor();
    for (const look of looks) await looked(page, 'erasing-personal-data', look);
    expect(complaints).toEqual([]);
    await erase();
    await page.locator('[role="alert"]', { hasText: 'hold' }).waitFor();
    await page.getByText(address).waitFor();
    complaints.length = 0;
  });

  it('is erased for good once the hold is released, which says by whom, when and why', async () => {
    const { page: counsels } = counsel;
    const held = counsels.getByRole('row', { name: /a suit is threatened/u });
    await held.getByRole('button', { name: 'Release this hold' }).click();
    await held.getByLabel('Why it is released').fill('the suit was dropped');
    await held.getByRole('button', { name: 'Release this hold' }).click();
    await held.getByText(/Released by counsel, .*: the suit was dropped/u).waitFor();
    const { page, complaints } = work.owner;
    await erase();
    await page.getByText(/^Erased by owner, .*: she asked for it$/u).waitFor();
    expect(await page.locator('main').textContent()).not.toContain(address);
    // Of its entry the same is told, and the entry stays.
    await page.getByRole('link', { name: 'its entry' }).click();
    await page.waitForURL(/anna-entered/u);
    await settled(page);
    await page.getByRole('button', { name: 'Read what is kept' }).click();
    await page.getByText(/^Erased by owner/u).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is proposed, and erased when another accepts, where the policy asks a second person for it', async () => {
    const { service, owner, browser } = work;
    const { page, complaints } = owner;
    const administrator = await somebody(
      browser,
      service.url,
      await service.account('adele', 'administrator', peoples),
    );
    await administrator.page.goto(`${service.url}/corporations/${peoples}/access`);
    await administrator.page.getByText('Change it').click();
    await administrator.page.getByRole('checkbox', { name: /^Erasing personal data/u }).check();
    await administrator.page.getByRole('button', { name: 'Set this' }).click();
    await administrator.page.getByText('are erased only once a second person accepts.').waitFor();
    const { version } = await service.store.corporation(peoples);
    const bert = {
      id: 'bert-entered',
      type: 'person',
      on: '1999-01-04',
      basis: 'books',
      personal: { of: 'bert', address: '2 Oak Street' },
      data: { id: 'bert', name: 'Bert Birch', kind: 'individual' },
    };
    const entered = await page.request.post(`${service.url}/v1/corporations/${peoples}/entries`, {
      headers: { origin: service.url },
      data: { expectedVersion: version, entries: [bert] },
    });
    expect(entered.status(), await entered.text()).toBe(201);

    await page.goto(`${service.url}/corporations/${peoples}/register/bert?on=2004-10-20`);
    await settled(page);
    await page.getByRole('button', { name: 'Read what is kept' }).click();
    await page.locator('summary', { hasText: 'Erase the personal data of Bert Birch' }).click();
    await page.getByText('nothing is erased before').waitFor();
    await page.getByLabel('Why it is erased').fill('he asked for it');
    await page.getByRole('button', { name: 'Propose to erase the personal data of Bert Birch' }).click();
    await page.getByText('It is erased when a second person accepts it.').waitFor();
    await page.getByText('2 Oak Street').waitFor();

    await counsel.page.goto(service.url);
    await counsel.page.getByRole('link', { name: /^Accept or refuse an erasure/u }).click();
    await counsel.page.getByRole('link', { name: 'Bert Birch' }).waitFor();
    for (const look of looks) await looked(counsel.page, 'erasure-proposed', look);
    await counsel.page.getByRole('button', { name: 'Accept, and erase it for good' }).click();
    await counsel.page.getByRole('heading', { level: 1, name: 'Accepted by counsel, and erased.' }).waitFor();

    await page.getByRole('link', { name: 'Open the proposal' }).click();
    await page.getByRole('link', { name: 'Bert Birch' }).click();
    await page.getByRole('button', { name: 'Read what is kept' }).click();
    await page.getByText(/^Erased by owner, .*: he asked for it$/u).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('2 Oak Street');
    expect([...complaints, ...counsel.complaints, ...administrator.complaints]).toEqual([]);
  });

  async function erase(): Promise<void> {
    const { page } = work.owner;
    await page.getByLabel('Why it is erased').fill('she asked for it');
    await page.getByRole('button', { name: 'Erase the personal data of Anna Alder for good' }).click();
  }
});
