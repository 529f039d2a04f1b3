import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { looked, looks, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

/** The pages of a corporation, by what stands after its address. */
const pages = [
  'overview',
  'ask',
  'acts',
  'meetings',
  'register',
  'board',
  'series',
  'calendar',
  'papers',
  'instruments',
  'journal',
  'proposals',
  'matters',
  'access',
] as const;
const corporation = 'newly-formed';
const addressOf = (name: (typeof pages)[number]) =>
  `/corporations/${corporation}${name === 'overview' ? '' : `/${name}`}`;
const audited = looks.filter(({ name }) => name === '390-light');

/** What a page says where nothing can be read or is there: never a void, never a code, never a fault of the program. */
async function said(page: Page): Promise<string> {
  await settled(page);
  const words = await page.locator('main').innerText();
  expect(words).not.toMatch(/undefined|NaN|\[object|Something went wrong/u);
  expect((await page.getByRole('heading', { level: 1 }).first().innerText()).length).toBeGreaterThan(3);
  return words;
}

describe('a corporation of which nothing is entered', () => {
  const work = ownerAtWork({ isEmpty: true });
  beforeAll(async () => {
    const status = await work.owner.page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/v1/corporations', { method: 'POST', headers, body: JSON.stringify(body) })).status;
      },
      { id: corporation, name: 'Newly Formed, Inc.', charter: 'peoples-bankcorp', formed: '1998-12-15' },
    );
    expect(status).toBe(201);
  });

  it.each(pages)('%s says what belongs there, or what must be known first', async (name) => {
    const { page, complaints } = work.owner;
    complaints.length = 0;
    await page.goto(work.service.url + addressOf(name));
    expect((await said(page)).length).toBeGreaterThan(60);
    for (const look of audited) await looked(page, `empty-${name}`, look);
    expect(complaints).toEqual([]);
  });

  it.each(pages)(
    '%s says that it could not be read where the service fails, and is read when asked again',
    async (name) => {
      const { page, complaints } = work.owner;
      await page.goto(work.service.url);
      await settled(page);
      const problem = {
        type: 'about:blank',
        title: 'Out of order',
        status: 500,
        detail: 'The service met a fault of its own.',
      };
      let isBroken = true;
      await page.route(new RegExp(`/v1/corporations/${corporation}(?:[/?]|$)`, 'u'), async (route) =>
        isBroken
          ? route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) })
          : route.continue(),
      );
      await page.goto(work.service.url + addressOf(name));
      // What needs nothing of the corporation stands all the same; whatever does says what went wrong.
      const alerts = page.getByRole('alert');
      await alerts.first().waitFor();
      expect(await said(page)).toContain('The service met a fault of its own.');
      for (const look of audited) await looked(page, `error-${name}`, look);
      isBroken = false;
      for (let left = await alerts.getByRole('button').count(); left > 0; left -= 1) {
        const again = alerts.getByRole('button').first();
        if ((await again.count()) > 0) await again.click();
        await settled(page);
      }
      await page.unrouteAll();
      // The refusals are told by the browser; nothing else went wrong.
      expect(complaints.filter((each) => !each.includes('500'))).toEqual([]);
      complaints.length = 0;
    },
  );
});
