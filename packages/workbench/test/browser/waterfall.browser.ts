import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

describe('who receives what in a liquidation', () => {
  const work = ownerAtWork();

  const provident = '/corporations/provident-demonstration';

  it('is not drawn while a fact is needed, which is asked for', async () => {
    const { page: tab, complaints } = work.owner;
    await tab.goto(`${work.service.url}${provident}/series?on=2018-02-15`);
    await settled(tab);
    await tab.getByText('What is due in this liquidation on the Liquidation Account').waitFor();
    expect(await tab.getByRole('slider').count()).toBe(0);
    expect(await tab.getByText('Into what each share may be converted').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is drawn by the service’s figures, moved by keys or to the cent', async () => {
    const { page: tab, complaints } = work.owner;
    // What is due on the account is entered: nothing.
    const { version } = await work.service.store.corporation('provident-demonstration');
    const due = { fact: 'liquidation-account-due', about: ['the Liquidation Account'], value: '$0' };
    await work.service.store.append({
      corporation: 'provident-demonstration',
      expectedVersion: version,
      entries: [{ id: 'account-due', type: 'stated', on: '2018-02-15', basis: 'books', by: 'owner', data: due }],
    });
    await tab.goto(`${work.service.url}${provident}/series?on=2018-02-15`);
    await settled(tab);
    const table = tab.getByRole('table', { name: 'What each receives' });
    await table.waitFor();
    await tab.getByRole('img', { name: /^What each class and series receives/u }).waitFor();
    const exactly = tab.getByLabel('Left after the debts, exactly, in dollars');
    await exactly.fill('10,000,000.01');
    await table.getByRole('columnheader', { name: 'At $10,000,000.01' }).waitFor();
    expect(await table.getByRole('row', { name: /^Series A/u }).textContent()).toContain('$10,000,000.01');
    await tab.getByLabel('What one holder of record receives').fill('nobody of the sort');
    await tab.getByText('Nobody of that name is entered.').waitFor();
    await tab.getByLabel('What one holder of record receives').fill('united-states-treasury');
    await tab.getByText(/receives \$10,000,000\.01 on 17,145 shares of series A/u).waitFor();
    await tab.getByRole('slider').focus();
    await tab.keyboard.press('End');
    await table.getByRole('columnheader', { name: 'At $30,000,000.00' }).first().waitFor();
    await exactly.fill('a lot');
    await tab.getByText('Write an amount such as').waitFor();
    await exactly.fill('20000000');
    await table.getByRole('columnheader', { name: 'At $20,000,000.00' }).waitFor();
    for (const look of looks) await looked(tab, 'waterfall', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    expect(complaints).toEqual([]);
  });

  it('stands beside the ratio of conversion, where an instrument gives one', async () => {
    const { page: tab, complaints } = work.owner;
    const clause = readFileSync(
      new URL('../../../../charters/invented/clauses/38-conversion-price/charter.yaml', import.meta.url),
      'utf8',
    );
    const families = ['register', 'board', 'officers', 'meetings', 'acts', 'dividends', 'reports', 'instruments'];
    const entry = (id: string, type: string, data: object) => ({ id, type, on: '2010-01-04', basis: 'books', data });
    const corporation = {
      id: 'convertible',
      // Without what falls by an issue: of every one it is asked whether it is exempted.
      charter: { text: clause.replace(/ {10}issues: .*\n/u, ''), mediaType: 'application/yaml' },
      formed: '2010-01-01',
      entries: [
        ...families.map((family) => entry(`covered-${family}`, 'coverage', { family, from: '2010-01-04' })),
        entry('issued', 'shares-issued', { class: 'series-a', to: 'dispersed', shares: '1000' }),
        entry('common', 'shares-issued', { class: 'common', to: 'dispersed', shares: '5000' }),
      ],
    };
    const status = await tab.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/v1/corporations', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    }, corporation);
    expect(status).toBe(201);
    await tab.goto(`${work.service.url}/corporations/convertible/series?on=2011-01-04`);
    await settled(tab);
    const section = tab.getByRole('heading', { name: 'Series A: into what each share may be converted' });
    await section.waitFor();
    const told = await section.locator('xpath=..').textContent();
    expect(told).toContain('Ratio1');
    expect(told).toContain('Intocommon');
    for (const look of looks.filter(({ isAudited }) => isAudited)) await looked(tab, 'conversion', look);
    expect(complaints).toEqual([]);
  });
});
